import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { StartError } from '../shared/start-error.ts';
import { migrations } from './migrations/index.ts';
import type { Db, Tables, Tx } from './types.ts';

/**
 * Migrates to the latest schema. A lock lets many processes start at once.
 * @throws StartError for a database that another version created, which is left unchanged
 */
export async function migrate(db: Db): Promise<void> {
  const done = await listMigrations(db);
  refuseUnknown(done);
  // Checked first because the migrator reads the database's whole catalogue, which takes a large part of a start.
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

/** @throws StartError for migrations unknown to this version */
export function refuseUnknown(done: readonly string[]): void {
  const unknown = done.find((name) => !(name in migrations));
  if (unknown === undefined) return;
  throw new StartError(
    `This database was created by another version (migration ${unknown}). Start it with that version or a later one. Nothing was changed.`,
  );
}
