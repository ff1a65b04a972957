import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../../shared/start-error.ts';
import { describeDifference } from '../figures.ts';
import { CHANGES_CHANNEL } from '../freshness/cache-epoch.ts';
import { migrations } from '../migrations/index.ts';
import type { Db } from '../types.ts';
import type { BackupEnd } from './dump.ts';
import { readFigures } from './figures.ts';
import type { BackupSource, Lines } from './lines.ts';
import { type DumpedTable, listTables } from './list-tables.ts';

/** Rows are inserted in statements of about this many characters. */
const STATEMENT_CHARACTERS = 500_000;
/** The time to wait for a table that another session uses. */
const LOCK_WITHIN_MILLISECONDS = 10_000;

/**
 * Loads a backup and migrates it to the latest schema, all in one transaction: a killed process, a full disk or an
 * invalid row leaves the database unchanged.
 * @param isReplacing allows removing the contents of the database
 * @throws StartError when there are contents that may not be removed
 */
export function load(db: Db, source: BackupSource, isReplacing: boolean): Promise<void> {
  return db.connection().execute(async (connection) => {
    // Uses raw statements because Kysely's migrator accepts a connection, but no transaction.
    await sql`begin`.execute(connection);
    try {
      await sql`select set_config('lock_timeout', ${String(LOCK_WITHIN_MILLISECONDS)}, true)`.execute(
        connection,
      );
      await refuseContents(connection, isReplacing);
      await clear(connection);
      await fill(connection, source);
      await sql`select pg_notify(${CHANGES_CHANNEL}, 'restore')`.execute(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      // The connection may be gone, which ends the transaction too.
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}

/** @throws StartError when the database has tables that may not be removed */
export async function refuseContents(db: Db, isReplacing: boolean): Promise<void> {
  if (isReplacing || (await isEmpty(db))) return;
  throw new StartError('The database already contains a shop. Add --replace to replace it with the backup.');
}

async function fill(db: Db, source: BackupSource): Promise<void> {
  const last = source.migrations.at(-1);
  // The transaction is the one above.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    disableTransactions: true,
  });
  if (last !== undefined) throwIfAny(await migrator.migrateTo(last));
  const lines = source.lines((await listTables(db)).map(({ table }) => table));
  const rows = await loadRows(db, lines);
  if (rows !== source.rows)
    throw new StartError('The backup changed while it was read. Nothing was restored.');
  await compareFigures(db, source);
  throwIfAny(await migrator.migrateToLatest());
  await sql`analyze`.execute(db);
}

/** @throws StartError when the restored figures differ from those of the backup */
async function compareFigures(db: Db, { figures }: BackupSource): Promise<void> {
  const difference = figures && describeDifference(figures, await readFigures(db));
  if (difference)
    throw new StartError(`The restored shop differs from the one of the backup: ${difference}.`);
}

function throwIfAny({ error }: { error?: unknown }): void {
  if (error) throw error;
}

async function loadRows(db: Db, lines: Lines): Promise<number> {
  const loaded: string[] = [];
  const rows = await readRows(db, lines, async (table) => {
    loaded.push(table.table);
    // Derived columns are restored from the backup, not computed by triggers. Rows that a migration inserted are
    // replaced.
    await sql`alter table ${sql.table(table.table)} disable trigger user`.execute(db);
    await sql`delete from ${sql.table(table.table)}`.execute(db);
  });
  // Pending deferred constraints would prevent altering the tables.
  await sql`set constraints all immediate`.execute(db);
  for (const table of loaded) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  return rows;
}

/**
 * @param begin called before the rows of each table
 * @returns the number of rows
 */
async function readRows(db: Db, lines: Lines, begin: (table: DumpedTable) => Promise<void>): Promise<number> {
  let target: DumpedTable | undefined;
  let waiting: string[] = [];
  let characters = 0;
  let rows = 0;
  let insert: InsertRows = insertRows;
  const flush = async () => {
    if (target && waiting.length > 0) await insert(db, target, waiting);
    waiting = [];
    characters = 0;
  };

  for await (const line of lines) {
    const space = line.indexOf(' ');
    const word = line.slice(0, space);
    const json = line.slice(space + 1);
    switch (word) {
      case 'table':
        await flush();
        target = JSON.parse(json) as DumpedTable;
        await begin(target);
        break;
      case 'row':
      case 'texts':
        insert = word === 'row' ? insertRows : insertTexts;
        rows++;
        waiting.push(json);
        characters += json.length;
        if (characters > STATEMENT_CHARACTERS) await flush();
        break;
      case 'end':
        await flush();
        await setSequences(db, JSON.parse(json) as BackupEnd);
    }
  }
  return rows;
}

type InsertRows = (db: Db, target: DumpedTable, rows: readonly string[]) => Promise<void>;

async function insertRows(db: Db, { table, columns }: DumpedTable, rows: readonly string[]): Promise<void> {
  const chosen = sql.join(columns.map((column) => sql.ref(column)));
  const target = sql.table(table);
  await sql`insert into ${target} (${chosen}) overriding system value
    select ${chosen} from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json)`.execute(
    db,
  );
}

/** Inserts rows of pg_dump: arrays of texts, in the order of the columns that the file names. */
async function insertTexts(db: Db, { table, columns }: DumpedTable, rows: readonly string[]): Promise<void> {
  const { rows: types } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db);
  const typeOf = new Map(types.map(({ name, type }) => [name, type]));
  const values = columns.map(
    (column) =>
      sql`(texts ->> ${sql.lit(columns.indexOf(column))})::${sql.raw(typeOf.get(column) ?? 'text')}`,
  );
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${rows.join(',')}]`}::json) as texts`.execute(db);
}

async function setSequences(db: Db, { sequences }: BackupEnd): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await sql`select setval(${name}::regclass, ${last})`.execute(db);
  }
}

/** SQL: true if an object of this catalogue belongs to an extension, such as pg_trgm. */
const isOfExtension = (catalogue: string, oid: string) =>
  sql.raw(`exists (select 1 from pg_depend
    where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`);

/** True if the database has no tables, apart from those of extensions. */
async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not ${isOfExtension('pg_class', 'pg_class.oid')} limit 1`.execute(db);
  return rows.length === 0;
}

/**
 * Removes all tables and functions, so that a backup can replace them. Keeps the schema with its privileges, and
 * extensions.
 */
async function clear(db: Db): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view'
      when 'm' then 'materialized view' when 'f' then 'foreign table' else 'table' end, relname) as statement
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and not ${isOfExtension('pg_class', 'pg_class.oid')}
    union all
    select format('drop sequence if exists public.%I cascade', relname)
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
      and not ${isOfExtension('pg_class', 'pg_class.oid')}
    union all
    select format('drop routine if exists public.%I(%s) cascade', proname, pg_get_function_identity_arguments(oid))
    from pg_proc where pronamespace = 'public'::regnamespace
      and not ${isOfExtension('pg_proc', 'pg_proc.oid')}
    union all
    select format('drop type if exists public.%I cascade', typname)
    from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      and not ${isOfExtension('pg_type', 'pg_type.oid')}`.execute(db);
  for (const { statement } of rows) await sql.raw(statement).execute(db);
}
