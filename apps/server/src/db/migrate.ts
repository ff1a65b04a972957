import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrations } from './migrations/index.ts';
import type { Db, Tables } from './types.ts';

/** Brings the schema up to date, under a lock, so that many processes may start at once. */
export async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * The same where the database may lie behind a pooler: the lock belongs to a session, and in transaction mode the session
 * that gives it back need not be the one that has it.
 * @param directUrl leads to PostgreSQL itself; undefined where `db` does
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

/** Asked before the migrator is, which looks through all that the database holds: a good part of a start. */
async function isUpToDate(db: Db): Promise<boolean> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!tables[0]?.isThere) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).join() === Object.keys(migrations).join();
}
