import { sql } from 'kysely';
import { StartError } from '../../shared/start-error.ts';
import type { BackupFigures } from '../figures.ts';
import { listMigrations, refuseUnknown } from '../migrate.ts';
import type { Db, Tx } from '../types.ts';
import { readFigures } from './figures.ts';
import { type DumpedTable, listTables } from './list-tables.ts';

/**
 * The format's name and version: the first word of a file. The number changes when older versions would misread the
 * file.
 */
export const FORMAT = 'namma-backup-2';

export interface BackupHeader {
  madeAt: string;
  /** The migrations that created the schema, in order. */
  migrations: string[];
}

/** The last line, without which the file is incomplete. */
export interface BackupEnd {
  rows: number;
  /** The database's own figures in the snapshot; absent in earlier versions. */
  figures?: BackupFigures;
  /** The last value of each sequence; unused sequences are absent. */
  sequences: Record<string, number>;
}

/** Writes whole lines of a backup; resolves when the receiver is ready for more. */
export type WriteLines = (text: string) => Promise<void>;

const ROWS_AT_ONCE = 1_000;
/** For tables with files: each row may have some 100 KB. */
const FILES_AT_ONCE = 20;

/**
 * Writes a snapshot of the whole database, in the same format for both engines: each line is a word and JSON, and
 * referenced tables come first. The embedded engine has one connection, so other requests wait meanwhile.
 * @returns the figures of the snapshot, to compare a restored one with
 */
export function dump(db: Db, now: Date, write: WriteLines): Promise<BackupFigures> {
  return db.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const migrations = await listMigrations(tx);
    if (migrations.length === 0)
      throw new StartError('There is no shop in this database yet: nothing was backed up.');
    refuseUnknown(migrations);
    const header: BackupHeader = { madeAt: now.toISOString(), migrations };
    await write(`${FORMAT} ${JSON.stringify(header)}\n`);
    const tables = await listTables(tx);
    let rows = 0;
    for (const table of tables) {
      await write(`table ${JSON.stringify(table)}\n`);
      rows += await dumpRows(tx, table, write);
    }
    const figures = await readFigures(tx);
    const end: BackupEnd = { rows, figures, sequences: await readSequences(tx) };
    await write(`end ${JSON.stringify(end)}\n`);
    return figures;
  });
}

async function dumpRows(tx: Tx, { table, columns }: DumpedTable, write: WriteLines): Promise<number> {
  const chosen = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare dumped no scroll cursor for
    select row_to_json(row)::text as row from (select ${chosen} from ${sql.table(table)}) as row`.execute(tx);
  const atOnce = table === 'image_files' ? FILES_AT_ONCE : ROWS_AT_ONCE;
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(atOnce)} from dumped`.execute(tx);
    await write(rows.map(({ row }) => `row ${row}\n`).join(''));
    count += rows.length;
    if (rows.length < atOnce) break;
  }
  await sql`close dumped`.execute(tx);
  return count;
}

async function readSequences(tx: Tx): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`.execute(tx);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
