import { openStateAt } from '@namma/contract/centers/open-state';
import { addDays, addMonths, type Day, daysBetween, gymDateTime, gymDay } from '@namma/contract/days/dates';
import { financialYear } from '@namma/contract/documents/rules';
import { ENQUIRY_MAX_CHARACTERS, ENQUIRY_MIN_CHARACTERS } from '@namma/contract/enquiries/rules';
import { factDefaults } from '@namma/contract/facts/defaults';
import { LEGAL_TEXTS_OF } from '@namma/contract/legal/rules';
import { parseOrderNumber } from '@namma/contract/orders/order-number';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seedDemoCatalogue } from '../../../platform/db/seed/seed.ts';
import type { Db } from '../../../platform/db/types.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { readCatalogue, recordMonth } from '../../../testing/record-month.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';
import { settleClasses } from '../../gym/classes/settle.ts';
import { type RecordedMonth, readMonth } from './month.ts';
import { makeDemo } from './service.ts';

const hashes = { known: 'known', unknown: 'unknown' };

/** A shop that was first started then. */
async function firstStart(at: string) {
  const now = new Date(at);
  const gym = await startTestGym({ now });
  await seedDemoCatalogue(gym.db, async (tx) => {
    await makeDemo(tx, now, hashes);
  });
  return { gym, now, today: gymDay(now) };
}

async function countBy(db: Db, statement: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`${sql.raw(statement)}`.execute(db);
  return Object.fromEntries(rows.map(({ key, count }) => [key, Number(count)]));
}

/** Every instant at which somebody did something. */
const listInstants = async (db: Db) =>
  (
    await sql<{ at: Date }>`
      select created_at as at from orders union all select delivered_at from orders where delivered_at is not null
      union all select cancelled_at from orders where cancelled_at is not null union all select at from activity
      union all select received_at from payments union all select issued_at from documents union all select at from visits
      union all select created_at from memberships union all select created_at from bookings
      union all select created_at from enquiries union all select at from stock_moves`.execute(db)
  ).rows.map(({ at }) => at);

/** Each weekday, at various hours; at midnight, a fortnight after a financial year began, and in a February of 29 days. */
const firstStarts = [
  '2027-01-20T00:00:00+05:30',
  '2027-01-21T07:01:00+05:30',
  '2027-01-22T14:02:00+05:30',
  '2027-01-23T21:03:00+05:30',
  '2027-01-24T04:04:00+05:30',
  '2027-04-12T11:05:00+05:30',
  '2028-02-29T18:06:00+05:30',
];

