import { sql } from 'kysely';
import type { Tx } from '../db/types.ts';

/** How many of this gym's connections wait for a lock of another. Asked on a connection that holds one: PostgreSQL only. */
export async function countWaiting(tx: Tx): Promise<number> {
  // In a transaction the first look is kept for all later ones, unless it is forgotten.
  await sql`select pg_stat_clear_snapshot()`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
  return rows[0]?.count ?? 0;
}
