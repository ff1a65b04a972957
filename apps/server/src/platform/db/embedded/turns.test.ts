import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { inTransaction } from '../transaction.ts';

const gym = await startTestGym();

it('many long queries let other requests be answered in between', async () => {
  const finished: string[] = [];
  const queries = Array.from({ length: 8 }, async () => {
    await sql`select count(*) from generate_series(1, 200000)`.execute(gym.db);
    finished.push('query');
  });
  const turn = () =>
    setImmediate(() => {
      finished.push('turn');
      if (finished.filter((each) => each === 'query').length < queries.length) turn();
    });
  turn();

  await Promise.all(queries);

  const order = finished.slice(finished.indexOf('query'), finished.lastIndexOf('query'));
  expect(order.filter((each) => each === 'turn').length).toBeGreaterThan(queries.length / 2);
});

it('the queries of one long transaction let requests without a query be answered in between', async () => {
  let answered = 0;
  let isRunning = true;
  const ask = async () => {
    while (isRunning) {
      const { statusCode } = await gym.app.inject('/healthz');
      if (statusCode === 200) answered++;
      // An injected request can end within one turn of the event loop.
      await nextTurn();
    }
  };
  const asking = ask();
  const answeredBefore: number[] = [];

  await inTransaction(gym.db, async (tx) => {
    for (let n = 0; n < 8; n++) {
      await sql`select count(*) from generate_series(1, 200000)`.execute(tx);
      answeredBefore.push(answered);
    }
  });
  isRunning = false;
  await asking;

  expect(answeredBefore.at(-1)).toBeGreaterThan(answeredBefore[0] ?? 0);
});
