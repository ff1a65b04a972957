import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { Wire } from '../../../testing/wire.ts';
import type { Database } from '../database.ts';
import { pipelinedQuery } from '../statements.ts';
import { openPostgres } from './engine.ts';
import { PipelinedReads, pipelineReads } from './pipelined-reads.ts';

const gym = await startTestGym();
const POLL_LIMIT = { timeout: 10_000 };

const double = pipelinedQuery<{ n: number }, { doubled: number; connection: number }>((db, param) =>
  sql<{ doubled: number; connection: number }>`
    select ${param('n')}::int * 2 as doubled, pg_backend_pid() as connection`.compile(db),
);
const divide = pipelinedQuery<{ n: number }, { quotient: number }>((db, param) =>
  sql<{ quotient: number }>`select 60 / ${param('n')}::int as quotient`.compile(db),
);

it('a short read answers for its values, and within a transaction sees what that wrote', async () => {
  const nameOf = pipelinedQuery<{ id: number }, { name: string }>((db, param) =>
    db.selectFrom('products').select('name').where('id', '=', param('id')).compile(),
  );
  const { productId } = await gym.make.product({ name: 'Ragi' });

  const names = await gym.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ name: 'Ragi Bar' }).where('id', '=', productId).execute();
    return nameOf(tx, { id: productId });
  });

  expect(names).toEqual([{ name: 'Ragi Bar' }]);
});

