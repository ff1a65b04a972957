import { openStateAt } from '@namma/contract/centers/open-state';
import { addDays, addMonths, type Day, gymDateTime, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import { financialYear } from '@namma/contract/documents/rules';
import { ENQUIRY_MAX_CHARACTERS, ENQUIRY_MIN_CHARACTERS } from '@namma/contract/enquiries/rules';
import { orderStatuses } from '@namma/contract/orders/rules';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { markReadBefore } from '../modules/admin/unread/api.ts';
import { hashPassword } from '../modules/people/auth/api.ts';
import { hasOwner } from '../modules/people/staff/api.ts';
import { modules } from '../modules.ts';
import { seedDemoCatalogue } from '../platform/db/seed/seed.ts';
import type { Db, Tx } from '../platform/db/types.ts';
import { codeOfCard } from '../testing/card.ts';
import { startTestGym, type TestGym } from '../testing/gym.ts';
import { PASSWORD } from '../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';
import { makeDemo } from './make.ts';

const hashes = { known: await hashPassword(PASSWORD), unknown: await hashPassword('nobody knows') };

/**
 * A first start with SEED=demo.
 * @param end runs in the same transaction, after everything was created
 */
const fill = (gym: TestGym, end: (tx: Tx) => Promise<void> = async () => {}) =>
  seedDemoCatalogue(gym.db, async (tx) => {
    await makeDemo(tx, { db: gym.db, clock: gym.now, isRateLimited: true }, hashes);
    await end(tx);
  });

async function firstStart(at: string) {
  const gym = await startTestGym({ now: new Date(at) });
  await fill(gym);
  return gym;
}

async function countBy(db: Db, statement: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`${sql.raw(statement)}`.execute(db);
  return Object.fromEntries(rows.map(({ key, count }) => [key, Number(count)]));
}

/** The instants of all activities. */
const listInstants = async (db: Db) =>
  (
    await sql<{ at: Date }>`
      select created_at as at from orders union all select delivered_at from orders where delivered_at is not null
      union all select cancelled_at from orders where cancelled_at is not null union all select at from activity
      union all select received_at from payments union all select issued_at from documents union all select at from visits
      union all select created_at from memberships union all select created_at from bookings union all select booked_at from class_bookings
      union all select created_at from enquiries union all select at from stock_moves order by 1`.execute(db)
  ).rows.map(({ at }) => at);

/** Columns that differ between two first starts: random ids, and defaults of the database's own clock. */
const RANDOM = ['checkout_id', 'message_id', 'password_hash', 'code'];
async function listEverything(db: Db) {
  const tables = [
    'users',
    'addresses',
    'orders',
    'memberships',
    'bookings',
    'enquiries',
    'activity',
    'visits',
    'class_bookings',
  ];
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(row) - ${RANDOM}::text[] as row from ${sql.table(table)} as row order by id`.execute(
        db,
      );
      return rows.map(({ row: { created_at: at, ...row } }) =>
        table === 'users' || table === 'addresses' ? row : { ...row, at },
      );
    }),
  );
}

/**
 * At midnight, in the morning, a fortnight after a financial year began, and in a February of 29 days; each on another
 * weekday.
 */
const firstStarts = [
  '2027-01-20T00:00:00+05:30',
  '2027-01-23T09:03:00+05:30',
  '2027-04-12T11:05:00+05:30',
  '2028-02-29T23:06:00+05:30',
];

describe.each(firstStarts)('the demo shop of a first start at %s', async (at) => {
  const gym = await firstStart(at);
  const now = gym.now();
  const today = gymDay(now);

  it('has a month of orders, memberships, appointments, passes, reviews and queries', async () => {
    const statuses = await countBy(
      gym.db,
      `select case when cancelled_at is null then order_status else 'Cancelled' end as key, count(*) from orders group by 1`,
    );
    for (const status of orderStatuses) expect(statuses[status], status).toBeGreaterThan(0);
    expect(statuses.Cancelled).toBeGreaterThanOrEqual(3);
    expect(statuses.Delivered).toBeGreaterThan(100);
    const counts = await countBy(
      gym.db,
      `select 'members' as key, count(*) from users where role = 'user'
       union all select 'memberships', count(*) from memberships
       union all select 'paid', count(*) from memberships where payment_status = 'payed'
       union all select 'orders', count(*) from orders
       union all select 'rated', count(*) from orders where rating is not null
       union all select 'reviews', count(*) from reviews
       union all select 'returns', count(*) from returns
       union all select 'queries', count(*) from enquiries
       union all select 'answered', count(*) from enquiries where status = 'Answered'
       union all select 'appointments', count(*) from bookings
       union all select 'to come', count(*) from bookings where date > '${today}'
       union all select 'passes', count(*) from passes where sold_at is not null
       union all select 'requests', count(*) from passes where sold_at is null
       union all select 'waiting for stock', count(*) from restock_subscriptions
       union all select 'mails', count(*) from mails
       union all select 'mails to send', count(*) from mails where status <> 'kept'`,
    );
    expect(counts).toMatchObject({
      members: 40,
      memberships: 25,
      appointments: 16,
      'to come': 7,
      returns: 3,
      'waiting for stock': 3,
      'mails to send': 0,
    });
    expect(counts.orders).toBeGreaterThan(135);
    expect(counts.orders).toBeLessThanOrEqual(150);
    expect(counts.rated).toBeGreaterThan(60);
    expect(counts.reviews).toBeGreaterThan(10);
    expect(counts.paid).toBeGreaterThanOrEqual(16);
    expect(counts.queries).toBeGreaterThanOrEqual(29);
    expect(counts.answered).toBeGreaterThanOrEqual(22);
    expect(counts.passes).toBeGreaterThanOrEqual(9);
    expect(counts.requests).toBeGreaterThanOrEqual(2);
    expect(counts.mails).toBeGreaterThan(400);
  });

  it('lies in the past, with the desk at work and people in the gym while it is open', async () => {
    const instants = await listInstants(gym.db);
    expect(instants.at(-1)?.getTime()).toBeLessThanOrEqual(now.getTime());

    const { rows } = await sql<{ at: Date }>`
      select at from activity join users on users.id = admin_id where role = 'ADMIN'
      union all select received_at from payments union all select at from visits
      union all select starts_at from class_bookings
      union all select starts_at from bookings where starts_at is not null`.execute(gym.db);
    for (const each of rows)
      expect(openStateAt(each.at, settingDefaults.openingHours)?.isOpen, gymDateTime(each.at)).toBe(true);
  });

  it('lets people act only after joining, and rate only what they received', async () => {
    const { rows } = await sql`
      select from orders join users on users.id = user_id
        where (orders.created_at at time zone 'Asia/Kolkata')::date < registered_on
      union all select from orders where rating is not null and order_status <> 'Delivered'
      union all select from visits join memberships on memberships.id = membership_id
        where is_in and (day < start_date or day > effective_end)
      union all select from class_bookings where not exists (
        select from memberships where memberships.user_id = class_bookings.user_id and payment_status = 'payed'
          and day between start_date and effective_end)
      union all select from bookings where (created_at at time zone 'Asia/Kolkata')::date >= date`.execute(
      gym.db,
    );

    expect(rows).toEqual([]);
  });

  it('has appointments within the hours of their coaches, one at a time', async () => {
    const { rows } = await sql`
      select from bookings where starts_at is not null and not exists (
        select from coach_hours where coach_id = bookings.coach_id and weekday = extract(dow from date)
          and from_minute <= extract(epoch from starts_at at time zone 'Asia/Kolkata' - date) / 60
          and to_minute > extract(epoch from starts_at at time zone 'Asia/Kolkata' - date) / 60)
      union all select from bookings where status = 'booked' and starts_at is not null
        group by coach_id, starts_at having count(*) > 1`.execute(gym.db);

    expect(rows).toEqual([]);
  });

  it('has payments in every mode, some in parts and one mistake', async () => {
    const modes = await countBy(
      gym.db,
      `select mode as key, count(*) from payments where kind = 'payment' group by 1`,
    );
    for (const mode of ['cash', 'upi', 'card']) expect(modes[mode], mode).toBeGreaterThan(2);
    const counts = await countBy(
      gym.db,
      `select kind as key, count(*) from payments group by 1
       union all select 'late', count(distinct checkout_id) from checkouts join orders on checkout_id = checkouts.id
         where order_status = 'Delivered' and cancelled_at is null and returned_at is null and paid_paise = 0
       union all select 'parts', count(*) from (select from payments where kind = 'payment' and reversed_by is null
         group by membership_id having membership_id is not null and count(*) > 1) as paid`,
    );
    expect(counts).toMatchObject({ reversal: 1, refund: 1 });
    expect(counts.late).toBeGreaterThanOrEqual(1);
    expect(counts.parts).toBeGreaterThan(0);
  });

  it('has document numbers without gaps in the financial year of their day', async () => {
    const documents = await gym.db.selectFrom('documents').selectAll().orderBy('id').execute();
    const last = new Map<string, number>();
    expect(documents.length).toBeGreaterThan(100);
    for (const { series, fy, serial, issued_at: issued } of documents) {
      expect(fy).toBe(financialYear(gymDay(issued)));
      expect(serial).toBe((last.get(`${series} ${fy}`) ?? 0) + 1);
      last.set(`${series} ${fy}`, serial);
    }
  });

  it('has a timetable with full classes and waiting lists that needs no changes', async () => {
    const { rows } = await sql<{ day: Day; ranks: number[]; places: number }>`
      select day::text, array_agg(rank order by rank) as ranks, (count(*) filter (where is_in))::int as places
      from class_bookings where rank is not null group by slot_id, day`.execute(gym.db);
    for (const { ranks } of rows) expect(ranks).toEqual(ranks.map((_, n) => n + 1));
    const toCome = rows.filter(({ day }) => day > today);
    expect(toCome.filter(({ ranks, places }) => ranks.length > places).length).toBeGreaterThanOrEqual(3);
    const states = () => countBy(gym.db, 'select state as key, count(*) from class_bookings group by 1');
    const before = await states();
    expect(before.present).toBeGreaterThan(150);
    expect(before.missed).toBeGreaterThan(5);
    const jobs = modules.find(({ name }) => name === 'classes')?.jobs ?? [];

    for (const { run } of jobs) await run({ db: gym.db, clock: gym.now, isRateLimited: true }, modules);

    expect((await states()).booked).toBe(before.booked);
  });

  it('tracks some of its stock, with one product sold out and another low', async () => {
    const { rows } = await sql<{ on_hand: number }>`select on_hand from product_stock order by 1`.execute(
      gym.db,
    );

    expect(rows.map(({ on_hand: pieces }) => pieces)).toEqual([
      0,
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(rows[1]?.on_hand).toBeLessThan(10);
  });

  it('keeps totals that equal a recount', async () => {
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('has undeliverable contact data, and texts that forms accept', async () => {
    const users = await gym.db.selectFrom('users').select(['email', 'phone', 'role']).execute();
    const enquiries = await gym.db.selectFrom('enquiries').select(['email', 'phone', 'message']).execute();

    for (const { email } of [...users, ...enquiries]) expect(email).toMatch(/^[a-z]+(\.[a-z]+)*@demo\.test$/);
    for (const { phone } of [...users.filter(({ role }) => role === 'user'), ...enquiries])
      expect(phone).toMatch(/^00000[0-9]{5}$/);
    for (const { message } of enquiries) {
      expect(message.length).toBeGreaterThanOrEqual(ENQUIRY_MIN_CHARACTERS);
      expect(message.length).toBeLessThanOrEqual(ENQUIRY_MAX_CHARACTERS);
    }
  });

  it('has memberships of whole months', async () => {
    for (const row of await gym.db.selectFrom('memberships').selectAll().execute())
      expect(row.end_date).toBe(addMonths(row.start_date, row.months));
  });
});

describe('a first start with demo data', async () => {
  const gym = await firstStart('2030-03-06T16:40:00+05:30');
  const made = await listEverything(gym.db);
  const hasOwnerAtFirst = await hasOwner(gym.db);
  const admin = gym.as(await gym.make.admin());
  const { body: session } = await gym
    .guest()
    .call('auth/userLogin', { body: { email: 'asha.rao@demo.test', password: PASSWORD } });
  const asha = gym.as(session);

  const morning = await firstStart('2030-03-06T11:10:00+05:30');
  const other = await startTestGym({ now: gym.now() });
  let madeElsewhere: typeof made = [];
  const failure = await fill(other, async (tx) => {
    madeElsewhere = await listEverything(tx);
    throw new Error('the power is gone');
  }).catch((error: unknown) => error);

  it('is the same in another shop, and rolls back on failure', async () => {
    expect(failure).toEqual(new Error('the power is gone'));
    expect(madeElsewhere).toEqual(made);
    expect(await listEverything(other.db)).toEqual(made.map(() => []));
    expect(await listKeptTotals(other.db)).toEqual([]);
  });

  it('is the same at another hour of the day, up to that hour', async () => {
    const [early, late] = [await listInstants(morning.db), await listInstants(gym.db)];

    expect(early).toEqual(late.filter((at) => at <= morning.now()));
  });

  it('runs once', async () => {
    expect(await fill(gym)).toBe(false);
  });

  it('is marked as a demo shop for its staff', async () => {
    const real = await startTestGym();

    expect((await admin.call('settings/getDemo')).body).toEqual({ isDemo: true });
    expect((await real.as(await real.make.admin()).call('settings/getDemo')).body).toEqual({ isDemo: false });
  });

  it('leaves the first admin to be created', () => {
    expect(hasOwnerAtFirst).toBe(false);
  });

  it('shows only the rows of today as new to the first admin', async () => {
    const deps = { db: gym.db, clock: gym.now, isRateLimited: true };
    await markReadBefore(deps, modules, startOfGymDay(gymDay(gym.now())));

    const { body: unread } = await admin.call('admin/getUnread');

    const { body: today } = await admin.call('orders/getAllOrders', {
      query: { from: gymDay(gym.now()), limit: 100 },
    });
    expect(unread).toMatchObject({ orders: { count: today.content.length }, memberships: { count: 0 } });
    expect(today.content.length).toBeLessThan(15);
  });

  it('lets a visitor sign in as a member with orders to rate, a card and an upcoming consultancy', async () => {
    const { body: orders } = await asha.call('orders/getOrders');
    expect(new Set(orders.map(({ orderStatus }) => orderStatus))).toContain('Pending');
    expect(orders.filter((each) => each.orderStatus === 'Delivered' && each.rating === 0)).toHaveLength(1);
    expect(orders.filter(({ rating }) => rating > 0)).toHaveLength(2);
    expect((await asha.call('membership/getMemberships')).body).toMatchObject([
      { type: 'Elite Pro', payment_status: 'payed' },
    ]);
    expect((await asha.call('consultancy/get')).body).toMatchObject([
      { date: addDays(gymDay(gym.now()), 3) },
    ]);
    const { body: card } = await asha.call('user/cardSecret');
    const { body: verdict } = await admin.call('visits/scan', {
      body: { code: codeOfCard(card, gym.now()), center: 'indiranagar' },
    });
    expect(verdict).toMatchObject({ verdict: 'in', member: { name: 'Asha Rao' } });
  });

  it('sells more in the evening than at any other time, and more on a day of the weekend', async () => {
    const orders = await gym.db.selectFrom('orders').select('created_at').execute();
    const share = (matches: (at: Date) => boolean) =>
      orders.filter(({ created_at: at }) => matches(at)).length / orders.length;

    expect(share((at) => /T?(18|19|20|21):/.test(gymDateTime(at).slice(11)))).toBeGreaterThan(0.35);
    expect(share((at) => [0, 6].includes(new Date(`${gymDay(at)}T00:00:00Z`).getUTCDay()))).toBeGreaterThan(
      0.3,
    );
  });
});
