import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandDefaults } from '../../packages/contract/src/brand.ts';
import { settingDefaults } from '../../packages/contract/src/settings/defaults.ts';
import { root } from './run.mjs';

/** Values that an owner changes at /admin/settings occur only once in the source: as defaults (D83). */
const DEFAULTS = [
  'packages/contract/src/settings/defaults.ts',
  'packages/contract/src/brand.ts',
  'packages/contract/src/values/centers.ts',
];

/** Tests, invented people and products, released migrations, and the list of common passwords. */
const elsewhere =
  /\.test\.tsx?$|\/testing\/|\/acceptance\/|\/migrations\/|\/demo\/|\/seed\/|\/most-used\.ts$|\/(?:access|races|smoke)\.ts$/;

/** The zeros of Kannada and Devanagari digits. */
const zeros = ['೦', '०'].map((zero) => zero.codePointAt(0) ?? 0);
const inWesternDigits = (/** @type {string} */ text) =>
  text.replace(/[೦-೯०-९]/g, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    return String(point - Math.max(...zeros.filter((zero) => zero <= point)));
  });

/** @param {string} folder @returns {{ file: string, code: string }[]} without comments, in digits of one script */
const readCode = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !elsewhere.test(`/${name}`))
    .map((name) => ({
      file: `${folder}/${name}`,
      code: inWesternDigits(readFileSync(join(root, folder, name), 'utf8'))
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/(?<=^|\s)\/\/.*$/gm, ''),
    }));

const sources = ['apps/web/app', 'apps/web/worker', 'apps/server/src', 'packages/contract/src'].flatMap(
  readCode,
);
const findIn = (/** @type {RegExp} */ pattern, files = sources) =>
  files.flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`));

const { phone, email, address, mapPoint } = settingDefaults;
const escaped = (/** @type {unknown} */ text) => String(text).replace(/[.+*?^${}()|[\]\\]/g, '\\$&');
const prices = Object.entries(settingDefaults)
  .filter(([key]) => /^(startingPrice|price)\./.test(key))
  .flatMap(([, value]) => (typeof value === 'number' ? [value] : Object.values(value)))
  // 999 is also the maximum of a quantity field.
  .filter((price) => price !== 999);
/**
 * 14999 as `14999`, `14,999` and `14_999`. The last year of the calendar is 9999, so that price counts with a comma
 * only.
 */
const pricePattern = prices.map((price) =>
  price < 1000
    ? `${price}`
    : `${Math.floor(price / 1000)}${price === 9999 ? ',' : '[,_]?'}${`${price}`.slice(-3)}`,
);

it('finds texts in each language and each script of digits', () => {
  const files = sources.map(({ file }) => file).filter((file) => file.includes('/words/'));
  for (const locale of ['en', 'kn', 'hi'])
    expect(files.filter((file) => file.includes(`/words/${locale}`)).length).toBeGreaterThan(20);
  expect(inWesternDigits('₹೧೪,೯೯೯ ₹१४,९९९ ₹14,999')).toBe('₹14,999 ₹14,999 ₹14,999');
});

it('is found by this test in the defaults', () => {
  expect(prices).toHaveLength(3 + 9 * 3 - 1);
  const found = findIn(new RegExp(`(?<![\\d.,_-])(?:${pricePattern.join('|')})(?![\\d_-])`, 'g'));
  expect(found.length).toBeGreaterThan(20);
});

it.each([
  ['a price of a plan', new RegExp(`(?<![\\d.,_-])(?:${pricePattern.join('|')})(?![\\d_-])`, 'g')],
  ['the phone', new RegExp(`${phone}|${phone.slice(0, 2)} ?${phone.slice(2, 6)} ?${phone.slice(6)}`, 'g')],
  ['an hour', /\b0?(?:5|7|10)(?::[03]0)? ?[AP]\.?M\b|(?<![T:\d])(?:0?5:00|0?7:00|10:30|22:00)(?![:\d])/gi],
  ['an hour in minutes', /\b(?:5 \* 60\b(?! \*)|22 \* 60\b(?! \*)|10 \* 60 \+ 30\b)/g],
  ['the name', new RegExp(brandDefaults.name, 'g')],
  ['the email', new RegExp(escaped(email), 'g')],
  ['the street', new RegExp(`${escaped(address.street)}|Koramangala 4th Block`, 'g')],
  ['the point on the map', new RegExp(`${escaped(mapPoint.latitude)}|${escaped(mapPoint.longitude)}`, 'g')],
])('%s stands nowhere but in the defaults', (_, pattern) => {
  const others = findIn(pattern).filter((found) => !DEFAULTS.some((file) => found.startsWith(`${file}:`)));
  // The command line names the product, and shows how a sender is written.
  expect(others.filter((found) => !found.startsWith('apps/server/src/start/'))).toEqual([]);
});

it('no screen, sentence or mail names a file of the source', () => {
  // The table of routes names the files of the screens.
  const said = sources.filter(
    ({ file }) =>
      file !== 'apps/web/app/routes.ts' &&
      (file.startsWith('apps/web/app/') || file.includes('/words/') || file.includes('/settings/')),
  );
  const withoutImports = said.map(({ file, code }) => ({
    file,
    code: code.replace(/(?:\bfrom|\bimport|\bimport\(|module) *'[^']*'/g, ''),
  }));

  expect(
    findIn(/[\w/-]+\.(?:tsx?|mjs|cjs)\b|\bpackages\/contract\b|\bapps\/(?:web|server)\b/g, withoutImports),
  ).toEqual([]);
});
