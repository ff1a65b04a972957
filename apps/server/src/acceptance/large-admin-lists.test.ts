import type { QueryInput } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { HITS_MOST } from '../platform/db/lists/search-ids.ts';
import { fill } from '../testing/fill.ts';
import { startTestGym } from '../testing/gym.ts';

/** More rows than a list examines first, and more members of one name than are looked up one by one. */
const ROWS = 6_000;

const gym = await startTestGym({ today: '2030-03-04' });
await fill(gym.db, {
  members: ROWS,
  products: 300,
  orders: ROWS,
  memberships: ROWS,
  enquiries: ROWS,
  bookings: ROWS,
  activity: ROWS,
});
const admin = gym.as(await gym.make.admin());

type Row = { id: number; text: string; status: string; day: string };
const readRows = async (statement: ReturnType<typeof sql<Row>>) => (await statement.execute(gym.db)).rows;

/** Every list with the texts of its rows, from which the tests compute the expected results. */
const lists = [
  {
    name: 'orders/getAllOrders',
    idName: 'orderId',
    status: 'Transit',
    rows: await readRows(sql<Row>`
      select orders.id, concat_ws(' ', '', users.name, users.email, users.phone, products.name) as text, order_status as status, gym_day(orders.created_at)::text as day
      from orders join users on users.id = user_id join products on products.id = product_id`),
  },
  {
    name: 'membership/getAllMemberships',
    idName: 'id',
    status: 'pending',
    rows: await readRows(sql<Row>`
      select memberships.id, concat_ws(' ', '', name, email, phone) as text, payment_status as status, gym_day(memberships.created_at)::text as day
      from memberships join users on users.id = user_id`),
  },
  {
    name: 'contact/getAll',
    idName: 'contact_id',
    status: 'unanswered',
    rows: await readRows(sql<Row>`
      select id, concat_ws(' ', '', name, email, phone, message) as text, status, gym_day(created_at)::text as day from enquiries`),
  },
  {
    name: 'admin/getActivity',
    idName: 'id',
    status: undefined,
    rows: await readRows(
      sql<Row>`
        select activity.id, '' as status, gym_day(at)::text as day,
          concat_ws(' ', '', subject, member.name, member.email, member.phone, enquiries.searched,
            coalesce(admin.name, 'terminal'), admin.email) as text
        from activity
          left join users as admin on admin.id = admin_id
          left join users as member on member.id = subject_user_id
          left join enquiries on subject_type = 'query' and enquiries.id = subject_id`,
    ),
  },
] as const;
type List = (typeof lists)[number];
type Query = { q?: string; sort?: 'newest' | 'oldest'; status?: string; from?: string; to?: string };

function expectedIds(
  { rows }: List,
  { q = '', sort = 'newest', status, from = '', to = '9' }: Query,
): number[] {
  const part = q.length < 3 ? ` ${q}` : q;
  return rows
    .filter((row) => !status || row.status === status)
    .filter((row) => row.day >= from && row.day <= to)
    .filter((row) => q === '' || row.text.toLowerCase().includes(part) || String(row.id) === q)
    .map(({ id }) => id)
    .sort((a, b) => (sort === 'newest' ? b - a : a - b));
}

async function listIds(
  { name, idName }: List,
  query: object,
): Promise<{ ids: number[]; totalPages: number }> {
  const { body } = await admin.callLoosely(name, { query: { ...query } });
  const content: readonly object[] = body.content;
  return { ids: content.map((row) => Reflect.get(row, idName)), totalPages: body.totalPages };
}

const limit = 100;
/**
 * The tested pages of a filtered list: the first two, one in the middle and the last; every other page is found like
 * one of them.
 */
function listPages(rows: number): { page: number; last: number }[] {
  const last = Math.ceil(Math.min(HITS_MOST, rows) / limit);
  const pages = new Set(
    [1, 2, Math.ceil(last / 2), last].filter((page) => page === 1 || (page > 1 && page <= last)),
  );
  return [...pages].map((page) => ({ page, last }));
}
const rowsOf = (page: number) => [(page - 1) * limit, page * limit] as const;

