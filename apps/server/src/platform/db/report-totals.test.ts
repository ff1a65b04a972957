// onBothEngines: each engine runs the triggers itself.
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import { listKeptTotals, listRecountedTotals } from '../../testing/totals.ts';
import { clear } from './backup/clear.ts';
import { migrations } from './migrations/index.ts';

it('computes the totals of orders and memberships that were there before it', async () => {
  const { db } = await startTestGym();
  await clear(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0007-order-cancellations');
  for (const rows of rowsBefore) await sql.raw(rows).execute(db);

  const { error } = await migrator.migrateToLatest();

  expect(error).toBeUndefined();
  const totals = await listKeptTotals(db);
  expect(totals).toEqual(await listRecountedTotals(db));
  expect(totals.filter(({ kind }) => ['day', 'first day', 'last day', 'to renew'].includes(kind))).toEqual([
    { kind: 'day', key: '2030-03-31 fitfood 1', total: 20_000 },
    { kind: 'day', key: '2030-04-01 fitfood 1', total: 10_000 },
    { kind: 'first day', key: '2030-01-01 1', total: 0 },
    { kind: 'first day', key: '2030-02-01 1', total: 0 },
    { kind: 'last day', key: '2030-07-01 1', total: 0 },
    { kind: 'last day', key: '2030-08-01 1', total: 0 },
    { kind: 'to renew', key: '2030-08-01 1', total: 1_289_900 },
  ]);
});

/** A cancelled order, one on each side of midnight in Bengaluru, and a payed membership that another follows. */
const rowsBefore = [
  `insert into users (name, email, role, password_hash, registered_on) values ('A', 'a@x.in', 'ADMIN', 'none', '2029-01-01')`,
  `insert into products (name, category, description, price_paise, discount_bp, image)
    select 'Oats ' || n, 'fitfood', 'Whole oats.', 10000, 0, '/images/oats.webp' from generate_series(1, 3) as n`,
  `insert into checkouts (id, user_id, source, payment_mode, fee_paise, total_paise, name, email, phone, address, town,
      pincode, district, state, address_type, created_at)
    select gen_random_uuid(), 1, 'buy', 'COD', 2900, 62900, 'A', 'a@x.in', '9876543210', '27', 'Bengaluru', '560034',
      'Bengaluru Urban', 'KARNATAKA', 'home', now()`,
  `insert into orders (checkout_id, user_id, product_id, quantity, unit_price_paise, created_at)
    select checkouts.id, 1, n, 1 + n % 2, 10000,
      timestamptz '2030-03-31T18:29:59Z' + make_interval(secs => n - 1) from checkouts, generate_series(1, 3) as n`,
  `update orders set cancelled_at = now(), cancelled_by = 1 where product_id = 3`,
  `insert into memberships (user_id, type, months, center, start_date, end_date, total_paise, payment_status, created_at)
    values (1, 'Elite', 6, 'indiranagar', '2030-01-01', '2030-07-01', 1289900, 'payed', now()),
      (1, 'Elite', 6, 'indiranagar', '2030-02-01', '2030-08-01', 1289900, 'payed', now()),
      (1, 'Elite', 6, 'indiranagar', '2030-03-01', '2030-09-01', 1289900, 'pending', now())`,
];
