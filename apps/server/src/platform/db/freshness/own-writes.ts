import type pg from 'pg';
import { type CacheEpoch, CHANGED_NOTE, CHANGES_CHANNEL, SOLD_NOTE } from './cache-epoch.ts';

/** Sales within this time are announced together; others must see them within 100 ms. */
const SALES_BATCH_MILLISECONDS = 20;

/**
 * Invalidates the cache when this process writes public data, whichever code writes it: the trigger's notice arrives
 * on the writing connection, and the pool's release event follows the commit, before the writer continues.
 * @returns announces the last sales to other processes; call it before closing
 */
export function invalidateOnOwnWrites(pool: pg.Pool, changes: CacheEpoch): () => Promise<void> {
  const changed = new WeakSet<object>();
  const sold = new WeakSet<object>();
  const broken = new WeakSet<object>();
  const sales = batchSales(pool, changes.sessionName);

  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      if (message === CHANGED_NOTE || message === SOLD_NOTE) changed.add(client);
      if (message === SOLD_NOTE) sold.add(client);
    });
    client.on('error', () => {
      broken.add(client);
      changes.acceptsOwnNotifications = true;
    });
  });
  pool.on('release', (_error, client) => {
    if (changed.delete(client)) {
      // A write on a broken connection may or may not be committed. After a rollback nothing changed, but checking
      // costs more than invalidating.
      if (broken.has(client)) changes.markStale();
      else changes.invalidate();
    }
    if (sold.delete(client)) sales.schedule();
  });
  return sales.flush;
}

/** @returns `schedule` announces soon, `flush` announces scheduled sales at once */
function batchSales(pool: pg.Pool, sessionName: string) {
  let planned: NodeJS.Timeout | undefined;
  const flush = async () => {
    if (!planned) return;
    clearTimeout(planned);
    planned = undefined;
    // When PostgreSQL is unreachable, the other processes have lost their listeners and treat nothing as fresh.
    await pool.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, sessionName]).catch(() => {});
  };
  const schedule = () => {
    planned ??= setTimeout(() => void flush(), SALES_BATCH_MILLISECONDS);
  };
  return { schedule, flush };
}
