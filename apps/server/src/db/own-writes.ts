import type pg from 'pg';
import { CHANGED_NOTE, CHANGES_CHANNEL, type Changes, SOLD_NOTE } from './changes.ts';

/** Sales of this long are told together; others hear of them well within the 100 ms that are promised. */
const SALES_TOLD_EVERY_MILLISECONDS = 20;

/**
 * Hears of this process's own changes on the very connection that makes them, whatever code does it: the trigger's note
 * arrives with the statement, and the connection comes back to the pool after the commit, before the writer goes on.
 */
export function hearOwnWrites(pool: pg.Pool, changes: Changes): void {
  const changed = new WeakSet<object>();
  const sold = new WeakSet<object>();
  const tellOfSales = toldTogether(pool);

  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      if (message === CHANGED_NOTE || message === SOLD_NOTE) changed.add(client);
      if (message === SOLD_NOTE) sold.add(client);
    });
  });
  // Also when the connection broke: whether it committed is then not known. After a rollback it is one change too many.
  pool.on('release', (_error, client) => {
    if (changed.delete(client)) changes.hear();
    if (sold.delete(client)) tellOfSales();
  });
}

function toldTogether(pool: pg.Pool): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    const tell = () => {
      isPlanned = false;
      // Out of reach: the other processes then hear nothing either, and trust nothing they kept.
      if (!pool.ending) pool.query(`select pg_notify('${CHANGES_CHANNEL}', '')`).catch(() => {});
    };
    setTimeout(tell, SALES_TOLD_EVERY_MILLISECONDS).unref();
  };
}
