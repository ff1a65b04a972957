// onBothEngines: the migrations create the schema on each engine.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { addressTypes } from '@namma/contract/addresses/rules';
import { adminLists } from '@namma/contract/admin/rules';
import { bookingStatuses, consultancyTypes } from '@namma/contract/appointments/rules';
import { emailLinkKinds } from '@namma/contract/auth/rules';
import { genders, roles } from '@namma/contract/business';
import { foodMarks, netUnits } from '@namma/contract/catalogue/product-attributes';
import { categoryValues } from '@namma/contract/catalogue/rules';
import { classBookingStates, classEndings } from '@namma/contract/classes/rules';
import { documentKinds, taxSchemes } from '@namma/contract/documents/rules';
import { enquiryStatuses } from '@namma/contract/enquiries/rules';
import { followUpOutcomes, followUpReasons } from '@namma/contract/follow-ups/rules';
import { imageFormats, imageSidesPixels } from '@namma/contract/images/rules';
import { importKinds, storedImportStates } from '@namma/contract/imports/rules';
import { consentDocuments } from '@namma/contract/legal/rules';
import { locales } from '@namma/contract/locales';
import { mailStatuses } from '@namma/contract/mail/rules';
import { membershipEventKinds } from '@namma/contract/memberships/days';
import { groupClasses } from '@namma/contract/memberships/group-classes';
import { paymentStatuses } from '@namma/contract/memberships/rules';
import { planLengthsMonths, tierNames } from '@namma/contract/memberships/tiers';
import { channels, checkoutSources, orderStatuses, paymentModes } from '@namma/contract/orders/rules';
import { otherLocales } from '@namma/contract/other-locales';
import { passKinds } from '@namma/contract/passes/rules';
import { paymentKinds, receiptModes } from '@namma/contract/payments/rules';
import { returnCauses, returnStates } from '@namma/contract/returns/rules';
import { presets } from '@namma/contract/staff/permissions';
import { stockMoveKinds } from '@namma/contract/stock/rules';
import { whatsAppKinds } from '@namma/contract/values/whatsapp';
import { visitRefusals } from '@namma/contract/visits/rules';
import { sql } from 'kysely';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';

const gym = await startTestGym();

/** The contract's values allowed in a column. */
const allowedValues: Record<string, readonly (string | number)[]> = {
  'addresses.address_type': addressTypes,
  'addresses.state': ['KARNATAKA'],
  'bookings.consult_type': consultancyTypes,
  'bookings.status': bookingStatuses,
  'checkouts.address_type': addressTypes,
  'checkouts.channel': channels,
  'checkouts.payment_mode': paymentModes,
  'checkouts.source': checkoutSources,
  'checkouts.state': ['KARNATAKA'],
  'class_bookings.ending': classEndings,
  'class_bookings.state': classBookingStates,
  'email_links.kind': emailLinkKinds,
  'class_slots.type': groupClasses,
  'coaches.consult_type': consultancyTypes,
  'consents.document': consentDocuments,
  'consents.locale': locales,
  'documents.kind': documentKinds,
  'documents.scheme': taxSchemes,
  'enquiries.status': enquiryStatuses,
  'follow_ups.outcome': followUpOutcomes,
  'follow_ups.reason': followUpReasons,
  'image_files.format': imageFormats,
  'image_files.side': imageSidesPixels,
  'import_rows.entity': ['memberships', 'product_families', 'products', 'users'],
  'imports.kind': importKinds,
  'imports.state': storedImportStates,
  'list_reads.list': adminLists,
  'mails.status': mailStatuses,
  'membership_events.kind': membershipEventKinds,
  'mails.locale': locales,
  'memberships.months': planLengthsMonths,
  'memberships.payment_status': paymentStatuses,
  'memberships.type': tierNames,
  'orders.channel': channels,
  'orders.order_status': orderStatuses,
  'passes.kind': passKinds,
  'payments.kind': paymentKinds,
  'payments.mode': receiptModes,
  'product_attributes.mark': foodMarks,
  'product_attributes.net_unit': netUnits,
  'product_words.locale': otherLocales,
  'products.category': categoryValues,
  'returns.cause': returnCauses,
  'returns.state': returnStates,
  'factor_demands.preset': presets,
  'staff.preset': presets,
  'staff_invites.preset': presets,
  'stock_moves.kind': stockMoveKinds,
  'users.gender': genders,
  'users.locale': locales,
  'users.role': roles,
  'whatsapp_presses.kind': whatsAppKinds,
  'visits.refusal': visitRefusals,
};

interface Column {
  kind: string;
  isNullable: boolean;
  /** An insert requires it, may set it, or must not: the database computes `never`. */
  insert: 'required' | 'optional' | 'never';
}
type Schema = Record<string, Record<string, Column>>;

