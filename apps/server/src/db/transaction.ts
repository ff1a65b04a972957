import type { Db, Tx } from './types.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MOST_TRIES = 5;

/**
 * One transaction; the database's own "try again" answers are obeyed, a few times. Inside another transaction the work is
 * a part of that one, which alone commits and tries again.
 */
export const inTransaction = <T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  isTransaction(db) ? work(db) : inOneStatement(() => db.transaction().execute(work));

const isTransaction = (db: Db | Tx): db is Tx => db.isTransaction;

/** The same for work that is one statement, which is a transaction of its own. */
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
