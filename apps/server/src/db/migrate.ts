import { Migrator } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Db } from './types.ts';

/** Brings the schema up to date, under a lock, so that many processes may start at once. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
