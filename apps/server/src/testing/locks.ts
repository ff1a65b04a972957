import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/types.ts';

/**
 * The number of this gym's connections that wait for another's lock. Call it on a connection that holds a lock;
 * PostgreSQL only.
 */
export async function countWaiting(tx: Tx): Promise<number> {
  // Within a transaction the statistics are cached until they are cleared.
  await sql`select pg_stat_clear_snapshot()`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The number of transactions of this gym that PostgreSQL has aborted because of a deadlock. */
export async function countDeadlocks(db: Db): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? 0;
}
