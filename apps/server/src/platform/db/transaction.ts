import type { Db, Tx } from './types.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MOST_TRIES = 5;

/**
 * Thrown when the data a transaction has read changed meanwhile: `inTransaction` restarts, as for a serialization
 * failure.
 */
export class RetryTransaction extends Error {
  readonly code = SERIALIZATION_FAILURE;
}

/**
 * Runs the work in a transaction and retries it a few times after a deadlock or serialization failure. Inside another
 * transaction the work becomes part of that one.
 */
export const inTransaction = <T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  isTransaction(db) ? work(db) : inOneStatement(() => runOnce(db, work));

async function runOnce<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const afterwards = new Set<() => void>();
  const result = await db.transaction().execute((tx) => {
    waiting.set(tx, afterwards);
    return work(tx);
  });
  for (const each of afterwards) each();
  return result;
}

/** Callbacks to run once a transaction is committed. */
const waiting = new WeakMap<Tx, Set<() => void>>();

/** Calls back once, after the commit of a transaction that `inTransaction` opened; never when it is rolled back. */
export const afterCommit = (tx: Tx, work: () => void): void => void waiting.get(tx)?.add(work);

const isTransaction = (db: Db | Tx): db is Tx => db.isTransaction;

/** Like `inTransaction`, for work that is a single statement, which is its own transaction. */
export async function inOneStatement<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (tries === MOST_TRIES || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK_DETECTED)) throw error;
    }
  }
}
