import { gymDay } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { runDemoCommand } from '../../../cli/demo-command.ts';
import { modules } from '../../../modules.ts';
import { seedDemoCatalogue } from '../../../platform/db/seed/seed.ts';
import { startTestGym, type TestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';
import { hashPassword } from '../../people/auth/passwords.ts';
import { clearDemo, makeDemo } from './service.ts';

const NOW = new Date('2030-03-06T16:40:00+05:30');
const hashes = { known: await hashPassword(PASSWORD), unknown: await hashPassword('nobody knows this') };

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

const listProducts = (gym: TestGym) =>
  gym.db
    .selectFrom('products')
    .select(['id', 'buy_counts', 'rating_sum', 'rating_count'])
    .orderBy('id')
    .execute();

const gym = await startTestGym({ now: NOW });
await seedDemoCatalogue(gym.db, async (tx) => {
  await makeDemo(tx, gym.now(), hashes);
});
/** A real one. */
const admin = await gym.make.admin();
const adminClient = gym.as(admin);
/** A shop without demo data. */
const other = await startTestGym({ now: NOW });

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

  const KEPT = 'only demo data may be deleted';
  it.each([
    ['a real order', KEPT, `delete from orders where id = ${orderId}`],
    ['a real checkout', 'orders_checkout_id_fkey', `delete from checkouts where id = '${checkoutId}'`],
    ['a real membership', KEPT, `delete from memberships where id = ${membershipId}`],
    ['a real booking', KEPT, `delete from bookings where user_id = ${member.userId}`],
    ['a real query', KEPT, `delete from enquiries where id = ${enquiryId}`],
    ['a real member', KEPT, `delete from users where id = ${member.userId}`],
  ])('to delete %s', async (_what, reason, statement) => {
    await expect(sql.raw(statement).execute(gym.db)).rejects.toThrow(reason);
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

  // Closed days, special hours and pictures are of real admins.
  const others = ['center_closures', 'images', 'imports', 'special_hours'];
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