describe.each(firstStarts)('the demo month of a first start at %s', async (at) => {
  const { gym, now, today } = await firstStart(at);

  it('has orders in every state, and all that an owner looks for', async () => {
    const statuses = await countBy(
      gym.db,
      `select case when cancelled_at is null then order_status else 'Cancelled' end as key, count(*) from orders group by 1`,
    );
    expect(Object.values(statuses).reduce((a, b) => a + b, 0)).toBe(150);
    expect(statuses.Pending).toBeGreaterThanOrEqual(2);
    expect(statuses.Transit).toBeGreaterThanOrEqual(1);
    expect(statuses['Out-For-Delivery']).toBeGreaterThanOrEqual(1);
    expect(statuses.Delivered).toBeGreaterThan(105);
    expect(statuses.Cancelled).toBeGreaterThanOrEqual(3);
    const counts = await countBy(
      gym.db,
      `select 'today' as key, count(*) from orders where (created_at at time zone 'Asia/Kolkata')::date = '${today}'
       union all select 'rated', count(*) from orders where rating is not null
       union all select 'members', count(*) from users where role = 'user'
       union all select 'memberships', count(*) from memberships
       union all select 'paid', count(distinct membership_id) from payments where kind = 'payment'
       union all select 'queries', count(*) from enquiries
       union all select 'answered', count(*) from enquiries where status = 'Answered'
       union all select 'past', count(*) from bookings where date < '${today}'
       union all select 'to come', count(*) from bookings where date > '${today}'`,
    );
    expect(counts).toMatchObject({
      members: 40,
      memberships: 25,
      queries: 30,
      answered: 23,
      past: 8,
      'to come': 7,
    });
    expect(counts.today).toBeGreaterThan(0);
    expect(counts.rated).toBeGreaterThan(60);
    expect(counts.rated).toBeLessThan(statuses.Delivered ?? 0);
    expect(counts.paid).toBeGreaterThanOrEqual(16);
    expect(counts.paid).toBeLessThanOrEqual(23);
  });

  it('lies in the past, with the desk at work while the gym is open', async () => {
    const instants = await listInstants(gym.db);
    expect(Math.max(...instants.map((instant) => instant.getTime()))).toBeLessThanOrEqual(now.getTime());

    const { rows } = await sql<{ at: Date }>`
      select at from activity join users on users.id = admin_id where role = 'ADMIN' and action not like 'stock %'
      union all select received_at from payments`.execute(gym.db);
    for (const { at: worked } of rows)
      expect(openStateAt(worked, factDefaults.openingHours)?.isOpen, gymDateTime(worked)).toBe(true);
  });

  it('lets everyone do things only after joining, and rate only what came to them', async () => {
    const { rows } = await sql`
      select from orders join users on users.id = user_id
        where (orders.created_at at time zone 'Asia/Kolkata')::date < registered_on
      union all select from orders where rating is not null and order_status <> 'Delivered'
      union all select from visits join memberships on memberships.id = membership_id
        where is_in and (day < start_date or day > effective_end)
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

  it('has memberships of whole months, and people of the ages that they told', async () => {
    const memberships = await gym.db.selectFrom('memberships').selectAll().execute();
    for (const { start_date, end_date, months } of memberships)
      expect(end_date).toBe(addMonths(start_date, months));

    const { rows } = await sql<{ dob: Day; age: number; day: Day }>`
      select dob, age, (bookings.created_at at time zone 'Asia/Kolkata')::date::text as day
      from bookings join users on users.id = user_id`.execute(gym.db);
    for (const { dob, age, day } of rows)
      expect(Math.abs(daysBetween(addMonths(dob, 12 * age + 6), day))).toBeLessThan(365);
  });

  it('has numbers without gaps in the financial year of their day, and names orders by theirs', async () => {
    const documents = await gym.db.selectFrom('documents').selectAll().orderBy('id').execute();
    const last = new Map<string, number>();
    for (const { series, fy, serial, number, issued_at: issued, lines } of documents) {
      expect(fy).toBe(financialYear(gymDay(issued)));
      expect(number).toMatch(new RegExp(`^DEMO/${fy}/C?0*${serial}$`));
      expect(serial).toBe((last.get(`${series} ${fy}`) ?? 0) + 1);
      last.set(`${series} ${fy}`, serial);
      for (const line of lines) if (line.orderId) expect(line.orderId).toBeGreaterThan(0);
    }
    const counters = await gym.db.selectFrom('document_counters').selectAll().execute();
    for (const [key, serial] of last)
      expect(counters.find(({ series, fy }) => `${series} ${fy}` === key)?.last).toBe(serial);
    const { rows } = await sql<{ subject: string; checkout_id: string; first: number }>`
      select subject, (select min(orders.id) from orders where orders.checkout_id = payments.checkout_id) as first
      from activity join payments on payments.id = subject_id
      where subject_type = 'payment' and payments.checkout_id is not null`.execute(gym.db);
    expect(rows.length).toBeGreaterThan(50);
    for (const { subject, first } of rows) expect(parseOrderNumber(subject)).toBe(first);
  });

  it('has a timetable with full classes and waiting lists, of which nobody has to be told anything', async () => {
    const { rows } = await sql<{ slot_id: number; day: Day; ranks: number[]; places: number }>`
      select slot_id, day::text, array_agg(rank order by rank) as ranks, (count(*) filter (where is_in))::int as places
      from class_bookings where rank is not null group by slot_id, day`.execute(gym.db);
    for (const { ranks } of rows) expect(ranks).toEqual(ranks.map((_, n) => n + 1));
    const toCome = rows.filter(({ day }) => day > today);
    expect(toCome.filter(({ ranks, places }) => ranks.length > places).length).toBeGreaterThanOrEqual(3);
    const centers = await sql`select distinct center from class_slots`.execute(gym.db);
    expect(centers.rows).toHaveLength(4);
    const states = await countBy(
      gym.db,
      `select state || case when starts_at > '${now.toISOString()}' then ' ahead' else '' end as key, count(*)
       from class_bookings group by 1`,
    );
    expect(states.present).toBeGreaterThan(200);
    expect(states.missed).toBeGreaterThan(10);
    expect([states['present ahead'], states['missed ahead'], states.booked]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);

    await settleClasses({ db: gym.db, clock: () => now, isRateLimited: true, isGuardianChecked: false });

    const after = await countBy(gym.db, `select state as key, count(*) from class_bookings group by 1`);
    expect(after.booked).toBe(states['booked ahead']);
  });

  it('keeps totals that equal a recount', async () => {
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('is about people whom no mail or call can reach, who write what the form takes', async () => {
    const users = await gym.db.selectFrom('users').select(['email', 'phone', 'role']).execute();
    const enquiries = await gym.db.selectFrom('enquiries').select(['email', 'phone', 'message']).execute();

    for (const { email } of [...users, ...enquiries]) expect(email).toMatch(/^[a-z]+(\.[a-z]+)*@demo\.test$/);
    for (const { phone } of [...users.filter(({ role }) => role === 'user'), ...enquiries])
      expect(phone).toMatch(/^00000[0-9]{5}$/);
    for (const { message } of enquiries) {
      expect(message.length).toBeGreaterThanOrEqual(ENQUIRY_MIN_CHARACTERS);
      expect(message.length).toBeLessThanOrEqual(ENQUIRY_MAX_CHARACTERS);
    }
    expect(new Set(users.map(({ email }) => email)).size).toBe(41);
    expect(new Set(enquiries.map(({ message }) => message)).size).toBe(30);
  });
});

it('is the same when it is recorded again', async () => {
  // After the legal texts, whose first day would be recorded of people from before them.
  const now = new Date('2030-03-06T23:59:59+05:30');
  const gym = await startTestGym({ now });
  await seedDemoCatalogue(gym.db);
  const catalogue = await readCatalogue(gym.db);
  await gym.db.transaction().execute((tx) => makeDemo(tx, now, hashes));

  const text = await recordMonth(gym.db, now, { catalogue, knownHash: hashes.known });

  const { tables } = JSON.parse(text) as RecordedMonth;
  for (const [place, table] of (await readMonth(now)).tables.entries()) expect(tables[place]).toEqual(table);
});

it('is the same for every first start on one day, but for the minutes of that day', async () => {
  const [morning, evening] = await Promise.all(
    ['2027-03-10T06:00:00+05:30', '2027-03-10T21:00:00+05:30'].map(async (at) => {
      const { gym } = await firstStart(at);
      return (await listInstants(gym.db)).map(gymDay).sort();
    }),
  );

  expect(morning).toEqual(evening);
});

it('sells more in the evening than at any other time, and more on a day of the weekend', async () => {
  const shops = await Promise.all(firstStarts.map(async (at) => (await firstStart(at)).gym));
  const orders = (
    await Promise.all(shops.map(({ db }) => db.selectFrom('orders').select('created_at').execute()))
  ).flat();
  const hours = orders.map(({ created_at: at }) => Number(gymDateTime(at).slice(11, 13)));
  const weekdays = orders.map(({ created_at: at }) => new Date(`${gymDay(at)}T00:00:00Z`).getUTCDay());
  const share = (matches: number) => matches / orders.length;

  expect(share(hours.filter((hour) => hour >= 18 && hour < 22).length)).toBeGreaterThan(0.4);
  expect(share(weekdays.filter((day) => day === 0 || day === 6).length)).toBeGreaterThan(0.36);
});

it('shows people who registered before there was a legal text as having agreed on its first day', async () => {
  const { gym } = await firstStart(`${addDays(LEGAL_TEXTS_OF, 3)}T12:00:00+05:30`);

  const consents = await gym.db.selectFrom('consents').select(['version', 'given_at']).execute();

  expect(consents).toHaveLength(80);
  for (const { version, given_at: at } of consents) {
    expect(version).toBe(LEGAL_TEXTS_OF);
    expect(gymDay(at) >= LEGAL_TEXTS_OF).toBe(true);
  }
});
