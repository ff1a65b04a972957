import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startTemporaryPostgres } from '../../../../../../scripts/temporary-postgres.mjs';
import { startTestGym } from '../../../testing/gym.ts';
import type { Db } from '../types.ts';
import { openReplica } from './engine.ts';
import { ReplicaReads } from './replica.ts';

const gym = await startTestGym();

describe('public reads with a streaming replica', async () => {
  if (!gym.databaseUrl) throw new Error('only PostgreSQL has replicas');
  const server = await startTemporaryPostgres({ replicaOf: gym.databaseUrl });
  const replica = openReplica(server.url(new URL(gym.databaseUrl).pathname.slice(1)), 2);
  let isRunning = true;
  const reads = new ReplicaReads({ primary: gym.db, replica, changes: gym.changes });
  afterAll(async () => {
    reads.close();
    await replica.destroy();
    if (isRunning) await server.stop();
  });

  /** Where a public read runs, and the price that it finds. */
  const look = (productId: number) =>
    reads.read(async (db: Db) => {
      const { rows } = await sql<{ place: string; price: number }>`
        select case when pg_is_in_recovery() then 'replica' else 'primary' end as place, displayed_rupees as price
        from products where id = ${productId}`.execute(db);
      return rows[0];
    });
  const changePrice = (productId: number, rupees: number) =>
    gym.db
      .updateTable('products')
      .set({ price_paise: rupees * 100 })
      .where('id', '=', productId)
      .execute();
  const level = () => vi.waitFor(() => expect(reads.isUsed()).toBe(true), { timeout: 15_000 });

  it('go to the replica once it has everything', async () => {
    const { productId } = await gym.make.product({ price: 500, discount: 0 });

    await level();

    expect(await look(productId)).toEqual({ place: 'replica', price: 500 });
  });

  it('go to the primary from the moment of a change until the replica has replayed it', async () => {
    const { productId } = await gym.make.product({ price: 500, discount: 0 });
    await level();
    await sql`select pg_wal_replay_pause()`.execute(replica);

    await changePrice(productId, 600);
    const paused = await look(productId);
    await sql`select pg_wal_replay_resume()`.execute(replica);
    await level();

    expect(paused).toEqual({ place: 'primary', price: 600 });
    expect(await look(productId)).toEqual({ place: 'replica', price: 600 });
  });

  it('go to the primary while changes of other processes do not arrive', async () => {
    const { productId } = await gym.make.product({ price: 500, discount: 0 });
    await level();

    gym.changes.isListening = false;
    const unlistened = await look(productId);
    gym.changes.isListening = true;

    expect(unlistened?.place).toBe('primary');
  });

  it('pass on errors of a read', async () => {
    await level();

    await expect(reads.read(() => Promise.reject(new Error('no such product')))).rejects.toThrow('no such');
    expect(reads.isUsed()).toBe(true);
  });

  it('go to the primary when the replica is gone', async () => {
    const { productId } = await gym.make.product({ price: 500, discount: 0 });
    await level();

    await server.stop();
    isRunning = false;

    expect(await look(productId)).toEqual({ place: 'primary', price: 500 });
    expect(reads.isUsed()).toBe(false);
  });
});
