import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { retainEarlier, setAside } from './earlier-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'namma-builds-'));
const current = join(folder, 'client');
const aside = join(folder, 'aside');
const served = join(folder, 'earlier');
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {number} day @param {string[]} files */
function buildOn(day, files) {
  const now = new Date(Date.UTC(2030, 0, day));
  setAside(current, aside, now);
  rmSync(served, { recursive: true, force: true });
  rmSync(current, { recursive: true, force: true });
  mkdirSync(current);
  for (const name of files) writeFileSync(join(current, name), name);
  retainEarlier(aside, current, served, now);
  return readdirSync(served).sort();
}

it('keeps the files of earlier builds for 14 days after they were replaced', () => {
  expect(buildOn(1, ['a1.js', 'a1.js.br', 'same.js'])).toEqual([]);
  expect(buildOn(20, ['a2.js', 'same.js'])).toEqual(['a1.js', 'a1.js.br']);
  expect(buildOn(25, ['a3.js', 'same.js'])).toEqual(['a1.js', 'a1.js.br', 'a2.js']);
  expect(buildOn(34, ['a3.js', 'same.js'])).toEqual(['a1.js', 'a1.js.br', 'a2.js']);
  expect(buildOn(35, ['a3.js', 'same.js'])).toEqual(['a2.js']);
  expect(buildOn(36, ['a1.js', 'a3.js'])).toEqual(['a2.js', 'same.js']);
});
