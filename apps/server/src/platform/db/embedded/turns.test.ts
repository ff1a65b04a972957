import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym();

it('many long queries at once let other requests be answered in between', async () => {
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
