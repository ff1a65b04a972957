import { setTimeout as wait } from 'node:timers/promises';
import { refusals } from '@namma/contract/refusals';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../../../scripts/temporary-postgres.mjs';
import { openPostgres } from '../platform/db/postgres/engine.ts';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { OrderStream } from '../testing/order-stream.ts';
import { runOn } from '../testing/run-on.ts';
import { type StartedServer, startServer } from '../testing/started-server.ts';

const ROUNDS = isLong ? 5 : 1;
const CUSTOMERS = isLong ? 8 : 3;
const SOME_ORDERS_MILLISECONDS = isLong ? 2_000 : 500;
/** The message that customers get meanwhile (D3). */
const SENTENCE = refusals.databaseUnreachable.message();
/** The time in which the shop must recover once its database is back, in milliseconds. */
const HEALTHY_WITHIN = 5_000;

/** One server and its customers go through everything. */
const DATABASE = 'postgres';
let postgres: TemporaryPostgres;
let server: StartedServer;
let orders: OrderStream;
beforeAll(async () => {
  postgres = await startTemporaryPostgres({ settings: [] });
  // `npm run faults` has built the pages; `npm test` may not have yet.
  const env = { DATABASE_URL: postgres.url(DATABASE), SEED: 'catalogue' };
  server = await startServer({ env, withPages: isLong });
  orders = await OrderStream.gather(server.url, CUSTOMERS);
});
beforeEach(() => orders.deleteAnswers());
afterAll(async () => {
  await server.end('SIGTERM');
  await postgres.stop();
});

describe('a shop whose PostgreSQL fails under load', () => {
  /** Lets customers order while PostgreSQL fails, and checks the responses and the stored orders. */
  async function orderThrough(mishap: () => Promise<void>) {
    const before = orders.acknowledged.size;
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round++) {
      orders.start();
      await wait(SOME_ORDERS_MILLISECONDS);
      await mishap();
      const back = performance.now();
      while ((await statusOf(`${server.url}/readyz`)) !== 200) await wait(20);
      slowest = Math.max(slowest, performance.now() - back);
      await wait(SOME_ORDERS_MILLISECONDS);
      await orders.stop();
    }
    await orders.repeatAll();

    expect(server.isRunning()).toBe(true);
    // No 500, and no request without a response.
    const others = [...orders.answers.keys()].filter((answer) => answer !== '201' && answer !== '503');
    const otherLooks = [...orders.looks.keys()].filter((answer) => answer !== '200' && answer !== '503');
    expect([...others, ...otherLooks], server.output()).toEqual([]);
    expect([...orders.sentences]).toEqual([SENTENCE]);
    const { db, close } = await openPostgres(postgres.url(DATABASE), 2);
    await orders.expectKept(db).finally(close);
    return { slowest, taken: orders.acknowledged.size - before };
  }

  const statusOf = async (url: string) => (await fetch(url)).status;

  async function askWhileAway(): Promise<void> {
    expect(await statusOf(`${server.url}/healthz`)).toBe(200);
    expect(await statusOf(`${server.url}/readyz`)).toBe(503);
    await wait(SOME_ORDERS_MILLISECONDS);
  }

  it.each(isLong ? (['fast', 'immediate'] as const) : (['immediate'] as const))(
    'responds with 503 and its message while it is stopped (%s), and loses nothing',
    async (how) => {
      const { slowest, taken } = await orderThrough(async () => {
        await postgres.halt(how);
        await askWhileAway();
        await postgres.resume();
      });

      expect(slowest).toBeLessThan(HEALTHY_WITHIN);
      printMeasurement(
        `PostgreSQL stopped (${how}): ${ROUNDS} times, ${taken} orders, 0 lost, 0 twice, ` +
          `${orders.answers.get('503')} answers 503, healthy again within ${Math.ceil(slowest)} ms`,
      );
    },
  );

  it('serves outdated public pages and reads marked stale, and fresh ones as soon as it is back', async () => {
    const list = '/api/product/getAll?limit=50';
    const shown = [list, '/api/product/topSeller', ...(isLong ? ['/store', '/', '/fitness'] : [])];
    const read = (path: string) => fetch(`${server.url}${path}`);
    const ordersBefore = orders.acknowledged.size;
    const readAll = () => Promise.all(shown.map(async (path) => (await read(path)).text()));
    orders.start();
    const before = await readAll();
    // Each order invalidates cached responses.
    await wait(SOME_ORDERS_MILLISECONDS);
    await orders.stop();

    await postgres.halt('immediate');
    const meanwhile = await Promise.all(shown.map(read));
    const texts = await Promise.all(meanwhile.map((answer) => answer.text()));
    await askWhileAway();
    const later = await Promise.all(shown.map(read));
    await postgres.resume();
    while ((await statusOf(`${server.url}/readyz`)) !== 200) await wait(20);
    // The server listens for changes again within a second.
    await vi.waitFor(
      async () => expect((await read(list)).headers.has('warning')).toBe(false),
      HEALTHY_WITHIN,
    );
    const back = await read(list);
    const { content } = (await back.json()) as { content: { buyCounts: number }[] };

    for (const answers of [meanwhile, later]) {
      expect(answers.map(({ status }) => status)).toEqual(shown.map(() => 200));
      for (const header of ['cache-status', 'warning', 'age']) {
        expect(answers.map(({ headers }) => headers.has(header))).toEqual(shown.map(() => true));
      }
      expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(shown.map(() => 'no-store'));
    }
    expect(texts).toEqual(before);
    const soldBefore = JSON.parse(before[0] ?? '') as { content: { buyCounts: number }[] };
    expect(content[0]?.buyCounts).toBeGreaterThan(soldBefore.content[0]?.buyCounts ?? Number.NaN);
    printMeasurement(
      `PostgreSQL stopped: ${shown.join(', ')} answered 200 after ${orders.acknowledged.size - ordersBefore} orders`,
    );
  });

  it('treats connections that break in transactions as an outage', async () => {
    const { taken } = await orderThrough(async () => {
      for (let time = 0; time < 10; time++) {
        await runOn(
          postgres.url('template1'),
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${DATABASE}'`,
        );
        await wait(50);
      }
    });

    printMeasurement(
      `PostgreSQL's connections broken: ${ROUNDS * 10} times, ${taken} orders, 0 lost, 0 twice, ` +
        `${orders.answers.get('503')} answers 503`,
    );
  });
});
