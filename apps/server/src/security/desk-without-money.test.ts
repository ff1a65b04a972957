import { type Call, type CallName, calls, methods } from '@namma/contract/calls';
import { holds } from '@namma/contract/staff/permissions';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeDemo } from '../demo/make.ts';
import { seedDemoCatalogue } from '../platform/db/seed/seed.ts';
import { startTestGym } from '../testing/gym.ts';

// Desk staff receive single amounts, but never see sums of them: not of a day, a center, a mode or the month.

const now = new Date('2027-01-20T20:00:00+05:30');
const gym = await startTestGym({ now, upi: { vpa: 'nammastrength@okhdfcbank', name: 'Namma Strength' } });
await seedDemoCatalogue(gym.db, async (tx) => {
  await makeDemo(
    tx,
    { db: gym.db, clock: gym.now, isRateLimited: true },
    { known: 'known', unknown: 'unknown' },
  );
});
const owner = gym.as(await gym.make.admin());
const desk = gym.as(await gym.make.staff({ preset: 'desk' }));

/** Ids, days and codes of the month's data: some of each kind. */
async function idsOf<T = number>(statement: string): Promise<T[]> {
  const { rows } = await sql<{ id: T }>`${sql.raw(statement)}`.execute(gym.db);
  return rows.map(({ id }) => id);
}
const users = await idsOf(`select id from users where role = 'user' order by id`);
const memberships = await idsOf('select id from memberships order by id limit 20');
const payments = await idsOf('select id from payments order by id limit 20');
const checkouts = await idsOf<string>(
  `select id from checkouts where channel = 'online' and paid_paise < total_paise limit 10`,
);
const orders = await idsOf('select id from orders order by id limit 10');
const bookings = await idsOf('select id from bookings order by id limit 5');
const numbers = await idsOf<string>('select number as id from documents order by documents.id limit 20');
const products = await idsOf('select id from products order by id limit 5');
const passes = await idsOf('select id from passes order by id limit 5');
const names = await idsOf<string>(
  `select name as id from users where role = 'user' order by users.id limit 10`,
);
const classes = (
  await sql<{ slotId: number; day: string }>`
    select slot_id as "slotId", day::text as day from class_bookings limit 5`.execute(gym.db)
).rows;
const centers = ['vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout'];
const today = '2027-01-20';
const byId = (ids: readonly number[]) => ids.map((id) => ({ id }));

/** Requests for calls that need parameters. */
const asked: Partial<Record<CallName, Record<string, unknown>[]>> = {
  'admin/getMember': byId(users),
  'admin/getOrder': byId(orders),
  'admin/getMemberTimeline': users.map((id) => ({ id, limit: 100 })),
  'classes/getFor': users.slice(0, 5).map((userId) => ({ userId })),
  'classes/getRoster': classes,
  'classes/getWeek': centers.map((center) => ({ center })),
  'classes/ics': [],
  'consultancy/ics': byId(bookings),
  'consultancy/slots': [{ type: 'Fitness' }],
  'documents/get': numbers.map((number) => ({ number })),
  'drawers/getOpen': centers.map((center) => ({ center })),
  'members/getCard': byId(users.slice(0, 5)),
  'members/getPhoto': byId(users.slice(0, 5)),
  'membership/getLedger': byId(memberships),
  'membership/quoteChange': memberships.map((id) => ({ id, type: 'Elite Plus', months: 12 })),
  'membership/quoteEnd': memberships.map((id) => ({ id, day: today })),
  'membership/slip': [],
  'orders/slip': [],
  'orders/getCallerAddress': users.slice(0, 5).map((userId) => ({ userId })),
  'passes/get': byId(passes),
  'payments/find': names.map((code) => ({ code })),
  'payments/getReceipt': byId(payments),
  'payments/getUpi': checkouts.map((id) => ({ subject: 'checkout', id })),
  'product/get': byId(products),
  'product/nearest': [{ filter: 'oats' }],
  'product/similar': [{ category: 'fitfood' }],
  'reviews/get': byId(products),
  'sales/find': [{ q: 'oats' }],
  'sales/getUpi': [{ amount: 500 }],
  'visits/getCrowd': centers.map((center) => ({ center })),
  'whatsApp/get': users.slice(0, 5).map((id) => ({ kind: 'member', id })),
};

