import { firstCenters } from '@namma/contract/values/centers';
import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile.ts';

/** The part of JSON Schema that our API description uses. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Ids that exist in a gym with a few hundred rows each. */
const ID_LIKELY_MAX = 200;
/** Lists may have a hundred items; a few are enough for collisions. */
const ITEMS_MOST = 4;

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Values by field name, for rules that the schema does not express. */
const byName: Record<string, fc.Arbitrary<unknown>> = {
  DOB: day,
  center: fc.constantFrom(...firstCenters),
  // The generator of patterns knows no lookahead.
  phone: fc.integer({ min: 7_000_000_000, max: 9_999_999_999 }).map(String),
  date: fc.constantFrom('2030-03-05', '2030-04-01', '2030-12-31'),
  start_Date: fc.constantFrom('2030-03-05', '2030-08-31'),
  end_Date: fc.constantFrom('2031-03-05', '2030-09-05', '2030-06-05', '2031-02-28'),
  from: day,
  to: day,
  email: fc.oneof(
    fc.constantFrom('known1@example.com', 'known2@example.com'),
    fc.integer({ max: 1e6 }).map((n) => `p${n}@example.com`),
  ),
  password: fc.constantFrom('correct horse', 'secret-1'),
  Cpassword: fc.constantFrom('correct horse', 'secret-1'),
  oldPassword: fc.constantFrom('correct horse', 'secret-1'),
  newPassword: fc.constantFrom('correct horse', 'secret-1'),
  conPassword: fc.constantFrom('correct horse', 'secret-1'),
  image: fc.constantFrom('/images/a.webp', 'https://example.com/a.png', 'https://example.com/b?of=a@b#c'),
  msg: fc.constantFrom('When does the pool open?', 'Is there a class on Sunday?'),
  price: fc.constantFrom(100, 349.5, 12899, 5399, 999.99),
  mapping: fc.constantFrom(
    '{}',
    '{"dateOrder":"dmy"}',
    '{"dateOrder":"mdy","center":"indiranagar","isPaidInFull":true,"keepsSales":false}',
    '{"columns":["name","phone"]}',
    '{"columns":[null,null,"email"]}',
    '{"values":{"membership status":{"Status":"skip"}}}',
    '{',
  ),
  page: fc.integer({ min: 1, max: 20 }),
  limit: fc.integer({ min: 1, max: 50 }),
};

/** Values that the schema accepts, and mostly also the rules beyond it. */
export function valid(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valid(each, name)));
  const known = byName[name];
  if (known && schema.type !== 'object') return known;
  switch (schema.type) {
    case 'object':
      return validObject(schema);
    case 'array':
      return fc.array(valid(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? ITEMS_MOST, ITEMS_MOST),
      });
    case 'integer':
    case 'number':
      return fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: schema.minimum ?? 0, max: likelyMost(schema) }) },
        { weight: 1, arbitrary: fc.constant(schema.minimum ?? 0) },
        { weight: 1, arbitrary: fc.constant(schema.maximum ?? 1_000_000) },
      );
    case 'boolean':
      return fc.boolean();
    default:
      return validText(schema);
  }
}

const likelyMost = ({ minimum = 0, maximum = ID_LIKELY_MAX }: JsonSchema) =>
  Math.max(minimum, Math.min(maximum, ID_LIKELY_MAX));

function validObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valid(schema, name)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

const validText = ({ pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> =>
  pattern === undefined
    ? fc.oneof(
        fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)), unit: 'grapheme' }),
        hostileText.map((text) => text.slice(0, maxLength).padEnd(minLength, 'x')),
      )
    : fc.stringMatching(new RegExp(pattern));

/** A valid object with one fault: a field missing, of another type, out of range, hostile, or unknown. */
export function nearlyValid(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return hostileValue;
  const wrong = fc.oneof(
    fc.record({ name: fc.constantFrom(...names), value: hostileValue }),
    fc.constantFrom(...names).map((name) => ({ name, value: undefined })),
    fc
      .constantFrom(...names)
      .chain((name) =>
        fc.constantFrom(...justOutside(schema.properties?.[name] ?? {})).map((value) => ({ name, value })),
      ),
    fc.record({
      name: fc.constantFrom('role', 'userId', 'user_id', 'is_available', 'buy_counts', 'constructor', 'x'),
      value: fc.oneof(fc.constantFrom<unknown>('ADMIN', 1, 2_147_483_647), hostileValue),
    }),
  );
  return fc
    .tuple(valid(schema), wrong)
    .map(([whole, { name, value }]) => ({ ...(whole as Record<string, unknown>), [name]: value }));
}

function justOutside({
  type,
  minimum,
  maximum,
  minLength,
  maxLength,
  maxItems,
  items,
}: JsonSchema): unknown[] {
  switch (type) {
    case 'integer':
    case 'number':
      return [
        (minimum ?? 0) - 1,
        (maximum ?? 2 ** 31) + 1,
        (minimum ?? 0) + 0.5,
        -0,
        1e308,
        Number.MAX_SAFE_INTEGER,
      ];
    case 'array':
      return [
        [],
        Array.from({ length: (maxItems ?? 100) + 1 }, (_, n) => n + 1),
        items?.type === 'object' ? [{}, {}] : [1, 1],
      ];
    default:
      return ['x'.repeat((maxLength ?? 1000) + 1), 'x'.repeat(Math.max(0, (minLength ?? 1) - 1)), ' ', '\t'];
  }
}
