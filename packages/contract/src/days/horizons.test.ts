import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Call, calls } from '../calls.ts';
import { day } from '../fields.ts';
import { addDays } from './dates.ts';
import { dayFieldsOf, horizonOf, outsideHorizon, withHorizon } from './horizons.ts';

const TODAY = '2030-03-04';
const NOW = new Date('2030-03-04T06:30:00Z');

const schema = z
  .object({
    on: day('past').optional(),
    month: withHorizon(z.string(), 'past', 'month').optional(),
    at: withHorizon(z.iso.datetime(), 'closure', 'instant').optional(),
    since: withHorizon(z.iso.datetime(), 'past', 'instant').optional(),
    lines: z.array(z.object({ bestBefore: day('goods').nullable() })).optional(),
    either: z.union([z.object({ born: day('birth') }), z.null()]).optional(),
  })
  .refine(() => true);
const refused = (value: z.input<typeof schema>) => outsideHorizon(dayFieldsOf(schema), value, NOW);

describe('a day outside its horizon', () => {
  it.each([
    [{ on: '1999-12-31' }, 'on', 'dayTooEarly', '2000-01-01'],
    [{ on: '2030-03-05' }, 'on', 'dayTooLate', TODAY],
    [{ month: '2030-04' }, 'month', 'dayTooLate', TODAY],
    [{ month: '0000-01' }, 'month', 'dayTooEarly', '2000-01-01'],
    [{ since: '2030-03-04T18:30:00Z' }, 'since', 'dayTooLate', TODAY],
    [{ since: '2030-03-04T06:33:00Z' }, 'since', 'timeNotCome', TODAY],
    [{ at: '2035-03-04T18:30:00Z' }, 'at', 'dayTooLate', '2035-03-04'],
    [{ at: '0000-01-01T00:00:00Z' }, 'at', 'dayTooEarly', '2029-03-03'],
    [{ at: '9999-12-31T23:59:59Z' }, 'at', 'dayTooLate', '2035-03-04'],
    [
      { lines: [{ bestBefore: null }, { bestBefore: '9999-12-31' }] },
      'lines.1.bestBefore',
      'dayTooLate',
      '2040-03-04',
    ],
    [{ either: { born: '0026-05-01' } }, 'either.born', 'dayTooEarly', '1900-01-01'],
    [{ either: { born: '2030-03-05' } }, 'either.born', 'tooYoung', TODAY],
  ])('%j is refused at its field', (value, path, name, allowed) => {
    expect(refused(value)).toEqual([{ path, name, day: allowed }]);
  });

  it.each([
    { on: '2000-01-01' },
    { on: TODAY },
    { month: '2030-03' },
    { at: '2035-03-04T18:29:59Z' },
    { since: '2030-03-04T06:30:00Z' },
    { lines: [] },
    { either: null },
    {},
  ])('%j is not', (value) => {
    expect(refused(value)).toEqual([]);
  });

  it('is looked for in no text that is no day: the schema refuses that', () => {
    expect(refused({ on: '2030-02-30', at: 'tomorrow' })).toEqual([]);
  });
});

describe('the calls', () => {
  it('declare a horizon for every day and instant that they take', () => {
    const undeclared = Object.entries<Call>(calls).flatMap(([name, { query, body }]) =>
      [query, body].flatMap((part) => (part ? undeclaredDays(part).map((path) => `${name} ${path}`) : [])),
    );
    expect(undeclared).toEqual([]);
  });

  it.each([
    'birth',
    'past',
    'report',
    'appointment',
    'membershipStart',
    'membershipEnd',
    'closure',
    'goods',
    'tax',
  ] as const)('have room for days on the horizon %s, on any today', (name) => {
    for (let today = '2026-01-01'; today < '2033-01-01'; today = addDays(today, 13)) {
      const { first, last } = horizonOf(name, today);
      expect(first < last).toBe(true);
    }
  });
});

/** Paths of texts that accept a day or an instant and have no horizon. */
function undeclaredDays(schema: z.ZodType): string[] {
  const declared = new Set(dayFieldsOf(schema).map(({ path }) => path.join('.')));
  return texts(schema)
    .filter(
      ([path, text]) =>
        !declared.has(path) &&
        ['2030-03-04', '2030-03-04T12:00:00Z', '2030-03'].some((each) => text.safeParse(each).success) &&
        !['Some words', 'Some words of a sentence', '20300304', '203003', 'aGVsbG8'].some(
          (each) => text.safeParse(each).success,
        ),
    )
    .map(([path]) => path);
}

function texts(schema: z.ZodType, path: string[] = []): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      texts(field as z.ZodType, [...path, name]),
    );
  if (schema instanceof z.ZodArray) return texts(schema.element as z.ZodType, [...path, '*']);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return texts(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((each) => texts(each as z.ZodType, path));
  return [[path.join('.'), schema]];
}
