/** The part of JSON Schema that descriptions of bodies use. */
interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  enum?: unknown[];
  examples?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
}

/** A second-factor code, as typed. */
const TYPED_CODE_MAX_CHARACTERS = 100;

/** Example values required by rules beyond the schema, by field name. */
const byName: Record<string, unknown> = {
  center: 'indiranagar',
  centers: 'indiranagar',
  closesOn: '2026-12-01',
  email: 'asha@example.com',
  newEmail: 'asha.rao@example.com',
  name: 'Asha Rao',
  phone: '9876543210',
  password: 'correct horse',
  Cpassword: 'correct horse',
  oldPassword: 'an old horse',
  newPassword: 'correct horse',
  conPassword: 'correct horse',
  token: 'wWk3rTzLqYv0',
  code: 'NS1.4.60123456.ABCD2345',
  DOB: '1994-05-17',
  date: '2026-11-30',
  start_Date: '2026-12-01',
  end_Date: '2027-06-01',
  fromDay: '2026-12-01',
  toDay: '2026-12-03',
  startsAt: '2026-12-01T06:30:00Z',
  noticedAt: '2026-11-30T06:30:00Z',
  endsAt: '2026-12-01T08:30:00Z',
  fromMinute: 420,
  toMinute: 540,
  opensAtMinute: 480,
  closesAtMinute: 720,
  checkoutId: '6f1d3b52-0c7e-4a55-9d1e-2f4a1c3b5d70',
  checkoutIds: '6f1d3b52-0c7e-4a55-9d1e-2f4a1c3b5d70',
  barcode: '8901234567890',
  day: '2026-12-01',
  number: 'NSG/2627/R00123',
  hsn: '210690',
  image: '/images/products/none.webp',
  photo: '/images/products/none.webp',
  pincode: '560034',
};

/**
 * Optional fields of which one is required: a card or a member, a coach or a center, a time with its coach, a member or
 * a new one, a phone number or an email.
 */
const alsoShown = ['code', 'coachId', 'phone', 'startsAt', 'userId'];

/**
 * Builds an example of a schema with its required fields.
 * @param schemas the named schemas that `$ref` leads to
 */
export function exampleOf(schema: Schema, schemas: Record<string, unknown>, name = ''): unknown {
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema, schemas, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.examples) return schema.examples[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return exampleOf(option, schemas, name);
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema;
    const shown = Object.keys(properties).filter((field) => [...required, ...alsoShown].includes(field));
    return Object.fromEntries(
      shown.map((field) => [field, exampleOf(properties[field] ?? {}, schemas, field)]),
    );
  }
  if (schema.type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
      exampleOf(schema.items ?? {}, schemas, name),
    );
  // Both are called `code`; that of an app may be typed with additional characters.
  if (name === 'code' && schema.maxLength === TYPED_CODE_MAX_CHARACTERS) return '482109';
  if (name in byName) return byName[name];
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(1, schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1);
  if (schema.type === 'boolean') return true;
  return 'As it is said at the desk'.padEnd(schema.minLength ?? 0, '.');
}
