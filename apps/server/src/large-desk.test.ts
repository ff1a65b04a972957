import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { HITS_MOST } from './db/search-ids.ts';
import { fill } from './testing/fill.ts';
import { startTestGym } from './testing/gym.ts';

/** More than a first look at a list takes in, and more members of a name than are followed one by one. */
const ROWS = 6_000;

const gym = await startTestGym();
await fill(gym.db, {
  members: ROWS,
  products: 300,
  orders: ROWS,
  memberships: ROWS,
  enquiries: ROWS,
  activity: ROWS,
});
const admin = gym.as(await gym.make.admin());

type Row = { id: number; text: string; status: string };
const readRows = async (statement: ReturnType<typeof sql<Row>>) => (await statement.execute(gym.db)).rows;

/** Every list with its rows as texts, for the plainest way to say what a search means. */
const lists = [
  {
    name: 'orders/getAllOrders',
    idName: 'orderId',
    status: 'Transit',
    rows: await readRows(sql<Row>`
      select orders.id, concat_ws(' ', '', users.name, users.email, users.phone, products.name) as text, order_status as status
      from orders join users on users.id = user_id join products on products.id = product_id`),
  },
  {
    name: 'membership/getAllMemberships',
    idName: 'id',
    status: 'pending',
    rows: await readRows(sql<Row>`
      select memberships.id, concat_ws(' ', '', name, email, phone) as text, payment_status as status
      from memberships join users on users.id = user_id`),
  },
  {
    name: 'contact/getAll',
    idName: 'contact_id',
    status: 'unanswered',
    rows: await readRows(sql<Row>`
      select id, concat_ws(' ', '', name, email, phone, message) as text, status from enquiries`),
  },
  {
    name: 'admin/getActivity',
    idName: 'id',
    status: undefined,
    rows: await readRows(
      sql<Row>`select id, concat_ws(' ', '', subject, admin_email) as text, '' as status from activity`,
    ),
  },
] as const;
type List = (typeof lists)[number];
type Query = { q?: string; sort?: 'newest' | 'oldest'; status?: string };

function expectedIds({ rows }: List, { q = '', sort = 'newest', status }: Query): number[] {
  const part = q.length < 3 ? ` ${q}` : q;
  return rows
    .filter((row) => !status || row.status === status)
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

describe.each(lists)('$name, when there is much of it,', (list) => {
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

  const searches = ['a', 'r', 'asha', 'rao', 'gowda 12', 'mail', '77', 'zzzz'];
  it.each(searches.flatMap((q) => statuses.map((filter) => ({ q, ...filter }))))(
    'shows what a search means, as far as pages go: %j',
    async (query) => {
      for (const sort of ['newest', 'oldest'] as const) {
        const expected = expectedIds(list, { ...query, sort });
        const limit = 100;

        const shown: number[] = [];
        for (let page = 1; ; page++) {
          const { ids, totalPages } = await listIds(list, { ...query, sort, page, limit });
          shown.push(...ids);
          if (page >= totalPages || shown.length >= HITS_MOST) break;
        }

        expect(shown).toEqual(expected.slice(0, shown.length));
        expect(shown.length).toBeGreaterThanOrEqual(Math.min(HITS_MOST, expected.length));
        const most = Math.min(HITS_MOST, expected.length);
        const behind = await listIds(list, { ...query, sort, page: 9_999, limit });
        expect(behind.ids).toEqual([]);
        expect(behind.totalPages).toBeGreaterThanOrEqual(Math.ceil(most / limit));
        expect(behind.totalPages).toBeLessThanOrEqual(Math.ceil(expected.length / limit));
      }
    },
  );
});
