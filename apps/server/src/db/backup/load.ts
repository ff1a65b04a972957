import { Migrator, sql } from 'kysely';
import { StartError } from '../../start-error.ts';
import { migrate } from '../migrate.ts';
import { isFromBeforeBaseline, migrationsBeforeBaseline } from '../migrations/before-baseline.ts';
import { migrations } from '../migrations/index.ts';
import type { Db, Tx } from '../types.ts';
import { fillNewColumns, inPresentForm } from './before-baseline.ts';
import { type BackupEnd, type BackupHeader, type DumpedTable, FORMAT } from './dump.ts';

export type Lines = AsyncIterable<string>;

/** Rows are inserted in statements of about this many characters. */
const STATEMENT_CHARACTERS = 500_000;

/** Whether the database has no table yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`.execute(db);
  return rows.length === 0;
}

/**
 * Reads a backup to its end, without doing anything with it.
 * @throws StartError when it is none, is cut short, or was made by a later version
 */
export async function check(lines: Lines): Promise<{ header: BackupHeader; rows: number }> {
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  let rows = 0;
  for await (const line of lines) {
    header ??= readHeader(line);
    if (line.startsWith('row ')) rows++;
    if (line.startsWith('end ')) end = JSON.parse(line.slice('end '.length)) as BackupEnd;
  }
  if (!header) throw new StartError('The file is empty.');
  if (end?.rows !== rows) throw new StartError('The backup is incomplete and cannot be restored.');
  return { header, rows };
}

function readHeader(line: string): BackupHeader {
  const [word, ...rest] = line.split(' ');
  if (word !== FORMAT) throw new StartError('The file is not a backup of this shop.');
  const header = JSON.parse(rest.join(' ')) as BackupHeader;
  const unknown = header.migrations.find(
    (name) => !(name in migrations) && !migrationsBeforeBaseline.includes(name),
  );
  if (unknown !== undefined) {
    throw new StartError(`The backup was made by a later version (${unknown}): update first.`);
  }
  return header;
}

/** Removes all tables, so that a backup can replace them. */
export async function clear(db: Db): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

/** The first migration: older backups are loaded into its tables. */
const [BASELINE] = Object.keys(migrations);

/** Loads a checked backup into an empty database in one transaction, then migrates it to the latest schema. */
export async function load(db: Db, { migrations: names }: BackupHeader, lines: Lines): Promise<void> {
  const isOld = isFromBeforeBaseline(names);
  const last = isOld ? BASELINE : names.at(-1);
  if (last !== undefined) {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo(last);
    if (error) throw error;
  }
  await db.transaction().execute((tx) => (isOld ? loadOldRows(tx, lines) : loadRows(tx, lines)));
  await migrate(db);
  await sql`analyze`.execute(db);
}

async function loadRows(tx: Tx, lines: Lines): Promise<void> {
  const loaded: string[] = [];
  await readRows(tx, lines, async (table) => {
    loaded.push(table.table);
    // Totals and the like are restored from the backup, not computed by triggers. Rows that a migration inserted
    // are replaced.
    await sql`alter table ${sql.table(table.table)} disable trigger user`.execute(tx);
    await sql`delete from ${sql.table(table.table)}`.execute(tx);
    return table;
  });
  // Deferred constraints, which wait for the end, would not let the tables be altered.
  await sql`set constraints all immediate`.execute(tx);
  for (const table of loaded) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
}

/** With triggers enabled, so that totals and the like are computed again. */
async function loadOldRows(tx: Tx, lines: Lines): Promise<void> {
  await readRows(tx, lines, (table) => inPresentForm(tx, table));
  await fillNewColumns(tx);
}

/** @param begin called before the rows of each table; returns the columns to load, or undefined to skip the table */
async function readRows(
  tx: Tx,
  lines: Lines,
  begin: (table: DumpedTable) => Promise<DumpedTable | undefined>,
): Promise<void> {
  let target: DumpedTable | undefined;
  let waiting: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (target && waiting.length > 0) await insertRows(tx, target, waiting);
    waiting = [];
    characters = 0;
  };

  for await (const line of lines) {
    const space = line.indexOf(' ');
    const json = line.slice(space + 1);
    switch (line.slice(0, space)) {
      case 'table':
        await flush();
        target = await begin(JSON.parse(json) as DumpedTable);
        break;
      case 'row':
        if (!target) break;
        waiting.push(json);
        characters += json.length;
        if (characters > STATEMENT_CHARACTERS) await flush();
        break;
      case 'end':
        await flush();
        await setSequences(tx, JSON.parse(json) as BackupEnd);
    }
  }
}

async function insertRows(tx: Tx, { table, columns }: DumpedTable, rows: readonly string[]): Promise<void> {
  const chosen = sql.join(columns.map((column) => sql.ref(column)));
  const target = sql.table(table);
  await sql`insert into ${target} (${chosen}) overriding system value
    select ${chosen} from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json)`.execute(
    tx,
  );
}

async function setSequences(tx: Tx, { sequences }: BackupEnd): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await sql`select setval(${name}::regclass, ${last})`.execute(tx);
  }
}