async function readDatabase(): Promise<Schema> {
  const { rows } = await sql<{
    table: string;
    column: string;
    type: string;
    isNullable: boolean;
    hasDefault: boolean;
    isComputed: boolean;
  }>`
    select table_name as "table", column_name as "column", udt_name as type, is_nullable = 'YES' as "isNullable",
      column_default is not null as "hasDefault",
      is_generated = 'ALWAYS' or coalesce(identity_generation = 'ALWAYS', false) as "isComputed"
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(gym.db);
  const schema: Schema = {};
  for (const { table, column, type, isNullable, hasDefault, isComputed } of rows) {
    schema[table] ??= {};
    schema[table][column] = {
      kind: kinds[type] ?? `(${type})`,
      isNullable,
      insert: isComputed ? 'never' : isNullable || hasDefault ? 'optional' : 'required',
    };
  }
  return schema;
}

/** The TypeScript type of each database type, as the drivers convert it. */
const kinds: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  _bytea: 'Buffer[]',
  _int4: 'number[]',
};

/** The files of modules that add tables to `Tables`. */
const modules = join(import.meta.dirname, '../../modules');
const tableFiles = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'tables.ts')
  .map((file) => join(modules, file));

/** The types in types.ts and in these files, read with the compiler. */
function readTypes(): Schema {
  const file = join(import.meta.dirname, 'schema-as-types.ts');
  const source = `
    import type { Insertable, Selectable } from 'kysely';
    import type { Tables } from './types.ts';
    export declare const selected: { [T in keyof Tables]: Selectable<Tables[T]> };
    export declare const inserted: { [T in keyof Tables]: Insertable<Tables[T]> };`;
  const options: ts.CompilerOptions = {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    // Without the types of the DOM, which take as long to read as all others.
    lib: ['lib.es2023.d.ts'],
    allowImportingTsExtensions: true,
    noEmit: true,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2023) : readSource(name, ...rest);
  const program = ts.createProgram([file, ...tableFiles], options, host);
  const checker = program.getTypeChecker();
  const root = program.getSourceFile(file);
  const module = root && checker.getSymbolAtLocation(root);
  if (!root || !module) throw new Error('types.ts could not be read');
  const exported = Object.fromEntries(
    checker.getExportsOfModule(module).map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)]),
  );
  const columnsOf = (type: ts.Type) =>
    type.getProperties().map((symbol) => ({ symbol, type: checker.getTypeOfSymbol(symbol) }));

  const schema: Schema = {};
  for (const { symbol: table, type } of columnsOf(exported.selected as ts.Type)) {
    const insertedSymbol = checker.getPropertyOfType(exported.inserted as ts.Type, table.name);
    const insertedTable = insertedSymbol && checker.getTypeOfSymbol(insertedSymbol);
    const columns: Record<string, Column> = {};
    for (const { symbol, type: column } of columnsOf(type)) {
      const insertedColumn = insertedTable?.getProperty(symbol.name);
      columns[symbol.name] = {
        kind: kindOf(checker, column),
        isNullable: mayBeNull(column),
        insert: !insertedColumn
          ? 'never'
          : (insertedColumn.flags & ts.SymbolFlags.Optional) !== 0
            ? 'optional'
            : 'required',
      };
    }
    schema[table.name] = columns;
  }
  return schema;
}

const mayBeNull = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Unknown) !== 0 ||
  (type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0));

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  const bare = checker.getNonNullableType(type);
  const flags = bare.isUnion() ? bare.types.reduce((all, each) => all | each.flags, 0) : bare.flags;
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  const text = checker.typeToString(bare);
  if (text.startsWith('Buffer')) return text.endsWith('[]') ? 'Buffer[]' : 'Buffer';
  return text === 'Date' || text === 'number[]' ? text : 'json';
}

describe('the schema', () => {
  let database: Schema;
  let types: Schema;
  beforeAll(async () => {
    database = await readDatabase();
    types = readTypes();
  }, 60_000);

  it('has the tables and columns of db/types.ts, with the same types', () => {
    const comparable = (schema: Schema) =>
      mapColumns(schema, ({ kind, isNullable }) => `${kind}${isNullable ? ' or null' : ''}`);

    expect(comparable(types)).toEqual(comparable(database));
  });

  it('computes the columns that db/types.ts makes read-only, and requires those it requires', () => {
    const wrong = Object.entries(database).flatMap(([table, columns]) => {
      const isWritable = Object.values(types[table] ?? {}).some(({ insert }) => insert !== 'never');
      return Object.entries(columns).flatMap(([column, { insert }]) => {
        const typed = types[table]?.[column]?.insert;
        const isKeptByTheDatabase = typed === 'never' && (!isWritable || insert === 'optional');
        // types.ts may require a column that has a default in SQL.
        const isStricter = typed === 'required' && insert === 'optional';
        return typed === insert || isKeptByTheDatabase || isStricter
          ? []
          : [`${table}.${column}: ${typed}, is ${insert}`];
      });
    });

    expect(wrong).toEqual([]);
  });

  it('allows in every column of a fixed list exactly the values of the contract', async () => {
    const { rows } = await sql<{ column: string; definition: string }>`
      select conrelid::regclass || '.' || attname as "column", pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_attribute on attrelid = conrelid and array[attnum] = conkey
      where contype = 'c' and connamespace = 'public'::regnamespace`.execute(gym.db);

    const listed = rows.flatMap(({ column, definition }) => {
      const values = listedValues(definition);
      return values ? [[column, values]] : [];
    });

    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(
        Object.entries(allowedValues).map(([column, values]) => [column, values.map(String).sort()]),
      ),
    );
  });
});

function mapColumns<T>(schema: Schema, describeColumn: (column: Column) => T) {
  return Object.fromEntries(
    Object.entries(schema).map(([table, columns]) => [
      table,
      Object.fromEntries(
        Object.entries(columns).map(([name, column]) => [`${table}.${name}`, describeColumn(column)]),
      ),
    ]),
  );
}

/** The values of `column = 'a'` or `column = any (array['a', 'b'])`; undefined for other checks. */
function listedValues(definition: string): string[] | undefined {
  const list = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(?<many>.*)\]\)|(?<one>'[^']*'::text))\)\)$/.exec(
    definition,
  );
  const text = list?.groups?.many ?? list?.groups?.one;
  if (text === undefined) return undefined;
  const quoted = [...text.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? '');
  return (quoted.length > 0 ? quoted : text.split(', ')).sort();
}