/** The calls the desk may read: those of staff and visitors, and those of members. */
const readable = (Object.entries(calls) as [CallName, Call][]).filter(
  ([name, call]) => methods[name] === 'GET' && (call.access !== undefined || holds('desk', call.permission)),
);

/** The sums the owner reads of payments and sales. */
async function readOfOwner(): Promise<unknown[]> {
  const period = { from: '2026-12-01', to: today };
  const bodies: unknown[] = [(await owner.call('payments/getDay', { query: {} })).body];
  for (const report of ['payments', 'sales'] as const)
    for (const by of ['day', 'month'] as const)
      bodies.push((await owner.call('admin/getReport', { query: { report, by, ...period } })).body);
  return bodies;
}

/** All numbers in a response. */
function numbersIn(answer: unknown): number[] {
  if (typeof answer === 'number') return [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(numbersIn) : [];
}

/** Also the sums of at least three receipts by day, center, mode and in total. */
async function listSums(): Promise<Set<number>> {
  const [single] = await idsOf(`select max(largest)::float8 as id from (
    select max(abs(amount_paise)) as largest from payments union all select max(total_paise) from checkouts) as each`);
  const most = single ?? 0;
  const day = `(received_at at time zone 'Asia/Kolkata')::date`;
  const ofReceipts = await idsOf(`select sum(amount_paise)::float8 as id from payments
    group by grouping sets ((), (center), (mode), (center, mode), (${day}), (${day}, center), (${day}, mode))
    having count(*) >= 3`);
  // The dashboard uses rupees, all others paise. A number larger than any single payment is a sum.
  const { body: dashboard } = await owner.call('admin/getDashData');
  const ofDashboard = [dashboard.todaySales * 100, dashboard.totalSales * 100];
  const amounts = [...ofDashboard, ...numbersIn(await readOfOwner()), ...ofReceipts];
  return new Set(amounts.filter((paise) => paise > most));
}

/** The numbers in a text (rupees, with commas too) as paise, in both possible units. */
const amountsIn = (text: string): number[] =>
  (text.replaceAll(/(?<=\d),(?=\d{2,3}\b)/g, '').match(/(?<![\w.-])\d+(\.\d+)?(?![\w-])/g) ?? []).flatMap(
    (digits) => [Number(digits), Math.round(Number(digits) * 100)],
  );

const sums = await listSums();
/** Not in lists of JSON numbers, which commas separate. */
const found = (answer: unknown): number[] =>
  amountsIn(JSON.stringify(answer).replaceAll(/(?<=[\d\]}"]),(?=[\d"[{])/g, ' ')).filter((each) =>
    sums.has(each),
  );

describe('a sum of revenue of the demo month', () => {
  it('is found where the owner reads it', async () => {
    expect(sums.size).toBeGreaterThan(20);
    expect(found(await readOfOwner()).length).toBeGreaterThan(20);
    expect(found((await owner.call('admin/getDashData')).body)).not.toEqual([]);
  });

  it('is searched in every call that the desk may make, each of which returned data', () => {
    expect(readable.length).toBeGreaterThan(60);
    const open = readable.filter(([name, call]) => 'query' in call && !asked[name]);
    const refused = open.filter(([, call]) => !('query' in call && call.query?.safeParse({}).success));
    expect(refused.map(([name]) => name)).toEqual([]);
  });

  it.each(readable.map(([name]) => name))('is not in %s', async (name) => {
    const requests = asked[name] ?? [{}];
    const statuses: number[] = [];
    for (const query of requests) {
      const answer = await desk.callLoosely(name, { query });
      statuses.push(answer.status);
      expect([200, 303, 400, 403, 404, 409, 422], JSON.stringify(query)).toContain(answer.status);
      expect(found(answer.body ?? ''), JSON.stringify(query)).toEqual([]);
    }
    if (holdsRows(name)) expect(statuses).toContain(200);
  });
});

/** True for staff calls that return the month's rows. */
function holdsRows(name: CallName): boolean {
  return (calls[name] as Call).access === undefined && asked[name]?.length !== 0;
}
