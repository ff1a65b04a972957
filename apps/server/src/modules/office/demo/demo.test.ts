import { addDays, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import { orderStatuses } from '@namma/contract/orders/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { runDemoCommand } from '../../../cli/demo-command.ts';
import { modules } from '../../../modules.ts';
import { seedDemoCatalogue } from '../../../platform/db/seed/seed.ts';
import type { Db } from '../../../platform/db/types.ts';
import { codeOfCard } from '../../../testing/card.ts';
import { startTestGym, type TestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';
import { hashPassword } from '../../people/auth/passwords.ts';
import { hasOwner } from '../../people/staff/service.ts';
import { markReadBefore } from '../unread/service.ts';
import { clearDemo, makeDemo } from './service.ts';

const NOW = new Date('2030-03-06T16:40:00+05:30');
const hashes = { known: await hashPassword(PASSWORD), unknown: await hashPassword('nobody knows this') };

/** A first start with SEED=demo. @param end runs in the same transaction, when all is made */
const makeDemoShop = (gym: TestGym, end: (db: Db) => Promise<void> = async () => {}) =>
  seedDemoCatalogue(gym.db, async (tx) => {
    await makeDemo(tx, gym.now(), hashes);
    await end(tx);
  });

async function signInAsDemoMember(gym: TestGym) {
  const form = { email: 'asha.rao@demo.test', password: PASSWORD };
  const { body } = await gym.guest().call('auth/userLogin', { body: form });
  return gym.as(body);
}

const countRows = async (gym: TestGym, table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    gym.db,
  );
  return rows[0]?.count ?? 0;
};

/** All rows of the demo month, without the values that differ with each start. */
async function listEverything(db: Db) {
  const tables = [
    'users',
    'addresses',
    'orders',
    'memberships',
    'bookings',
    'enquiries',
    'activity',
    'products',
  ];
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(row) - 'checkout_id' - 'password_hash' - ${table === 'users' || table === 'addresses' || table === 'products' ? 'created_at' : ''}::text as row
        from ${sql.table(table)} as row order by id`.execute(db);
      return rows.map(({ row }) => row);
    }),
  );
}

const listProducts = (gym: TestGym) =>
  gym.db
    .selectFrom('products')
    .select(['id', 'buy_counts', 'rating_sum', 'rating_count'])
    .orderBy('id')
    .execute();

const gym = await startTestGym({ now: NOW });
await makeDemoShop(gym);
const made = await listEverything(gym.db);
const hasRealAdminAtFirst = await hasOwner(gym.db);
const mailsAtFirst = await countRows(gym, 'mails');
/** A real one. */
const admin = await gym.make.admin();
const adminClient = gym.as(admin);
/** This first start on another machine, where it fails in the end. */
const other = await startTestGym({ now: NOW });
let madeElsewhere: typeof made;
const failure = await makeDemoShop(other, async (tx) => {
  madeElsewhere = await listEverything(tx);
  throw new Error('the power is gone');
}).catch((error: unknown) => error);
const leftByFailure = {
  products: await countRows(other, 'products'),
  users: await countRows(other, 'users'),
  totals: await listKeptTotals(other.db),
};

describe('a first start with demo data', () => {
  it('shows a business that has been open for a month', async () => {
    const { body: dashboard } = await adminClient.call('admin/getDashData');

    expect(dashboard.todaySales).toBeGreaterThan(0);
    expect(dashboard.salesByDay.filter(({ orders }) => orders > 0).length).toBeGreaterThanOrEqual(28);
    const { body: cancelled } = await adminClient.call('orders/getAllOrders', {
      query: { cancelled: 'true' },
    });
    expect(cancelled.content.length).toBeGreaterThan(2);
    const kept = 150 - cancelled.content.length;
    expect(dashboard.salesByDay.reduce((sum, { orders }) => sum + orders, 0)).toBe(kept);
    for (const { status, count } of dashboard.ordersByStatus) expect(count, status).toBeGreaterThan(0);
    expect(dashboard.ordersByStatus.map(({ status }) => status)).toEqual([...orderStatuses]);
    expect(dashboard.totalMemberships).toBe(25);
    for (const { type, count } of dashboard.membershipsByTier) expect(count, type).toBeGreaterThan(0);
    expect(dashboard.queryCount).toBe(7);
  });

  it('shows only today’s rows as new to the first admin', async () => {
    const clock = gym.now;
    await markReadBefore({ db: gym.db, clock, isRateLimited: true }, modules, startOfGymDay(gymDay(NOW)));

    const { body: unread } = await adminClient.call('admin/getUnread');
    const { body: today } = await adminClient.call('orders/getAllOrders', {
      query: { from: gymDay(NOW), limit: 100 },
    });
    expect(unread).toMatchObject({
      orders: { count: today.content.length },
      memberships: { count: 0 },
      queries: { count: 1 },
      appointments: { count: 0 },
    });
    expect(today.content.length).toBeGreaterThan(0);
    expect(today.content.length).toBeLessThan(15);
  });

  it('has been paid by cash, UPI and card, mostly; some of it in parts, once by mistake', async () => {
    const { rows } = await sql<{ kind: string; mode: string; count: number }>`
      select kind, mode, count(*) as count from payments group by kind, mode`.execute(gym.db);
    const countOf = (kind: string, mode?: string) =>
      rows.reduce(
        (sum, row) => sum + (row.kind === kind && (mode ?? row.mode) === row.mode ? row.count : 0),
        0,
      );
    for (const mode of ['cash', 'upi', 'card']) expect(countOf('payment', mode), mode).toBeGreaterThan(3);
    expect(countOf('reversal')).toBe(1);

    const { rows: left } = await sql<{ late: number; parts: number; centers: number }>`
      select
        (select count(*) from checkouts where paid_paise = 0 and id in (
          select checkout_id from orders where cancelled_at is null group by checkout_id
          having bool_and(order_status = 'Delivered'))) as late,
        (select count(*) from (select from payments where kind = 'payment' and reversed_by is null
          group by membership_id having membership_id is not null and count(*) > 1) as paid) as parts,
        (select count(distinct center) from payments) as centers`.execute(gym.db);
    expect(left[0]).toMatchObject({ late: 1, centers: 4 });
    expect(left[0]?.parts).toBeGreaterThan(0);
  });

  it('has visits at every center, until today, and some that were refused', async () => {
    const { rows } = await sql<{ center: string; days: number; refused: number }>`
      select center, count(distinct day)::int as days, count(*) filter (where not is_in)::int as refused
      from visits where at <= ${NOW} group by center`.execute(gym.db);

    expect(rows).toHaveLength(4);
    for (const { center, days } of rows) expect(days, center).toBeGreaterThan(2);
    expect(rows.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(0);
    const { body } = await adminClient.call('visits/getToday');
    expect(body.visits.length).toBeGreaterThan(0);
  });

  it('has given out documents in a series of their own, and credit notes for what was taken back', async () => {
    const { rows } = await sql<{ kind: string; count: number; is_demo: boolean }>`
      select kind, count(*) as count, bool_and(number like 'DEMO%') as is_demo from documents group by kind`.execute(
      gym.db,
    );
    const countOf = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;

    expect(rows.every(({ is_demo }) => is_demo)).toBe(true);
    expect(countOf('receipt')).toBeGreaterThan(80);
    expect(countOf('credit_note')).toBeGreaterThan(0);
  });

  it('keeps totals that equal a recount', async () => {
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('sold, in its top sellers, no more than its sales say', async () => {
    const { body: dashboard } = await adminClient.call('admin/getDashData');
    const { rows } = await sql<{ product_id: number; pieces: number }>`
      select product_id, sum(quantity)::int as pieces from orders where cancelled_at is null group by product_id`.execute(
      gym.db,
    );
    const piecesOf = new Map(rows.map((row) => [row.product_id, row.pieces]));

    expect(dashboard.products).toHaveLength(10);
    for (const { productId, buyCounts } of dashboard.products)
      expect(buyCounts).toBe(piecesOf.get(productId));
    const { rows: others } = await sql`
      select from products where buy_counts > 0 and id not in (select product_id from orders)`.execute(
      gym.db,
    );
    expect(others).toEqual([]);
  });

  it('lets the member in by the card, where the membership is', async () => {
    const asha = await signInAsDemoMember(gym);
    const { body: card } = await asha.call('user/cardSecret');

    const { body } = await adminClient.call('visits/scan', {
      body: { code: codeOfCard(card, gym.now()), center: 'indiranagar' },
    });

    expect(body).toMatchObject({ verdict: 'in', member: { name: 'Asha Rao' } });
  });

  it('writes no mails', async () => {
    expect(mailsAtFirst).toBe(0);
  });

  it('has a real admin', async () => {
    expect(hasRealAdminAtFirst).toBe(false);
    const frontDesk = { email: 'desk@demo.test', password: 'nobody knows this' };
    expect((await gym.guest().call('auth/userLogin', { body: frontDesk })).status).toBe(400);
  });

  it('lets a visitor in as one member, who has an order to rate and a consultancy to come', async () => {
    const asha = await signInAsDemoMember(gym);

    const { body: orders } = await asha.call('orders/getOrders');
    expect(new Set(orders.map(({ orderStatus }) => orderStatus))).toContain('Pending');
    expect(
      orders.filter(({ orderStatus, rating }) => orderStatus === 'Delivered' && rating === 0),
    ).toHaveLength(1);
    expect(orders.filter(({ rating }) => rating > 0)).toHaveLength(2);
    expect((await asha.call('membership/getMemberships')).body).toMatchObject([
      { type: 'Elite Pro', payment_status: 'payed' },
    ]);
    expect((await asha.call('consultancy/get')).body).toMatchObject([{ date: addDays(gymDay(NOW), 3) }]);
  });

  it('has appointments with coaches, and some whose time is to be agreed', async () => {
    const timed = await gym.db
      .selectFrom('bookings')
      .select('id')
      .where('starts_at', 'is not', null)
      .execute();

    expect(timed.length).toBeGreaterThan(5);
    expect(timed.length).toBeLessThan(16);
    const { body } = await adminClient.call('consultancy/getCoaches');
    expect(body.coaches).toHaveLength(12);
  });

  it('has documents in a series of its own, and leaves them out of the export for the tax office', async () => {
    const { body } = await adminClient.call('admin/getDocuments', { query: { limit: 100 } });
    const months = [gymDay(NOW).slice(0, 7), addDays(gymDay(NOW), -28).slice(0, 7)];

    expect(body.content.length).toBeGreaterThan(50);
    for (const { number } of body.content) expect(number).toMatch(/^DEMO\/2930\/C?\d+$/);
    for (const month of months)
      expect((await adminClient.callLoosely('admin/exportGst', { query: { month } })).body).not.toContain(
        'DEMO',
      );
  });

  it('is the same on another machine', () => {
    expect(made).toEqual(madeElsewhere);
  });

  it('is not made twice, and never in a shop that has products', async () => {
    const before = await countRows(gym, 'users');

    const isFilled = await makeDemoShop(gym);

    expect(isFilled).toBe(false);
    expect(await countRows(gym, 'users')).toBe(before);
  });

  it('leaves nothing behind after a failure', async () => {
    expect(failure).toEqual(new Error('the power is gone'));
    expect(leftByFailure).toEqual({ products: 0, users: 0, totals: [] });
  });
});

/** Clears the demo data of a shop in which real people have done things, too. */
async function clearShop() {
  const member = await gym.make.member();
  const [product] = (await gym.guest().call('product/topSeller')).body;
  if (!product) throw new Error('the catalogue has products');

  // Actions of real people that involve demo rows.
  const addressId = await gym.make.address(member);
  const placed = await gym.as(member).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId,
      cartProductDetails: [{ productId: product.productId, quantity: 2 }],
    },
  });
  const [realOrder = 0] = placed.body.orderIds;
  for (const status of ['Transit', 'Out-For-Delivery', 'Delivered'] as const)
    await adminClient.call('orders/update', { body: { id: realOrder, status } });
  await gym.as(member).call('orders/rating', { body: { rating: 1, productId: product.productId } });
  const realQuery = await gym.make.enquiry();
  await adminClient.call('contact/update', { body: { id: realQuery, status: 'Answered' } });
  const { membershipId } = await gym.make.membership({ member });

  // Changes to demo rows by a real admin, and by a visitor as the demo member.
  const asha = await signInAsDemoMember(gym);
  const { body: pending } = await adminClient.call('orders/getAllOrders', {
    query: { status: 'Pending', sort: 'oldest' },
  });
  const [demoOrder] = pending.content;
  if (!demoOrder) throw new Error('a demo order is pending');
  await adminClient.call('orders/update', { body: { id: demoOrder.orderId, status: 'Transit' } });
  await asha.call('cart/add', { body: { productId: product.productId } });
  await asha.call('contact/register', {
    body: {
      name: 'A visitor',
      email: 'visitor@example.com',
      phone: '9876543210',
      msg: 'Are you a real gym at all?',
    },
  });

  const seen = async () => (await gym.guest().call('product/get', { query: { id: product.productId } })).body;
  const ratingBefore = (await seen()).rating;
  const shownBefore = (await adminClient.call('admin/getDemo')).body;
  const { body: slots } = await gym.as(member).call('consultancy/slots', { query: { type: 'Fitness' } });
  const realAppointment = { startsAt: slots[0]?.startsAt ?? '', coachId: slots[0]?.coachId ?? 0 };
  await gym.as(member).call('consultancy/book', {
    body: {
      consult_type: 'Fitness',
      age: 30,
      height: 170,
      weight: 70,
      ...realAppointment,
      date: gymDay(new Date(realAppointment.startsAt)),
    },
  });

  // A real admin receives pieces of a product that demo data has in stock, too.
  const { rows: counted } = await sql<{ id: number }>`
    select product_id as id from product_stock where product_id <> ${product.productId} order by 1`.execute(
    gym.db,
  );
  const [received, untouched] = [counted[0]?.id ?? 0, counted[1]?.id ?? 0];
  await adminClient.call('stock/receive', { body: { productId: received, quantity: 10 } });
  const { body: stockBefore } = await adminClient.call('stock/get', { query: { productId: received } });
  const ordered = await gym.db
    .selectFrom('stock_moves')
    .select(sql<number>`coalesce(-sum(delta), 0)`.as('pieces'))
    .where('product_id', '=', received)
    .where('order_id', 'is not', null)
    .executeTakeFirstOrThrow();

  const cleared = await clearDemo(gym.db, modules, gym.now());
  const stock = { counted, received, untouched, before: stockBefore, ordered: ordered.pieces };
  return {
    member,
    product,
    placed,
    realOrder,
    realQuery,
    membershipId,
    asha,
    realAppointment,
    seen,
    ratingBefore,
    shownBefore,
    cleared,
    stock,
  };
}

describe('clearing the demo data', () => {
  let shop: Awaited<ReturnType<typeof clearShop>>;
  beforeAll(async () => {
    shop = await clearShop();
  });

  it('is announced on the admin side until cleared', async () => {
    const { shownBefore } = shop;
    expect(shownBefore).toEqual({ isThere: true });
    expect((await adminClient.call('admin/getDemo')).body).toEqual({ isThere: false });
  });

  it('removes the demo people and all they did', async () => {
    const { member, placed, asha, cleared } = shop;
    expect(cleared).toMatchObject({ people: 41, orders: 150, memberships: 25, bookings: 16, enquiries: 30 });
    const users = await gym.db.selectFrom('users').select('email').orderBy('id').execute();
    expect(users.map(({ email }) => email)).toEqual([admin.email, member.email]);
    expect((await asha.call('user/profile')).status).toBe(401);
    for (const table of ['cart_lines', 'payments']) expect(await countRows(gym, table), table).toBe(0);
    const documents = await gym.db.selectFrom('documents').select(['number', 'checkout_id']).execute();
    expect(documents).toEqual([
      { number: expect.not.stringMatching(/^DEMO/), checkout_id: placed.body.checkoutId },
    ]);
    const slips = await gym.db.selectFrom('slips').select('checkout_id').execute();
    expect(slips).toEqual([{ checkout_id: placed.body.checkoutId }]);
  });

  it('removes the demo coaches, but keeps one with whom a real member has an appointment', async () => {
    const { member, realAppointment } = shop;
    const coaches = await gym.db.selectFrom('coaches').select(['id', 'retired_at']).execute();

    expect(coaches).toEqual([{ id: realAppointment.coachId, retired_at: expect.any(Date) }]);
    expect((await gym.as(member).call('consultancy/get')).body).toMatchObject([
      { startsAt: realAppointment.startsAt, status: 'booked' },
    ]);
  });

  it('forgets the numbers of their documents, and no others', async () => {
    const counters = await gym.db.selectFrom('document_counters').select(['series', 'fy', 'last']).execute();

    expect(counters).toEqual([{ series: 'NSG', fy: '2930', last: 1 }]);
  });

  it('leaves what others did', async () => {
    const { member, realOrder, membershipId } = shop;
    const { body: orders } = await gym.as(member).call('orders/getOrders');
    expect(orders).toMatchObject([{ orderId: realOrder, orderStatus: 'Delivered', rating: 1 }]);
    expect((await gym.as(member).call('membership/getMemberships')).body).toMatchObject([
      { id: membershipId },
    ]);
    const { body: queries } = await adminClient.call('contact/getAll', { query: {} });
    expect(queries.content.map(({ name }) => name)).toEqual(['A visitor', 'Meera']);
    expect(await countRows(gym, 'products')).toBe(54);
  });

  it('keeps the record of what was done to real orders and queries and to products, and of nothing else', async () => {
    const { realOrder, realQuery, stock } = shop;
    const { body: record } = await adminClient.call('admin/getActivity', { query: { sort: 'oldest' } });

    expect(
      record.content.map(({ subjectType, subjectId, admin: who }) => [subjectType, subjectId, who]),
    ).toEqual([
      ['order', realOrder, admin.email],
      ['order', realOrder, admin.email],
      ['order', realOrder, admin.email],
      ['query', realQuery, admin.email],
      ['product', stock.received, admin.email],
    ]);
  });

  it('takes back sales, ratings and every total, as a recount finds them', async () => {
    const { product, placed } = shop;
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
    const fresh = await startTestGym({ now: NOW });
    await seedDemoCatalogue(fresh.db);
    const expected = (await listProducts(fresh)).map((row) => {
      const isOrdered = row.id === product.productId;
      return isOrdered
        ? {
            ...row,
            buy_counts: row.buy_counts + 2,
            rating_sum: row.rating_sum + 1,
            rating_count: row.rating_count + 1,
          }
        : row;
    });
    expect(await listProducts(gym)).toEqual(expected);
    const { body: dashboard } = await adminClient.call('admin/getDashData');
    expect(dashboard.totalSales).toBe((placed.body.total ?? 0) - 29);
  });

  it('is seen at once in answers that were kept ready', async () => {
    const { product, seen, ratingBefore } = shop;
    const { rating_sum: sum, rating_count: count } = await gym.db
      .selectFrom('products')
      .select(['rating_sum', 'rating_count'])
      .where('id', '=', product.productId)
      .executeTakeFirstOrThrow();

    expect((await seen()).rating).toBe(Math.round((sum / count) * 10) / 10);
    expect(ratingBefore).toBeGreaterThan(0);
  });

  it('takes the demo stock with it; where a real admin received some too, ordered pieces are back', async () => {
    const { counted, received, untouched, before, ordered } = shop.stock;
    expect(counted.length).toBeGreaterThan(3);
    expect(ordered).toBeGreaterThan(0);

    const { body: after } = await adminClient.call('stock/get', { query: { productId: received } });
    expect(after.onHand).toBe((before.onHand ?? 0) + ordered);
    expect((await adminClient.call('stock/get', { query: { productId: untouched } })).body.onHand).toBeNull();
    const { rows } = await sql<{ id: number }>`select id from products where sellable is not null`.execute(
      gym.db,
    );
    expect(rows).toEqual([{ id: received }]);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('does nothing where there is no demo data', async () => {
    expect(await clearDemo(gym.db, modules)).toEqual({
      people: 0,
      orders: 0,
      memberships: 0,
      bookings: 0,
      enquiries: 0,
    });
  });
});

describe('the database refuses', async () => {
  const gym = other;
  const { orderId, checkoutId } = await gym.make.order({ product: await gym.make.product() });
  const { membershipId, member } = await gym.make.membership();
  const enquiryId = await gym.make.enquiry();
  await gym.db
    .insertInto('bookings')
    .values({
      user_id: member.userId,
      consult_type: 'Fitness',
      date: '2030-03-09',
      age: 30,
      height_cm: 170,
      weight_kg: 70,
      created_at: NOW,
    })
    .execute();

  it.each([
    ['a real order', `delete from orders where id = ${orderId}`],
    ['a real checkout', `delete from checkouts where id = '${checkoutId}'`],
    ['a real membership', `delete from memberships where id = ${membershipId}`],
    ['a real booking', `delete from bookings where user_id = ${member.userId}`],
    ['a real query', `delete from enquiries where id = ${enquiryId}`],
    ['a real member', `delete from users where id = ${member.userId}`],
  ])('to delete %s', async (_what, statement) => {
    await expect(sql.raw(statement).execute(gym.db)).rejects.toThrow('only demo data may be deleted');
  });

  it.each(['users', 'enquiries'])('to call real %s demo data afterwards', async (table) => {
    const mark = sql`update ${sql.table(table)} set is_demo = true where not is_demo`.execute(gym.db);

    await expect(mark).rejects.toThrow('whether it is demo data is decided when it is made');
  });
});

it('leaves no row of demo people in any table that refers to users', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as "table", attname as "column" from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass order by 1`.execute(gym.db);
  const cleared = modules.flatMap(({ owns = [], demo }) => (demo ? owns : [])) as string[];

  // Closed days and pictures are of real admins.
  const others = ['center_closures', 'images'];
  const unknown = rows.filter(({ table }) => !cleared.includes(table) && !others.includes(table));
  expect(unknown, 'name a `demo` in the module.ts of the module that owns it').toEqual([]);
});

describe('npm run demo', () => {
  it('says so where there is no demo data', async () => {
    expect(await runDemoCommand(other.db, ['clear'])).toBe('There is no demo data.');
  });

  it.each([[[]], [['make']], [['clear', 'all']]])('with %j says in one line how it is used', async (args) => {
    await expect(runDemoCommand(other.db, args)).rejects.toThrow(/^Usage: npm run demo -- clear$/);
  });
});
