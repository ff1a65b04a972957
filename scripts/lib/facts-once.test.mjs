import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { factDefaults } from '../../packages/contract/src/facts/defaults.ts';
import { root } from './run.mjs';

/** What an owner changes at /admin/settings stands in the source once: as its default (D83). */
const DEFAULTS = 'packages/contract/src/facts/defaults.ts';

/** Tests, invented people and products, migrations, which never change, and the passwords that are used most. */
const elsewhere =
  /\.test\.tsx?$|\/testing\/|\/acceptance\/|\/migrations\/|\/demo\/|\/seed\/|\/most-used\.ts$|\/(?:access|races|story)\.ts$/;

/** @param {string} folder @returns {{ file: string, code: string }[]} without comments */
const readCode = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !elsewhere.test(`/${name}`))
    .map((name) => ({
      file: `${folder}/${name}`,
      code: readFileSync(join(root, folder, name), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/(?<=^|\s)\/\/.*$/gm, ''),
    }));

const sources = ['apps/web/app', 'apps/server/src', 'packages/contract/src'].flatMap(readCode);
const findIn = (/** @type {RegExp} */ pattern, files = sources) =>
  files.flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`));

const { phone } = factDefaults;
const prices = Object.entries(factDefaults)
  .filter(([key]) => /^(startingPrice|price)\./.test(key))
  .flatMap(([, value]) => (typeof value === 'number' ? [value] : Object.values(value)))
  // Also the most that a field of a quantity takes.
  .filter((price) => price !== 999);
/** 14999 as `14999`, `14,999` and `14_999`. The last year of the calendar is 9999, so that price counts with a comma only. */
const pricePattern = prices.map((price) =>
  price < 1000
    ? `${price}`
    : `${Math.floor(price / 1000)}${price === 9999 ? ',' : '[,_]?'}${`${price}`.slice(-3)}`,
);

it('is found by this test in the defaults', () => {
  expect(prices).toHaveLength(3 + 9 * 3 - 1);
  const found = findIn(new RegExp(`(?<![\\d.,_-])(?:${pricePattern.join('|')})(?![\\d_-])`, 'g'));
  expect(found.length).toBeGreaterThan(20);
});

it.each([
  ['a price of a plan', new RegExp(`(?<![\\d.,_-])(?:${pricePattern.join('|')})(?![\\d_-])`, 'g')],
  ['the phone', new RegExp(`${phone}|${phone.slice(0, 2)} ?${phone.slice(2, 6)} ?${phone.slice(6)}`, 'g')],
  ['an hour', /\b(?:5:00|10:00|7:00|10:30) ?[AP]M\b/gi],
])('%s stands nowhere but in the defaults', (_, pattern) => {
  expect(findIn(pattern).filter((found) => !found.startsWith(`${DEFAULTS}:`))).toEqual([]);
});

it('no screen, sentence or mail names a file of the source', () => {
  // The table of routes names the files of the screens.
  const said = sources.filter(
    ({ file }) =>
      file !== 'apps/web/app/routes.ts' &&
      (file.startsWith('apps/web/app/') || file.includes('/words/') || file.includes('/facts/')),
  );
  const withoutImports = said.map(({ file, code }) => ({
    file,
    code: code.replace(/(?:\bfrom|\bimport|\bimport\(|module) *'[^']*'/g, ''),
  }));

  expect(
    findIn(/[\w/-]+\.(?:tsx?|mjs|cjs)\b|\bpackages\/contract\b|\bapps\/(?:web|server)\b/g, withoutImports),
  ).toEqual([]);
});