describe('short reads on PostgreSQL', () => {
  const POOL_SIZE = 10;
  let url: URL;
  let database: Database;
  beforeAll(async () => {
    const { rows } = await sql<{ url: string }>`
      select 'postgresql://postgres@127.0.0.1:' || current_setting('port') || '/' || current_database() as url
    `.execute(gym.db);
    url = new URL(rows[0]?.url ?? '');
    database = await openPostgres(url.href, POOL_SIZE);
  });
  afterAll(() => database.close());

  const readMany = (count: number, { db } = database) =>
    Promise.all(Array.from({ length: count }, (_, n) => double(db, { n })));
  const doubles = (count: number) => Array.from({ length: count }, (_, n) => n * 2);
  const valuesOf = (answers: { doubled: number }[][]) => answers.map(([row]) => row?.doubled);
  /** The connections that answered the reads. */
  const connectionsOf = (answers: { connection: number }[][]) =>
    new Set(answers.flat().map(({ connection }) => connection));
  const untilShared = (of = database) =>
    expect.poll(async () => connectionsOf(await readMany(50, of)).size, POLL_LIMIT).toBe(2);

  it('share a packet, and each gets its own answer', async () => {
    await untilShared();

    const answers = await readMany(500);

    expect(valuesOf(answers)).toEqual(doubles(500));
    expect(connectionsOf(answers).size).toBe(2);
  });

  it('share connections however many other statements came before', async () => {
    // The number of other statements that have a name is limited per process: this one must not use it up for others.
    vi.resetModules();
    const engine = await import('./engine.ts');
    const statements = await import('../statements.ts');
    const triple = statements.pipelinedQuery<{ n: number }, { connection: number }>((db, param) =>
      sql<{ connection: number }>`select ${param('n')}::int * 3, pg_backend_pid() as connection`.compile(db),
    );
    const other = await engine.openPostgres(url.href, POOL_SIZE);
    onTestFinished(() => other.close());
    for (let i = 0; i < 450; i++) await sql`select ${i}::int as ${sql.ref(`n${i}`)}`.execute(other.db);

    await expect
      .poll(async () => {
        const reads = Array.from({ length: 50 }, (_, n) => triple(other.db, { n }));
        return connectionsOf(await Promise.all(reads)).size;
      }, POLL_LIMIT)
      .toBe(2);
  });

  it('are not disturbed by one that fails', async () => {
    await untilShared();

    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) => divide(database.db, { n: i % 4 })),
    );

    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 40 }, (_, i) => (i % 4 === 0 ? 'rejected' : 'fulfilled')),
    );
  });

  it('that cannot be prepared all fail with the reason, and succeed later', async () => {
    await untilShared();
    const readNotes = pipelinedQuery<{ n: number }, { text: string }>((db, param) =>
      sql<{ text: string }>`select text from notes where id = ${param('n')}::int`.compile(db),
    );

    const refused = await Promise.allSettled(
      Array.from({ length: 20 }, () => readNotes(database.db, { n: 1 })),
    );
    await sql`create table notes as select 1 as id, 'Pool opens at six' as text`.execute(gym.db);
    onTestFinished(async () => void (await sql`drop table notes`.execute(gym.db)));
    const answers = await Promise.all(Array.from({ length: 20 }, () => readNotes(database.db, { n: 1 })));

    const reasons = refused.map((one) => (one.status === 'rejected' ? one.reason.code : one.status));
    expect(new Set(reasons)).toEqual(new Set(['42P01']));
    expect(answers).toEqual(Array.from({ length: 20 }, () => [{ text: 'Pool opens at six' }]));
  });

  it('are answered by the pool when their connections break, and share new ones', async () => {
    await untilShared();
    const before = connectionsOf(await readMany(50));

    const reading = Promise.all(Array.from({ length: 40 }, () => readMany(50)));
    await sql`select pg_terminate_backend(pid) from unnest(${[...before]}::int[]) as pid`.execute(gym.db);

    for (const answers of await reading) expect(valuesOf(answers)).toEqual(doubles(50));
    await untilShared();
    for (const connection of connectionsOf(await readMany(50))) expect(before).not.toContain(connection);
  });

  it('of a locked table do not delay reads of others', async () => {
    await untilShared();
    const readMessages = pipelinedQuery<{ id: number }, { id: number }>((db, param) =>
      db.selectFrom('enquiries').select('id').where('id', '=', param('id')).compile(),
    );
    await readMessages(database.db, { id: 0 });

    const { waiting, answers } = await gym.db.transaction().execute(async (tx) => {
      await sql`lock table enquiries in access exclusive mode`.execute(tx);
      const waiting = Promise.all(Array.from({ length: 4 }, () => readMessages(database.db, { id: 0 })));
      return { waiting, answers: await readMany(50) };
    });

    expect(valuesOf(answers)).toEqual(doubles(50));
    expect(await waiting).toEqual([[], [], [], []]);
  });

  it('are part of the pool, not beside it, and none where a pooler is in between', async () => {
    await untilShared();
    const pooled = await openPostgres(url.href, POOL_SIZE, { isBehindPooler: true });
    onTestFinished(() => pooled.close());
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where application_name = (select application_name from pg_stat_activity where pid = pg_backend_pid())`.execute(
      database.db,
    );

    await readMany(50, pooled);

    expect(rows[0]?.count).toBeLessThanOrEqual(POOL_SIZE);
    // Behind a pooler the reads use all connections, as in any pool.
    expect(connectionsOf(await readMany(50, pooled)).size).toBe(POOL_SIZE);
  });

  describe('over a network that fails', () => {
    const LOOK_EVERY_MILLISECONDS = 200;
    const NAME = 'reads-over-a-wire';

    /** A shop whose pipelined connections go through a proxy that can go silent. */
    async function openOverWire(lookEveryMilliseconds = LOOK_EVERY_MILLISECONDS) {
      const wire = await Wire.to(Number(url.port));
      const connectionString = Object.assign(new URL(url), { port: String(wire.port) }).href;
      const reads = new PipelinedReads(
        { connectionString, application_name: NAME, connectionTimeoutMillis: 5_000 },
        2,
        lookEveryMilliseconds,
      );
      const plain = await openPostgres(url.href, 2);
      pipelineReads(plain.db, reads);
      onTestFinished(async () => {
        await reads.close();
        await plain.close();
        await wire.close();
      });
      return { wire, reads, shop: plain };
    }

    const countConnections = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_stat_activity where application_name = ${NAME}`.execute(gym.db);
      return rows[0]?.count;
    };

    it('are answered by the pool when the network is silent', async () => {
      const { wire, reads, shop } = await openOverWire();
      await expect.poll(() => readMany(50, shop).then(() => reads.count), POLL_LIMIT).toBe(2);

      wire.hush();
      const answers = await readMany(50, shop);
      const later = await readMany(50, shop);

      expect(valuesOf(answers)).toEqual(doubles(50));
      expect(valuesOf(later)).toEqual(doubles(50));
    });

    it('are answered by the pool when none of their connections can be opened', async () => {
      const { wire, shop } = await openOverWire();
      await wire.close();

      const answers = await readMany(50, shop);

      expect(valuesOf(answers)).toEqual(doubles(50));
      expect(await countConnections()).toBe(0);
    });

    it('close their connections when idle', async () => {
      const { shop } = await openOverWire();
      await readMany(50, shop);
      await expect.poll(countConnections, POLL_LIMIT).toBe(2);

      await expect.poll(countConnections, POLL_LIMIT).toBe(0);

      expect(valuesOf(await readMany(50, shop))).toEqual(doubles(50));
    });

    it('do not delay a stopping server', async () => {
      const { wire, reads, shop } = await openOverWire(600_000);
      await expect.poll(() => readMany(50, shop).then(() => reads.count), POLL_LIMIT).toBe(2);
      wire.hush();
      const reading = readMany(50, shop);

      await reads.close();

      expect(valuesOf(await reading)).toEqual(doubles(50));
    });
  });
});
