import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');
const folders = ['', 'apps/server', 'apps/web', 'packages/contract', 'e2e', 'bench', 'lighthouse'];

it('has one version in every package, in the lock files and at the top of the changelog', () => {
  const { version, packages } = JSON.parse(read('package-lock.json'));

  const ofPackages = folders.map((folder) => JSON.parse(read(join(folder, 'package.json'))).version);
  const ofWorkspaces = folders.flatMap((folder) => packages[folder]?.version ?? []);
  const ofLighthouse = JSON.parse(read('lighthouse/package-lock.json')).version;
  const [, newest] = /^## \[([\d.]+)\]/m.exec(read('CHANGELOG.md')) ?? [];

  expect(new Set([...ofPackages, ...ofWorkspaces, ofLighthouse, newest])).toEqual(new Set([version]));
});
