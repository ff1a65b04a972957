import type pg from 'pg';
import { type CacheGeneration, CHANGED_NOTE, CHANGES_CHANNEL, SOLD_NOTE } from './cache-generation.ts';

/** Sales of this long are told together; others hear of them well within the 100 ms that are promised. */
const SALES_TOLD_EVERY_MILLISECONDS = 20;

/**
 * Hears of this process's own changes on the very connection that makes them, whatever code does it: the trigger's note
 * arrives with the statement, and the connection comes back to the pool after the commit, before the writer goes on.
 * @returns tells the other processes of the last sales; for the end
 */
export function invalidateOnOwnWrites(pool: pg.Pool, changes: CacheGeneration): () => Promise<void> {
  const changed = new WeakSet<object>();
  const sold = new WeakSet<object>();
  const broken = new WeakSet<object>();
  const sales = toldTogether(pool, changes.sessionName);

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
      // Whether a broken connection's write was committed, or will be, is not known. After a rollback nothing changed,
      // which is not worth a question.
      if (broken.has(client)) changes.markStale();
      else changes.invalidate();
    }
    if (sold.delete(client)) sales.plan();
  });
  return sales.tellNow;
}

/** @returns `plan` to tell soon, `tellNow` to tell what is planned at once */
function toldTogether(pool: pg.Pool, sessionName: string) {
  let planned: NodeJS.Timeout | undefined;
  const tellNow = async () => {
    if (!planned) return;
    clearTimeout(planned);
    planned = undefined;
    // Out of reach: the other processes then hear nothing either, and trust nothing they kept.
    await pool.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, sessionName]).catch(() => {});
  };
  const plan = () => {
    planned ??= setTimeout(() => void tellNow(), SALES_TOLD_EVERY_MILLISECONDS);
  };
  return { plan, tellNow };
}
