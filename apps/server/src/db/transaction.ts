import type { Db, Tx } from './types.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MOST_TRIES = 5;

/** One transaction; the database's own "try again" answers are obeyed, a few times. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (tries === MOST_TRIES || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK_DETECTED)) throw error;
    }
  }
}