describe.each(lists)('$name with many rows', (list) => {
  const statuses = list.status ? [{}, { status: list.status }] : [{}];

  it.each(statuses)('is the same from either end: %j', async (filter) => {
    for (const sort of ['newest', 'oldest'] as const) {
      const expected = expectedIds(list, { ...filter, sort });
      const limit = 70;
      const last = Math.ceil(expected.length / limit);
      for (const page of new Set([1, Math.ceil(last / 2), Math.max(1, last - 1), last, last + 5])) {
        const start = (page - 1) * limit;
        expect(await listIds(list, { ...filter, sort, page, limit })).toEqual({
          ids: expected.slice(start, start + limit),
          totalPages: last,
        });
      }
    }
  });

  const days = [
    { from: '2029-03-06', to: '2029-03-06' },
    { from: '2029-03-05', to: '2029-03-09' },
    { to: '2029-12-31' },
    { from: '2029-03-06' },
  ];
  it.each(days.flatMap((each) => [statuses.at(-1), { q: 'gowda 12' }].map((more) => ({ ...each, ...more }))))(
    'shows rows of these days, on all pages: %j',
    async (query) => {
      for (const sort of ['newest', 'oldest'] as const) {
        const expected = expectedIds(list, { ...query, sort });
        for (const { page, last } of listPages(expected.length)) {
          const { ids, totalPages } = await listIds(list, { ...query, sort, page, limit });
          expect(ids).toEqual(expected.slice(...rowsOf(page)));
          // The next page is offered, if there is one.
          expect(totalPages).toBeGreaterThanOrEqual(Math.min(page + 1, last));
        }
      }
    },
  );

  const searches = ['a', 'asha', 'gowda 12', '77', 'zzzz'];
  it.each([...searches.map((q) => ({ q })), ...statuses.map((filter) => ({ q: 'rao', ...filter }))])(
    'shows the matches of a search, on all pages: %j',
    async (query) => {
      for (const sort of ['newest', 'oldest'] as const) {
        const expected = expectedIds(list, { ...query, sort });
        for (const { page, last } of listPages(expected.length)) {
          const { ids, totalPages } = await listIds(list, { ...query, sort, page, limit });
          expect(ids).toEqual(expected.slice(...rowsOf(page)));
          expect(totalPages).toBeGreaterThanOrEqual(Math.min(page + 1, last));
        }
        const most = Math.min(HITS_MOST, expected.length);
        const behind = await listIds(list, { ...query, sort, page: 9_999, limit });
        expect(behind.ids).toEqual([]);
        expect(behind.totalPages).toBeGreaterThanOrEqual(Math.ceil(most / limit));
        expect(behind.totalPages).toBeLessThanOrEqual(Math.ceil(expected.length / limit));
      }
    },
  );
});

type BookingQuery = NonNullable<QueryInput<'consultancy/getAll'>>;
type Appointment = { id: number; date: string; type: string; text: string };

describe('consultancy/getAll with many rows', async () => {
  const { rows: all } = await sql<Appointment>`
    select bookings.id, date::text as date, consult_type as type, concat_ws(' ', '', name, email, phone) as text
    from bookings join users on users.id = user_id order by date, bookings.id`.execute(gym.db);
  const today = gymDay(gym.now());

  const queries = [
    {},
    { period: 'past' },
    { period: 'all', type: 'Nutrition' },
    { period: 'all', from: '2030-05-01', to: '2030-05-20' },
    { period: 'past', from: '2029-06-01', sort: 'soonest' },
    { q: 'a' },
    { q: 'gowda 12', period: 'all' },
    { q: 'asha', period: 'past', type: 'Fitness' },
    { q: 'zzzz' },
  ] as const;
  it.each(queries)('shows the matching appointments by day: %j', async (query) => {
    const { q = '', period = 'coming', type, from = '', to = '9', sort }: BookingQuery = query;
    const part = q.length < 3 ? ` ${q}` : q;
    const meant = all.filter(
      (row) =>
        (period === 'all' || (period === 'coming' ? row.date >= today : row.date < today)) &&
        (!type || row.type === type) &&
        row.date >= from &&
        row.date <= to &&
        (q === '' || row.text.toLowerCase().includes(part)),
    );
    const isLatestFirst = (sort ?? (period === 'past' ? 'latest' : 'soonest')) === 'latest';
    const expected = (isLatestFirst ? meant.toReversed() : meant).map(({ id }) => id);

    for (const { page, last } of listPages(expected.length)) {
      const { body } = await admin.call('consultancy/getAll', { query: { ...query, page, limit } });
      expect(body.content.map(({ id }) => id)).toEqual(expected.slice(...rowsOf(page)));
      expect(body.totalPages).toBeGreaterThanOrEqual(Math.min(page + 1, last));
    }
  });
});
