import type { CallName } from '@namma/contract/calls';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';
import { soldColumnNames } from '../testing/sold-columns.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const MANY = 510;

/** A member with more rows in every list than one response has. Carts from before their limit may be that long. */
const member = await gym.make.member();
const { userId } = member;

beforeAll(async () => {
  const { checkoutId } = await gym.make.order({ member });
  await gym.make.address(member);
  await gym.make.membership({ member });
  const products = sql`
    insert into products (name, category, description, price_paise, discount_bp, image)
    select 'Row ' || n, 'fitfood', 'Mix one scoop with water.', 10000, 0, '/images/plain.webp'
    from generate_series(1, ${MANY}::int) as n returning id`;
  await sql`with product as (${products})
    insert into cart_lines (user_id, product_id, quantity) select ${userId}, id, 1 from product`.execute(
    gym.db,
  );
  await sql`insert into orders (checkout_id, user_id, product_id, quantity, unit_price_paise, created_at)
    select ${checkoutId}, ${userId}, product_id, 1, 10000, now() from cart_lines where user_id = ${userId} order by id`.execute(
    gym.db,
  );
  const copies = sql`generate_series(2, ${MANY}::int) as n`;
  await sql`insert into addresses (user_id, name, email, phone, address, town, pincode, district, state, address_type)
    select user_id, name, email, phone, n::text, town, pincode, district, state, address_type
    from addresses cross join ${copies} where user_id = ${userId}`.execute(gym.db);
  await sql`insert into memberships (user_id, type, months, center, start_date, end_date, total_paise, ${sql.raw(soldColumnNames)}, created_at)
    select user_id, type, months, center, start_date, end_date, total_paise, ${sql.raw(soldColumnNames)}, created_at
    from memberships cross join ${copies} where user_id = ${userId}`.execute(gym.db);
  await sql`insert into bookings (user_id, consult_type, date, age, height_cm, weight_kg, created_at)
    select ${userId}, 'Fitness', date '2030-03-03' + n, 34, 172, 70, now()
    from generate_series(${MANY}::int, 1, -1) as n`.execute(gym.db);
});

/** The ids in a response of one of the member's own lists. */
type ListIds = (before?: number) => Promise<number[]>;
const listed = <Row>(rows: readonly Row[], idOf: (row: Row) => number) => rows.map(idOf);
const asMember = gym.as(member);
const query = (before: number | undefined) => (before === undefined ? {} : { query: { before } });

const lists: { name: CallName; isNewestFirst: boolean; listIds: ListIds }[] = [
  {
    name: 'orders/getOrders',
    isNewestFirst: true,
    listIds: async (before) =>
      listed((await asMember.call('orders/getOrders', query(before))).body, ({ orderId }) => orderId),
  },
  {
    name: 'membership/getMemberships',
    isNewestFirst: true,
    listIds: async (before) =>
      listed((await asMember.call('membership/getMemberships', query(before))).body, ({ id }) => id),
  },
  {
    name: 'cart/cartDetails',
    isNewestFirst: false,
    listIds: async (before) =>
      listed((await asMember.call('cart/cartDetails', query(before))).body, ({ cartId }) => cartId),
  },
  {
    name: 'cart/addressDetails',
    isNewestFirst: false,
    listIds: async (before) =>
      listed((await asMember.call('cart/addressDetails', query(before))).body, ({ addressId }) => addressId),
  },
];

describe.each(lists)('$name of a member with very many rows', ({ name, isNewestFirst, listIds }) => {
  it('returns the newest five hundred, and older ones on request', async () => {
    const newest = await listIds();
    const older = await listIds(Math.min(...newest));

    expect(newest).toHaveLength(500);
    expect(older.length).toBeGreaterThanOrEqual(MANY - 500);
    expect(older.length).toBeLessThan(20);
    expect(Math.max(...older)).toBeLessThan(Math.min(...newest));
    for (const ids of [newest, older])
      expect(ids).toEqual(ids.toSorted((a, b) => (isNewestFirst ? b - a : a - b)));
    expect(await listIds(Math.min(...older))).toEqual([]);
  });

  it('never shows another member’s rows', async () => {
    const other = gym.as(await gym.make.member());

    expect((await other.callLoosely(name, { query: { before: 2_147_483_647 } })).body).toEqual([]);
  });

  it.each(['0', '-1', '1.5', 'x', '2147483648'])('refuses before=%s', async (before) => {
    expect((await asMember.callLoosely(name, { query: { before } })).status).toBe(400);
  });
});

describe('consultancy/get of a member with very many bookings', () => {
  it('returns the next five hundred, soonest first', async () => {
    const { body } = await asMember.call('consultancy/get');

    expect(body).toHaveLength(500);
    expect(body[0]?.date).toBe('2030-03-04');
    expect(body.map(({ date }) => date)).toEqual(body.map(({ date }) => date).toSorted());
  });
});
