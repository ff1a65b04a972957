import { sql } from 'kysely';
import type { Db, Tx } from '../types.ts';

/** The first line's first word; another number when old readers would misread what follows. */
export const FORMAT = 'namma-backup-1';

export interface BackupHeader {
  madeAt: string;
  /** Those that the schema had behind it, in their order. */
  migrations: string[];
}

export interface DumpedTable {
  table: string;
  columns: string[];
}

/** What stands at the end, so that a file that was cut short is never taken for a whole one. */
export interface BackupEnd {
  rows: number;
  /** The last number that each gave out; of those that have given none, nothing. */
  sequences: Record<string, number>;
}

/** Takes some whole lines of a backup; resolves when it may have the next. */
export type WriteLines = (text: string) => Promise<void>;

const ROWS_AT_ONCE = 1_000;

/**
 * Writes everything as it is at one moment: a word and JSON a line, tables before those that refer to them. The same
 * for both engines. On the embedded one, which has one connection, others wait until it is done.
 * @returns how much was written
 */
export function dump(db: Db, now: Date, write: WriteLines): Promise<{ tables: number; rows: number }> {
  return db.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const header: BackupHeader = { madeAt: now.toISOString(), migrations: await listMigrations(tx) };
    await write(`${FORMAT} ${JSON.stringify(header)}\n`);
    const tables = await listTables(tx);
    let rows = 0;
    for (const table of tables) {
      await write(`table ${JSON.stringify(table)}\n`);
      rows += await dumpRows(tx, table, write);
    }
    const end: BackupEnd = { rows, sequences: await readSequences(tx) };
    await write(`end ${JSON.stringify(end)}\n`);
    return { tables: tables.length, rows };
  });
}

async function dumpRows(tx: Tx, { table, columns }: DumpedTable, write: WriteLines): Promise<number> {
  const chosen = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare dumped no scroll cursor for
    select row_to_json(row)::text as row from (select ${chosen} from ${sql.table(table)}) as row`.execute(tx);
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from dumped`.execute(tx);
    await write(rows.map(({ row }) => `row ${row}\n`).join(''));
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close dumped`.execute(tx);
  return count;
}

async function listMigrations(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx);
  return rows.map((row) => row.name);
}

/** Every table but the migrations' own, those that are referred to first; of each the columns that are not reckoned. */
async function listTables(tx: Tx): Promise<DumpedTable[]> {
  const { rows } = await sql<DumpedTable & { refers_to: string[] }>`
    select relname as "table",
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(json_agg(other.relname), '[]') from pg_constraint join pg_class as other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as refers_to
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_migration%'
    order by relname`.execute(tx);
  const sorted: DumpedTable[] = [];
  const visit = ({ table, columns, refers_to }: (typeof rows)[number]) => {
    if (sorted.some((done) => done.table === table)) return;
    for (const name of refers_to) for (const row of rows) if (row.table === name) visit(row);
    sorted.push({ table, columns });
  };
  rows.forEach(visit);
  return sorted;
}

async function readSequences(tx: Tx): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`.execute(tx);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
