import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';
import { type Database, openPostgres } from './engine.ts';
import { prepareShortRead } from './statements.ts';

const gym = await startTestGym();

const double = prepareShortRead<{ n: number }, { doubled: number; connection: number }>((db, given) =>
  sql<{ doubled: number; connection: number }>`
    select ${given('n')}::int * 2 as doubled, pg_backend_pid() as connection`.compile(db),
);
const divide = prepareShortRead<{ n: number }, { quotient: number }>((db, given) =>
  sql<{ quotient: number }>`select 60 / ${given('n')}::int as quotient`.compile(db),
);

it('a short read answers for its values, and within a transaction sees what that wrote', async () => {
  const nameOf = prepareShortRead<{ id: number }, { name: string }>((db, given) =>
    db.selectFrom('products').select('name').where('id', '=', given('id')).compile(),
  );
  const { productId } = await gym.make.product({ name: 'Ragi' });

  const names = await gym.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ name: 'Ragi Bar' }).where('id', '=', productId).execute();
    return nameOf(tx, { id: productId });
  });

  expect(names).toEqual([{ name: 'Ragi Bar' }]);
});

describe.runIf(gym.engine === 'postgresql')('short reads on PostgreSQL', () => {
  const POOL_SIZE = 10;
  let database: Database;
  beforeAll(async () => {
    const { rows } = await sql<{ url: string }>`
      select 'postgresql://postgres@127.0.0.1:' || current_setting('port') || '/' || current_database() as url
    `.execute(gym.db);
    database = await openPostgres(rows[0]?.url ?? '', POOL_SIZE);
  });
  afterAll(() => database.close());

  const readMany = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => double(database.db, { n })));
  /** The connections on which so many reads at once are answered, when those to be shared are open. */
  const connectionsOf = (answers: { connection: number }[][]) =>
    new Set(answers.flat().map(({ connection }) => connection));
  const untilShared = () => expect.poll(async () => connectionsOf(await readMany(50)).size).toBe(2);

  it('travel together, and each gets its own answer', async () => {
    await untilShared();

    const answers = await readMany(500);

    expect(answers.map(([row]) => row?.doubled)).toEqual(Array.from({ length: 500 }, (_, n) => n * 2));
    expect(connectionsOf(answers).size).toBe(2);
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

  it('go on by the pool when their connections break, and share new ones', async () => {
    await untilShared();
    const before = connectionsOf(await readMany(50));

    await sql`select pg_terminate_backend(pid) from unnest(${[...before]}::int[]) as pid`.execute(gym.db);
    await expect
      .poll(() =>
        readMany(20).then(
          () => 'answered',
          () => 'broken',
        ),
      )
      .toBe('answered');

    await untilShared();
    for (const connection of connectionsOf(await readMany(50))) expect(before).not.toContain(connection);
  });

  it('wait for nobody: what they share is part of the pool, not the whole', async () => {
    await untilShared();
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where application_name = (select application_name from pg_stat_activity where pid = pg_backend_pid())`.execute(
      database.db,
    );

    expect(rows[0]?.count).toBeLessThanOrEqual(POOL_SIZE);
  });
});
