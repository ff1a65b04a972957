import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findTooNewInBuild } from './old-browsers.mjs';

it('finds functions and syntax in built files that the oldest browsers lack', async () => {
  const client = mkdtempSync(join(tmpdir(), 'namma-client-'));
  mkdirSync(join(client, 'assets'));
  const write = (/** @type {string} */ file, /** @type {string} */ code) =>
    writeFileSync(join(client, file), code);
  write('sw.js', 'const days=list.toSorted();');
  write(
    'assets/a.js',
    'try{document.startViewTransition(show)}catch{}export class A{static #b=1;static{A.#b=2}}',
  );
  write('assets/b.js', 'panel.showPopover();const matches=/[a--b]/v.test(text);');
  write('assets/c.js', 'using file=open();');

  expect(await findTooNewInBuild(client)).toEqual([
    'sw.js: .toSorted(',
    'assets/b.js: showPopover(',
    'assets/b.js: syntax',
    'assets/c.js: syntax',
  ]);
});
