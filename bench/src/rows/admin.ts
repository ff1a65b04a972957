import { ADMIN_PAGE_SIZE } from '@namma/contract/admin/rules';
import { centers } from '@namma/contract/centers/rules';
import { addDays, gymDay } from '@namma/contract/days/dates';
import { enquiryStatuses } from '@namma/contract/enquiries/rules';
import { FOLLOW_UPS_A_PAGE, followUpReasons } from '@namma/contract/follow-ups/rules';
import { paymentStatuses } from '@namma/contract/memberships/rules';
import { orderStatuses } from '@namma/contract/orders/rules';
import { comparisons, reportNames, reportSteps } from '@namma/contract/reports/rules';
import type { Request } from '../ask.ts';
import { callRequest, callSample, differs, type Row, type Sample, type Shop } from '../row.ts';
import { ADMINS } from '../shop/fill.ts';
import { MEMBERS_OF_A_GYM } from '../shop/gym.ts';
import { brands, firstNames, goods, lastNames } from '../shop/words.ts';

const DASHBOARD_CONNECTIONS = 32;
/** No gym has more admins working at once. */
const CONNECTIONS = 8;
const PAGES_MOST = 50;
const GOAL = { p95: 50 };
/** More than the scanners of a gym with a hundred doors read in its busiest minute. */
const SCANS_PER_SECOND = 50;
/** Eight desks that each work off a line in less than a second. */
const CALL_LISTS_PER_SECOND = 10;

const lists = [
  {
    name: 'orders',
    call: 'orders/getAllOrders',
    table: 'orders',
    column: 'order_status',
    statuses: orderStatuses,
  },
  {
    name: 'memberships',
    call: 'membership/getAllMemberships',
    table: 'memberships',
    column: 'payment_status',
    statuses: paymentStatuses,
  },
  {
    name: 'queries',
    call: 'contact/getAll',
    table: 'enquiries',
    column: 'status',
    statuses: enquiryStatuses,
  },
] as const;

/** Reads of the admin side: dashboard, lists with filters and pages, searches, the record, reports. */
export async function adminRows(shop: Shop): Promise<Row[]> {
  const listed: Row[] = [];
  for (const list of lists) listed.push(await listRow(shop, list));
  return [
    await dashboardRow(shop),
    ...listed,
    ...lists.map((list) => searchRow(shop, list)),
    activityRow(shop),
    orderRow(shop),
    await reportsRow(shop),
    // Before check-ins, which take members off the list.
    ...(shop.size === MEMBERS_OF_A_GYM ? [await followUpsRow(shop)] : []),
    await scanRow(shop),
  ];
}

async function dashboardRow({ db, size, tokens }: Shop): Promise<Row> {
  const [sales] = await db.query<{ rupees: number; open: number }>(
    `select (select sum(quantity::bigint * unit_price_paise) / 100 from orders)::float8 as rupees,
      (select count(*)::int from enquiries where status = 'unanswered') as open`,
  );
  const request = callRequest('admin/getDashData', {}, tokens.admin);
  const sample = callSample('admin/getDashData', request, (dashboard) =>
    differs(
      [dashboard.totalSales, dashboard.queryCount, dashboard.totalMemberships],
      [sales?.rupees, sales?.open, size],
    ),
  );
  return {
    name: 'admin/dashboard',
    connections: DASHBOARD_CONNECTIONS,
    requests: [request],
    samples: [sample],
    goal: { p99: 10 },
  };
}

type List = (typeof lists)[number];

/** Any status, any of the first pages, newest or oldest first. */
async function listRow(
  { db, tokens, random }: Shop,
  { name, call, table, column, statuses }: List,
): Promise<Row> {
  const requestOf = (query: object) => callRequest(call, query, tokens.admin);
  const requests: Request[] = [];
  const samples: Sample[] = [];
  for (const status of [undefined, ...statuses]) {
    const where = status ? `where ${column} = '${status}'` : '';
    const [counted] = await db.query<{ count: number }>(
      `select count(*)::int as count from ${table} ${where}`,
    );
    const totalPages = Math.ceil((counted?.count ?? 0) / ADMIN_PAGE_SIZE);
    for (let page = 1; page <= Math.min(PAGES_MOST, totalPages); page++)
      for (const sort of ['newest', 'oldest']) requests.push(requestOf({ status, page, sort }));
    const newest = await db.query<{ id: number }>(
      `select id from ${table} ${where} order by id desc limit ${ADMIN_PAGE_SIZE}`,
    );
    samples.push(
      callSample(call, requestOf({ status }), (reply) =>
        differs([reply.totalPages, ...idsOf(reply.content)], [totalPages, ...newest.map(({ id }) => id)]),
      ),
    );
  }
  return adminRow(`admin/${name}`, random.shuffle(requests), samples);
}

/** The name of the id differs between lists. */
const idsOf = (rows: readonly object[]) =>
  rows.map((row) => ['orderId', 'contact_id', 'id'].flatMap((name) => Reflect.get(row, name) ?? [])[0]);

