import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrations } from './migrations/index.ts';
import type { Db, Tables } from './types.ts';

/** Brings the schema up to date, under a lock, so that many processes may start at once. */
export async function migrate(db: Db): Promise<void> {
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
