import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const workspaces = ['.', 'apps/server', 'apps/web', 'bench', 'e2e', 'packages/contract'];
const pinned = new Map(
  workspaces.flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    return Object.entries({ ...dependencies, ...devDependencies });
  }),
);

/** The packages that docs/dependencies.md lists as outdated, with the version each is kept at. */
const [, list = ''] = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').split(
  '| Package | Stays at | Why |',
);
const [table = ''] = list.split('\n\n');
const held = table
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, names = '', at = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, at: at.split(',')[0] ?? '' })),
  );

it('a package that is said not to be the newest is at the version that is said', () => {
  expect(held.map(({ name }) => name)).toContain('@types/node');
  for (const { name, at } of held) expect(`${pinned.get(name)}.`, name).toMatch(new RegExp(`^${at}\\.`));
});