/** A part of a member's name, a whole name, a number, or a product's word; frequent and rare ones. */
function searchRow({ size, tokens, random }: Shop, { name, call }: List): Row {
  const person = () => `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const text = [
    person,
    () => random.pick(lastNames),
    () => random.pick(firstNames).slice(0, 3),
    () => `${person()}`.slice(1),
    () => String(1 + random.below(size)),
    ...(name === 'orders' ? [() => random.pick(brands), () => random.pick(goods.flat())] : []),
  ];
  const requests = Array.from({ length: 2_000 }, () =>
    callRequest(call, { q: random.pick(text)().toLowerCase() }, tokens.admin),
  );
  const q = firstNames[0] ?? '';
  // Any name has very many matches, and every row shown must match.
  const sample = callSample(call, callRequest(call, { q }, tokens.admin), ({ content }) => {
    const other = content.find((row) => !JSON.stringify(row).toLowerCase().includes(q.toLowerCase()));
    return content.length === ADMIN_PAGE_SIZE && !other ? undefined : `${JSON.stringify(other)} for ${q}`;
  });
  return adminRow(`admin/${name}-search`, requests, [sample]);
}

function activityRow({ size, tokens, random }: Shop): Row {
  const requestOf = (query: object) => callRequest('admin/getActivity', query, tokens.admin);
  const requests = Array.from({ length: 1_000 }, () =>
    requestOf(
      random.pick([
        { page: 1 + random.below(PAGES_MOST) },
        { admin: `admin${random.below(ADMINS)}@namma.fit`, page: 1 + random.below(PAGES_MOST) },
        { q: random.pick(lastNames).toLowerCase() },
        { subjectType: 'order', subjectId: 1 + random.below(size) },
      ]),
    ),
  );
  const sample = callSample(
    'admin/getActivity',
    requestOf({ subjectType: 'order', subjectId: 77 }),
    ({ content }) =>
      differs(
        content.map(({ subjectId }) => subjectId),
        [77],
      ),
  );
  return adminRow('admin/activity', requests, [sample]);
}

function orderRow({ size, tokens, random }: Shop): Row {
  const requestOf = (id: number) => callRequest('admin/getOrder', { id }, tokens.admin);
  const requests = Array.from({ length: 2_000 }, () => requestOf(1 + random.below(size)));
  const sample = callSample('admin/getOrder', requestOf(77), (order) =>
    differs([order.orderId, order.lines.length], [77, 2]),
  );
  return adminRow('admin/order', requests, [sample]);
}

/** Any report, over days up to a year, compared with another period. */
async function reportsRow({ db, tokens, random }: Shop): Promise<Row> {
  const today = gymDay(new Date());
  const requestOf = (query: object) => callRequest('admin/getReport', query, tokens.admin);
  const requests = Array.from({ length: 1_000 }, () =>
    requestOf({
      report: random.pick(reportNames),
      from: addDays(today, -random.below(365)),
      by: random.pick(reportSteps),
      compare: random.pick(comparisons),
    }),
  );
  const [sales] = await db.query<{ paise: number; orders: number }>(
    `select sum(quantity::bigint * unit_price_paise)::float8 as paise, count(*)::int as orders from orders
    where cancelled_at is null`,
  );
  const year = requestOf({ report: 'sales', from: addDays(today, -400) });
  const sample = callSample('admin/getReport', year, ({ figures }) =>
    differs(
      figures.map(({ value }) => value),
      [sales?.paise, sales?.orders],
    ),
  );
  return { ...adminRow('admin/reports', requests, [sample]), goal: { p95: 100 } };
}

/** Whom to call of a gym's members: any page of any reason, at all centers or one. */
async function followUpsRow({ db, tokens, random }: Shop): Promise<Row> {
  const requestOf = (query: object) => callRequest('followUps/getAll', query, tokens.admin);
  const requests = Array.from({ length: 1_000 }, () =>
    requestOf({
      reason: random.pick([undefined, ...followUpReasons]),
      center: random.pick([undefined, ...centers]),
      page: 1 + random.below(5),
    }),
  );
  const [due] = await db.query<{ count: number }>(
    `select count(distinct user_id)::int as count from memberships
    where payment_status = 'pending' and withdrawn_at is null and start_date <= gym_day(now())
      and not exists (select from visits where visits.user_id = memberships.user_id and day = gym_day(now()) and is_in)
      and not exists (select from follow_ups where follow_ups.user_id = memberships.user_id and again_on > gym_day(now()))`,
  );
  const sample = callSample('followUps/getAll', requestOf({ reason: 'money due' }), (list) =>
    differs([list.totalElements, list.content.length], [due?.count, FOLLOW_UPS_A_PAGE]),
  );
  return { ...adminRow('admin/follow-ups', requests, [sample]), perSecond: CALL_LISTS_PER_SECOND };
}

/** Members of any kind are checked in: let in, let in already, or refused; each scan but a second one is kept. */
async function scanRow({ db, size, firstMember, tokens, random }: Shop): Promise<Row> {
  const requestOf = (memberId: number): Request => ({
    ...callRequest('visits/scan', {}, tokens.admin),
    body: JSON.stringify({ memberId, center: 'kormangla' }),
  });
  const requests = Array.from({ length: 5_000 }, () => requestOf(firstMember + random.below(size)));
  const [valid] = await db.query<{ id: number }>(
    `select user_id as id from memberships where payment_status = 'payed' and type <> 'Elite'
      and current_date - 1 > start_date and current_date + 1 < effective_end limit 1`,
  );
  const id = valid?.id ?? 0;
  const sample = callSample('visits/scan', requestOf(id), ({ verdict, member }) =>
    differs([verdict, member?.userId], ['in', id]),
  );
  return { ...adminRow('admin/check-in', requests, [sample]), perSecond: SCANS_PER_SECOND };
}

const adminRow = (name: string, requests: Request[], samples: Sample[]): Row => ({
  name,
  connections: CONNECTIONS,
  requests,
  samples,
  goal: GOAL,
});
