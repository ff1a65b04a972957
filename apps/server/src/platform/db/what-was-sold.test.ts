// onBothEngines: each engine runs the triggers itself.
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import { clear } from './backup/clear.ts';
import { migrations } from './migrations/index.ts';

it('gives the memberships that exist what they were sold with', async () => {
  const { db } = await startTestGym();
  await clear(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0032-label-words');
  await sql`insert into users (name, email, role, password_hash, registered_on)
    values ('A', 'a@x.in', 'ADMIN', 'none', '2029-01-01')`.execute(db);
  await sql`insert into memberships (user_id, type, months, center, start_date, end_date, total_paise, created_at)
    select 1, type, months, 'indiranagar', date '2030-01-01', (date '2030-01-01' + make_interval(months => months))::date,
      1289900, now()
    from unnest(array['Elite', 'Elite Pro', 'Elite Plus']) with ordinality as tier (type, place),
      unnest(array[12, 6, 3]) with ordinality as length (months, size) order by place, size`.execute(db);
  // A renewal at a discount, and one that cost less than the fee.
  await sql`insert into memberships (user_id, type, months, center, start_date, end_date, total_paise, renewal_of,
      renewal_discount_paise, created_at)
    values (1, 'Elite', 3, 'indiranagar', '2030-04-02', '2030-07-02', 549900, 3, 40000, now()),
      (1, 'Elite', 3, 'indiranagar', '2030-07-03', '2030-10-03', 100, null, 0, now())`.execute(db);

  const { error } = await migrator.migrateToLatest();

  expect(error).toBeUndefined();
  const { rows } =
    await sql<object>`select list_price_paise / 100 as list, discount_price_paise / 100 as price, fee_paise / 100 as fee,
      extension_days, extra_discount_paise / 100 as off, pause_days, transfer_days, swimming_sessions, opens_all_centers
    from memberships order by id`.execute(db);
  const ofPlans = rows.slice(0, 9).map((row) => Object.values(row));
  expect(ofPlans).toEqual([
    [14_999, 11_999, 900, 30, 500, 30, 30, 6, false],
    [10_999, 11_999, 900, 15, 300, 15, 15, 3, false],
    [7_999, 11_999, 900, 7, 150, 7, 7, 1, false],
    [17_999, 11_999, 900, 35, 1000, 45, 45, 12, true],
    [12_999, 11_999, 900, 20, 500, 20, 20, 6, true],
    [8_999, 11_999, 900, 10, 250, 10, 10, 3, true],
    [19_999, 11_999, 900, 60, 1500, 60, 60, 24, true],
    [14_999, 11_999, 900, 30, 750, 30, 30, 12, true],
    [11_999, 11_999, 900, 15, 400, 15, 15, 6, true],
  ]);
  const { rows: prices } = await sql<object>`select discount_price_paise, fee_paise, renewal_discount_paise
    from memberships order by id offset 9`.execute(db);
  expect(prices.map((row) => Object.values(row))).toEqual([
    [499_900, 90_000, 40_000],
    [0, 100, 0],
  ]);
});
