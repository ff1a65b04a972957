import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { StartError } from '../shared/start-error.ts';
import { isFormer, isOlder, LAST_FORMER } from './migrations/former.ts';
import { migrations } from './migrations/index.ts';
import { takeOver } from './migrations/take-over.ts';
import type { Db, Tables, Tx } from './types.ts';

/**
 * Migrates to the latest schema. A lock lets many processes start at once.
 * @throws StartError for a database of an older version, which is left unchanged
 */
export async function migrate(db: Db): Promise<void> {
  const found = await listMigrations(db);
  refuseOlder(found);
  if (isFormer(found)) await takeOverOnce(db);
  const done = isFormer(found) ? await listMigrations(db) : found;
  // Checked first because the migrator reads the whole catalogue of the database, a good part of a start.
  if (done.join() === Object.keys(migrations).join()) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Migrates over a direct connection where `db` goes through a pooler: the migrator's lock belongs to a session, and
 * in transaction mode it may be released in another one.
 * @param directUrl the address of PostgreSQL itself; undefined where `db` connects to it
 */
export async function migrateDirectly(db: Db, directUrl: string | undefined): Promise<void> {
  if (directUrl === undefined) return migrate(db);
  const pool = new pg.Pool({ connectionString: directUrl, max: 1 });
  const direct = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(direct);
  } finally {
    await direct.destroy();
  }
}

/** The names of the applied migrations, in order; empty for a new database. */
export async function listMigrations(db: Db | Tx): Promise<string[]> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!tables[0]?.isThere) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Takes over the schema that the second baseline replaced; when several processes start at once, one of them does. */
const takeOverOnce = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`lock table kysely_migration in exclusive mode`.execute(tx);
    if (!isFormer(await listMigrations(tx))) return;
    // A migration knows no tables.
    await takeOver(tx as unknown as Kysely<unknown>);
    await sql`delete from kysely_migration`.execute(tx);
    const [baseline] = Object.keys(migrations);
    await sql`insert into kysely_migration (name, timestamp) values (${baseline}, ${new Date().toISOString()})`.execute(
      tx,
    );
  });

/** @throws StartError with what to do, when this version cannot bring the database up to date */
export function refuseOlder(done: readonly string[]): void {
  if (!isOlder(done)) return;
  throw new StartError(
    `This database was created by an older version that this one cannot migrate. Start it once with the last version that has the migration ${LAST_FORMER}, then with this one. Nothing was changed.`,
  );
}
