import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import { inTransaction } from './transaction.ts';
import type { Db, Tx } from './types.ts';

const gym = await startTestGym();

/** A table without triggers, because triggers take their own locks. */
beforeEach(async () => {
  await sql`drop table if exists lockers`.execute(gym.db);
  await sql`create table lockers as select id, '0' as holds from generate_series(1, 2) as id`.execute(gym.db);
});
const put = (tx: Tx, id: number, holds: string) =>
  sql`update lockers set holds = ${holds} where id = ${id}`.execute(tx);
const listLockers = async (db: Db) =>
  (await sql<{ holds: string }>`select holds from lockers order by id`.execute(db)).rows.map(
    ({ holds }) => holds,
  );

/** Callers wait until this many have arrived; later ones continue at once. */
function meetingOf(howMany: number): () => Promise<void> {
  let missing = howMany;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    missing--;
    if (missing <= 0) open();
    await opened;
  };
}

describe('a transaction that the database aborts', () => {
  it('because of a deadlock is retried, and both succeed', async () => {
    const meet = meetingOf(2);
    let tries = 0;
    const putBoth = (first: number, second: number, what: string) =>
      inTransaction(gym.db, async (tx) => {
        tries++;
        await put(tx, first, what);
        await meet();
        await put(tx, second, what);
      });

    await Promise.all([putBoth(1, 2, 'towel'), putBoth(2, 1, 'shoes')]);

    // The retry may deadlock again if it starts before the other transaction has continued.
    expect(tries).toBeGreaterThan(2);
    // The retried transaction commits last and writes both rows.
    expect([
      ['towel', 'towel'],
      ['shoes', 'shoes'],
    ]).toContainEqual(await listLockers(gym.db));
  });

  it('because of a serialization failure is retried with the current data', async () => {
    const meet = meetingOf(2);
    let tries = 0;
    const addOne = () =>
      inTransaction(gym.db, async (tx) => {
        tries++;
        await sql`set transaction isolation level repeatable read`.execute(tx);
        const [holds] = await listLockers(tx);
        await meet();
        await put(tx, 1, String(Number(holds) + 1));
      });

    await Promise.all([addOne(), addOne()]);

    expect(tries).toBe(3);
    expect(await listLockers(gym.db)).toEqual(['2', '0']);
  });

  it('repeatedly fails with the database’s error', async () => {
    let tries = 0;

    const given = inTransaction(gym.db, async (tx) => {
      tries++;
      await sql`do $$ begin raise exception 'again' using errcode = 'deadlock_detected'; end $$`.execute(tx);
    });

    await expect(given).rejects.toMatchObject({ code: '40P01' });
    expect(tries).toBe(5);
  });
});
