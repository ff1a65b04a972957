import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Call, calls } from '../calls.ts';
import { ID_MAX, severalLines } from '../fields.ts';
import { otherDigits } from './digits.ts';

/** One value of a call: its path, such as `orders/order body.items[].productId`, and its schema. */
interface Leaf {
  path: string;
  schema: z.core.$ZodType;
}

/** The single values of a schema; unwraps wrappers and containers at any depth. */
function leavesOf(schema: z.core.$ZodType, path: string): Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`)),
        // Unknown fields are dropped, unless the schema allows them.
        ...(def.catchall && def.catchall._zod.def.type !== 'never'
          ? [{ path: `${path}.*`, schema: def.catchall }]
          : []),
      ];
    case 'array':
      return leavesOf(def.element, `${path}[]`);
    case 'record':
      return [...leavesOf(def.keyType, `${path}{key}`), ...leavesOf(def.valueType, `${path}{}`)];
    case 'tuple':
      return def.items.flatMap((item, i) => leavesOf(item, `${path}[${i}]`));
    case 'union':
      return def.options.flatMap((option) => leavesOf(option, path));
    case 'intersection':
      return [...leavesOf(def.left, path), ...leavesOf(def.right, path)];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return leavesOf(def.innerType, path);
    case 'pipe':
      return isContainer(def.in) ? leavesOf(def.in, path) : [{ path, schema }];
    default:
      return [{ path, schema }];
  }
}

const containers = [
  'object',
  'array',
  'record',
  'tuple',
  'union',
  'intersection',
  'optional',
  'nullable',
  'default',
];
const isContainer = (schema: z.core.$ZodType) =>
  containers.includes((schema as z.core.$ZodTypes)._zod.def.type);

const leaves = Object.entries<Call>(calls).flatMap(([name, { query, body }]) => [
  ...(query ? leavesOf(query, `${name} query`) : []),
  ...(body ? leavesOf(body, `${name} body`) : []),
]);

const parse = ({ schema }: Leaf, value: unknown) => (schema as z.ZodType).safeParse(value);

/** Texts that some leaf may accept, each with a position for a hostile character. */
const bases = [
  'a',
  'some words that are long enough',
  'a@example.com',
  '9876543210',
  '560001',
  '12345678901234',
  '1',
];
const withCharacter = (character: string) =>
  bases.flatMap((base) => [
    `${base}${character}`,
    `${character}${base}`,
    `${base.slice(0, 1)}${character}${base.slice(1)}`,
  ]);

/** Lists the leaves that accept a text with such a character. */
const keepers = (
  texts: readonly string[],
  character: RegExp,
  isExempt: (leaf: Leaf) => boolean = () => false,
) =>
  leaves
    .filter((leaf) => !isExempt(leaf))
    .flatMap((leaf) =>
      texts.flatMap((text) => {
        const { success, data } = parse(leaf, text);
        return success && typeof data === 'string' && character.test(data)
          ? [`${leaf.path} keeps ${JSON.stringify(data)}`]
          : [];
      }),
    );

const isPassword = ({ path }: Leaf) => /password$/i.test(path);
const hasSeveralLines = ({ schema }: Leaf) => severalLines.get(schema) !== undefined;
describe('every value of every call', () => {
  it('is found by this test', () => {
    const paths = leaves.map(({ path }) => path);

    expect(leaves.length).toBeGreaterThan(250);
    expect(paths).toEqual(
      expect.arrayContaining([
        'auth/userRegister body.name',
        'auth/userRegister body.Cpassword',
        'product/getAll query.category',
        'product/add body.attributes.maker',
      ]),
    );
  });

  it('has a schema that restricts it', () => {
    const open = leaves.filter(({ schema }) =>
      ['any', 'unknown', 'custom', 'file', 'date', 'bigint'].includes(
        (schema as z.core.$ZodTypes)._zod.def.type,
      ),
    );

    expect(open.map(({ path }) => path)).toEqual([]);
  });

  it('refuses NUL and halves of characters, which the database cannot store', () => {
    const texts = ['\0', '\ud800', '\udc00'].flatMap(withCharacter);

    expect(keepers(texts, /\0|\p{Surrogate}/u)).toEqual([]);
  });

  it('refuses other control characters, except in passwords', () => {
    const texts = ['\u0007', '\u001b', '\u007f', '\u009b'].flatMap(withCharacter);

    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it looks for
    expect(keepers(texts, /[\u0007\u001b\u007f\u009b]/, isPassword)).toEqual([]);
  });

  it('removes direction marks and zero-width spaces, except in passwords', () => {
    const texts = ['\u200e', '\u200f', '\u202e', '\u2066', '\u200b', '\ufeff', '\u00ad'].flatMap(
      withCharacter,
    );

    expect(keepers(texts, /[\u200e\u200f\u202e\u2066\u200b\ufeff\u00ad]/, isPassword)).toEqual([]);
  });

  it('removes line breaks, except where its schema is a `text`', () => {
    const texts = ['\n', '\r\n', '\u2028', '\u0085', '\t', '\v'].flatMap(withCharacter);

    expect(
      keepers(texts, /[\n\r\u2028\u0085\t\v]/, (leaf) => isPassword(leaf) || hasSeveralLines(leaf)),
    ).toEqual([]);
  });

  it('is empty or refused without visible characters, except in passwords', () => {
    const invisible = [
      '\u200b',
      '\u2060\ufeff',
      '\u3164',
      '\u2800',
      '\u00a0',
      '\u200d\u200c',
      '\u{e0041}',
      '\ufe0f',
    ].map((character) => character.repeat(16));

    expect(keepers(invisible, /./u, isPassword)).toEqual([]);
  });

  it('takes a number only within bounds', () => {
    const beyond = leaves.flatMap((leaf) =>
      [2 ** 53, 1e308, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY].flatMap((number) =>
        [number, String(number)].flatMap((value) => {
          const { success, data } = parse(leaf, value);
          return success && typeof data === 'number' ? [`${leaf.path} takes ${value}`] : [];
        }),
      ),
    );

    expect(beyond).toEqual([]);
  });

  it('takes an id, a number of a page or a quantity only when the database has an integer for it', () => {
    const isAmount = (path: string) => /\.(amount|expectedTotal|expectedPaise|price)$/.test(path);
    const beyond = leaves
      .filter(({ path }) => !isAmount(path))
      .flatMap((leaf) =>
        [ID_MAX + 1, String(ID_MAX + 1), -ID_MAX - 2].flatMap((value) => {
          const { success, data } = parse(leaf, value);
          return success && typeof data === 'number' ? [`${leaf.path} takes ${value}`] : [];
        }),
      );

    expect(beyond).toEqual([]);
  });

  it('counts pages only as far as all rows before them are an integer of the database', () => {
    const pages = leaves.filter(({ path }) => path.endsWith('query.page'));
    const limits = new Map(leaves.map((leaf) => [leaf.path, leaf]));
    const highest = (leaf: Leaf) => {
      let [low, high] = [1, ID_MAX + 1];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (parse(leaf, String(middle)).success) low = middle;
        else high = middle;
      }
      return Number(parse(leaf, String(low)).data);
    };

    const beyond = pages.filter((page) => {
      const limit = limits.get(page.path.replace(/page$/, 'limit'));
      return limit === undefined || highest(page) * highest(limit) > ID_MAX;
    });

    expect(pages.length).toBeGreaterThan(10);
    expect(beyond.map(({ path }) => path)).toEqual([]);
  });
});

describe('numbers that are no amounts', () => {
  it('are read in every script, however they are grouped', () => {
    const inScript = (number: string, first: string) =>
      [...number].map((digit) => otherDigits()[otherDigits().indexOf(first) + Number(digit)]).join('');
    const named = (end: string) => leaves.filter(({ path }) => path.endsWith(end));
    const read = (end: string, number: string) =>
      named(end).flatMap((leaf) =>
        ['०', '೦', '０'].flatMap((zero) => [
          parse(leaf, inScript(number, zero)).data,
          parse(leaf, ` ${number.slice(0, 3)} ${number.slice(3)}\u200e`).data,
        ]),
      );

    expect(new Set(read('.phone', '9876543210'))).toEqual(new Set(['9876543210']));
    expect(new Set(read('.pincode', '560001'))).toEqual(new Set(['560001']));
    expect(new Set(read('.hsn', '210610'))).toEqual(new Set(['210610']));
    expect(new Set(read('.fssaiLicence', '12345678901234'))).toEqual(new Set(['12345678901234']));
    expect(new Set(read('.utr', '123456789012').filter(Boolean))).toEqual(new Set(['123456789012']));
  });
});
