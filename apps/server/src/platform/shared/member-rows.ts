import { setImmediate } from 'node:timers/promises';
import type { OtherLocale } from '@namma/contract/locales';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Db, TableName, Tables, Tx } from '../db/types.ts';

// The declarations of modules about their tables with rows about members: which rows are a member's, how the export
// names their columns, and how they are erased with the account (D59). The two functions at the end read and erase all
// of it.

/** The reason to omit a table. */
interface Exception {
  not: string;
}

type Row = Record<string, unknown>;
export type Subject = Pick<DataSubject, 'userId' | 'email'>;

/** The member whose data is read, with the options. */
export interface DataSubject {
  userId: number;
  email: string;
  /** The UTC instant of the sign-up. */
  since: Date;
  /** The language of product names, where available. */
  lang: OtherLocale | undefined;
  /** Includes the texts of queries that only claim the member's email, which the member must not see. */
  isWithAllQueries: boolean;
}

/** A field of the export: a column, SQL that transforms it, or a value computed from the row. */
type Field<Column extends string, RowOf> =
  | Column
  | { sql: (member: DataSubject) => RawBuilder<unknown>; show?: (value: unknown) => unknown }
  | ((row: RowOf, deps: Deps) => unknown);

interface Download<Column extends string, RowOf> {
  /** The part of the export. */
  part: string;
  /** Nests rows of a part in this list of the row of the same part whose `id` is in their `column`. */
  within?: { list: string; column: Column };
  fields: Record<string, Field<Column, RowOf>>;
  /** Restricts the member's rows. */
  where?: (member: DataSubject) => RawBuilder<unknown>;
  /** The sort order, oldest first. @default 'id' */
  orderBy?: Column | RawBuilder<unknown>;
}

interface Erasure<Column extends string> {
  /** Values to set instead of deleting the rows. */
  set?: Partial<Record<Column, string | number | boolean | null | RawBuilder<unknown>>>;
  /** Erases again a day later: a request in flight, or an admin, may have written since. */
  isRepeated?: true;
}

/** The declaration of a table that refers to people. */
interface Declared<Column extends string, RowOf> {
  /** The member's rows. @default those whose `user_id` is the member's */
  whose?: (member: Subject) => RawBuilder<unknown>;
  download: Download<Column, RowOf> | Exception;
  /** `byModule`: the module's `anonymize` does it. */
  deletion: Erasure<Column> | 'byModule' | Exception;
}
export type MemberTable = Declared<string, Row>;

type DeclaredTables = {
  [Name in TableName]?: Declared<Extract<keyof Tables[Name], string>, Selectable<Tables[Name]>>;
};
export type MemberTables = Partial<Record<TableName, MemberTable>>;

/** Declares tables. Columns are checked against their types here; afterwards all tables are alike. */
export const memberTables = (tables: DeclaredTables): MemberTables => tables as MemberTables;

const rowsOf = (name: string, { whose }: MemberTable, member: Subject): RawBuilder<unknown> =>
  whose?.(member) ?? sql`${sql.ref(`${name}.user_id`)} = ${member.userId}`;

/** Reads the tables' data about a member, by part of the export. */
export async function readMemberRows(
  deps: Deps,
  tables: MemberTables,
  member: DataSubject,
): Promise<Record<string, Row[]>> {
  const lists = Object.entries(tables).flatMap(([name, table]) =>
    'not' in table.download ? [] : [{ name, table, download: table.download }],
  );
  const read = await Promise.all(
    lists.map(async ({ name, table, download }) => {
      const { fields, where, orderBy = 'id' } = download;
      const expressions = Object.entries(fields).flatMap(([field, from]) =>
        typeof from === 'object' ? [sql`, ${from.sql(member)} as ${sql.ref(field)}`] : [],
      );
      const { rows } = await sql<Row>`
        select ${sql.table(name)}.* ${sql.join(expressions, sql``)} from ${sql.table(name)}
        where ${rowsOf(name, table, member)} ${where ? sql`and ${where(member)}` : sql``}
        order by ${typeof orderBy === 'string' ? sql.ref(`${name}.${orderBy}`) : orderBy}`.execute(deps.db);
      return { download, rows: await showAll(rows, fields, deps) };
    }),
  );
  const parts: Record<string, Row[]> = {};
  for (const { download, rows } of read) {
    const { part, within } = download;
    if (!within) {
      parts[part] = rows.map(({ shown }) => shown);
      continue;
    }
    const owned = Map.groupBy(rows, ({ row }) => row[within.column]);
    const owners = read.find((other) => other.download.part === part && !other.download.within);
    for (const { row, shown } of owners?.rows ?? [])
      shown[within.list] = (owned.get(row.id) ?? []).map((each) => each.shown);
  }
  return parts;
}

/** The number of rows processed per turn of the event loop. */
const SHOWN_AT_ONCE = 200;

async function showAll(rows: readonly Row[], fields: Download<string, Row>['fields'], deps: Deps) {
  const all: { row: Row; shown: Row }[] = [];
  for (let at = 0; at < rows.length; at += SHOWN_AT_ONCE) {
    if (at > 0) await setImmediate();
    const some = rows.slice(at, at + SHOWN_AT_ONCE);
    all.push(
      ...(await Promise.all(some.map(async (row) => ({ row, shown: await show(row, fields, deps) })))),
    );
  }
  return all;
}

async function show(row: Row, fields: Download<string, Row>['fields'], deps: Deps): Promise<Row> {
  const shown = Object.entries(fields).map(async ([field, from]) => {
    if (typeof from === 'function') return [field, plain(await from(row, deps))] as const;
    if (typeof from === 'string') return [field, plain(row[from])] as const;
    return [field, plain(from.show ? from.show(row[field]) : row[field])] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

/** Converts values to JSON types. */
const plain = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  return Buffer.isBuffer(value) ? value.toString('hex') : value;
};

/**
 * Deletes or overwrites a member's rows as declared by the tables, in the order of declaration. Skips rows with nothing
 * to erase.
 */
export async function eraseMemberRows(
  tx: Tx | Db,
  tables: MemberTables,
  member: Subject,
  { isRepetition = false }: { isRepetition?: boolean } = {},
): Promise<void> {
  for (const [name, table] of Object.entries(tables)) {
    const { deletion } = table;
    if (deletion === 'byModule' || 'not' in deletion) continue;
    if (isRepetition && !deletion.isRepeated) continue;
    const rows = rowsOf(name, table, member);
    if (!deletion.set) {
      await sql`delete from ${sql.table(name)} where ${rows}`.execute(tx);
      continue;
    }
    const set = Object.entries(deletion.set);
    const changes = set.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    const differences = set.map(([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`);
    await sql`
      update ${sql.table(name)} set ${sql.join(changes)}
      where ${rows} and (${sql.join(differences, sql` or `)})`.execute(tx);
  }
}
