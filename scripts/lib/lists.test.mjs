import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderLists } from './lists.mjs';
import { root } from './run.mjs';

it.each(renderLists())('$path lists every file of its kind', ({ path, text }) => {
  const written = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');

  expect(written, 'npm run check writes it').toBe(text);
});
