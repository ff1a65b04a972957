// onBothEngines: each driver reads wide numbers in its own way.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import type { TestUser } from '../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const INTEGER_MAX = 2_147_483_647;
/** Orders of the largest quantity and price, so that many exceed a 64-bit integer of paise. */
const MOST_ORDERS = 5_000;
const BIGINT_MAX = 9_223_372_036_854_775_807n;

async function orderer() {
  const member = await gym.make.member();
  const addressId = await gym.make.address(member);
  return {
    member,
    order: (...lines: { productId: number; quantity: number }[]) =>
      gym.as(member).call('orders/order', {
        body: { paymentMode: 'COD', source: 'buy', addressId, cartProductDetails: lines },
      }),
  };
}

const getProduct = async (id: number) => (await gym.guest().call('product/get', { query: { id } })).body;
const setSold = (id: number, pieces: number) =>
  gym.db.updateTable('products').set({ buy_counts: pieces }).where('id', '=', id).execute();
const dashboard = async (admin: TestUser) => (await gym.as(admin).call('admin/getDashData')).body;

describe('a product with more sales than an integer can represent', () => {
  it('can still be ordered, and shows how many pieces were sold', async () => {
    const { productId } = await gym.make.product();
    await setSold(productId, INTEGER_MAX);
    const { order } = await orderer();

    const placed = await order({ productId, quantity: 1 });

    expect(placed.status).toBe(201);
    expect((await getProduct(productId)).buyCounts).toBe(INTEGER_MAX + 1);
    await order({ productId, quantity: 1_000_000 });
    expect((await getProduct(productId)).buyCounts).toBe(INTEGER_MAX + 1_000_001);
  });

  it('is ranked correctly in the shop, searches and best sellers', async () => {
    const sold = [3_000_000_000, 20_000, 2_000_000_000, 10_000_000_000, 5];
    for (const [n, pieces] of sold.entries()) {
      const { productId } = await gym.make.product({ name: `Zenith ${n}`, category: 'fitfood', price: 100 });
      await setSold(productId, pieces);
    }
    const ask = async (query: object) =>
      (await gym.guest().call('product/getAll', { query })).body.content
        .filter(({ name }) => name.startsWith('Zenith'))
        .map(({ buyCounts }) => buyCounts);
    const inOrder = sold.toSorted((a, b) => b - a);

    expect(await ask({ q: 'zenith' })).toEqual(inOrder);
    expect(await ask({ category: 'fitfood', limit: 50 })).toEqual(inOrder);
    const sellers = (await gym.guest().call('product/topSeller')).body;
    expect(sellers.map(({ buyCounts }) => buyCounts)).toEqual(
      sellers.map(({ buyCounts }) => buyCounts).toSorted((a, b) => b - a),
    );
    expect(sellers[0]?.buyCounts).toBe(10_000_000_000);
  });

  it('can still be rated', async () => {
    const { member, product } = await gym.make.order({ orderStatus: 'Delivered' });
    await gym.db
      .updateTable('products')
      .set({ rating_sum: INTEGER_MAX, rating_count: 429_496_730 })
      .where('id', '=', product.productId)
      .execute();

    const rated = await gym
      .as(member)
      .call('orders/rating', { body: { rating: 5, productId: product.productId } });

    expect(rated.status).toBe(200);
    expect((await getProduct(product.productId)).rating).toBe(5);
  });
});

describe('sales beyond 64-bit integers', () => {
  it('do not stop an order, and the dashboard shows them in rupees', async () => {
    const admin = await gym.make.admin();
    const { order } = await orderer();
    const product = await gym.make.product({ price: 1000, discount: 10 });
    await order({ productId: product.productId, quantity: 1 });
    const before = await dashboard(admin);
    // Split-off pieces, because otherwise a checkout has one order per product.
    await sql`insert into orders (checkout_id, user_id, product_id, quantity, unit_price_paise, created_at, split_from)
      select checkout_id, user_id, product_id, 1000000, ${INTEGER_MAX}, created_at, id
      from orders cross join generate_series(1, ${MOST_ORDERS}::int) where product_id = ${product.productId}`.execute(
      gym.db,
    );

    const placed = await order({ productId: product.productId, quantity: 1 });

    expect(placed.status).toBe(201);
    const after = await dashboard(admin);
    const added = MOST_ORDERS * 10_000 * INTEGER_MAX + 900;
    expect(BigInt(added) * 100n).toBeGreaterThan(BIGINT_MAX);
    expect(after.todaySales).toBeCloseTo(before.todaySales + added, -3);
    expect(after.totalSales).toBeCloseTo(before.totalSales + added, -3);
  });
});

describe('a checkout', () => {
  it('is limited to ₹100 crore, and one rupee more is refused with a message', async () => {
    const { member, order } = await orderer();
    const dear = await gym.make.product({ price: 1_000_000, discount: 0 });
    const [rest, more] = [
      await gym.make.product({ price: 999_971, discount: 0 }),
      await gym.make.product({ price: 999_972, discount: 0 }),
    ];
    const withRest = (productId: number) =>
      order({ productId: dear.productId, quantity: 999 }, { productId, quantity: 1 });

    const refused = await withRest(more.productId);
    const placed = await withRest(rest.productId);

    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'An order can total up to ₹100 crore. Order fewer pieces at once.' },
    });
    expect(placed).toMatchObject({ status: 201, body: { total: 1_000_000_000 } });
    expect((await gym.as(member).call('orders/getOrders')).body).toHaveLength(2);
    expect((await getProduct(dear.productId)).buyCounts).toBe(999);
  });

  it('of a hundred lines of a million pieces at the highest price is refused, not a fault', async () => {
    const products = await gym.make.products(100, { price: 1_000_000, discount: 0 });
    const { order } = await orderer();

    const refused = await order(...products.map(({ productId }) => ({ productId, quantity: 1_000_000 })));

    expect(refused.status).toBe(400);
  });
});

/** Integers of at most 32 bits without a bounding constraint, and why they cannot overflow. */
const boundedOtherwise: Record<string, string> = {
  'checkouts.arrives_from_days': 'a copy of a setting of 30 days at most',
  'checkouts.arrives_to_days': 'a copy of a setting of 30 days at most',
  'activity.step_id': 'the id of a row',
  'activity.subject_id': 'the id of a row',
  'mails.attempts': 'one for each try, of which there are eight at most',
  'activity.undoes': 'the id of a row',
  'orders.unit_cost_paise': 'a copy of the cost of a product, which is checked to be in a range',
  'orders.unit_price_paise': 'a copy of a price of at most 10 lakh rupees',
  'checkouts.fee_paise': 'a constant',
  'whatsapp_presses.subject_id': 'the id of a row',
  'centers.position': 'counts the centers, which an owner adds one by one',
  'centers.slots_closure_id': 'the id of a row',
  'class_bookings.minutes': 'as its slot, at most 180',
  'class_bookings.rank': 'counts the bookings of one class, which are limited by the hour',
  'class_bookings.sequence': 'counts the changes of one booking, which people make one by one',
  'bookings.sequence': 'counts the changes of one booking, which people make one by one',
  'import_refusals.line': 'a line of a file of at most 20 MB',
  'import_rows.line': 'a line of a file of at most 20 MB',
  'import_rows.row_id': 'the id of a row',
  'import_rows.version': 'a copy of products.version',
  'imports.rows': 'rows of a file, of which there are 50,000 at most',
  'imports.took_milliseconds': 'the time of one run, of which 32 bits hold 24 days',
  'list_reads.read_up_to': 'the id of a row',
  'center_closures.slots_closure_id': 'the id of a row',
  'special_hours.after_closure_id': 'the id of a row',
  'special_hours.before_closure_id': 'the id of a row',
  'special_hours.opens_at_minute': 'a minute of a day',
  'memberships.discount_price_paise': 'copied from a plan',
  'memberships.extension_days': 'copied from a plan',
  'memberships.extra_discount_paise': 'copied from a plan',
  'memberships.fee_paise': 'copied from a plan',
  'memberships.list_price_paise': 'copied from a plan',
  'memberships.moved_days': 'ends are in the year 9999 at the latest',
  'memberships.pause_days': 'copied from a plan',
  'memberships.renewal_discount_paise': 'a benefit of a plan',
  'memberships.swimming_sessions': 'copied from a plan',
  'memberships.total_paise': 'the price of a plan',
  'memberships.transfer_days': 'copied from a plan',
  'second_factors.last_step': 'the Unix time divided by 30',
  'products.version': 'counts the edits of admins, who make them one by one',
  'product_attributes.net_quantity': 'what an admin enters, at most a million',
  'product_attributes.best_before_months': 'what an admin enters, at most 120',
  'visits.step': 'the Unix time divided by 30',
  'returns.quantity': 'at most the pieces of its order',
  'document_counters.last': 'counts the documents of a year, whose ids are integers',
  'documents.serial': 'counts the documents of a year, whose ids are integers',
};

describe('a column of a narrow whole number', () => {
  it('is an id, is calculated or checked to be in a range, or is known not to be a sum', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns as col
      where table_schema = 'public' and table_name not like 'kysely_%' and data_type in ('integer', 'smallint')
        and is_identity = 'NO' and is_generated = 'NEVER'
        and not exists (
          select from information_schema.key_column_usage as usage
          join information_schema.table_constraints as rule using (constraint_schema, constraint_name)
          where rule.constraint_type = 'FOREIGN KEY'
            and (usage.table_name, usage.column_name) = (col.table_name, col.column_name))
        and not exists (
          select from pg_constraint where contype = 'c' and conrelid = col.table_name::regclass
            and (pg_get_constraintdef(oid) like '%(' || column_name || ' <= %'
              or pg_get_constraintdef(oid) like '%(' || column_name || ' = ANY%'))
      order by 1`.execute(gym.db);

    expect(rows.map(({ name }) => name)).toEqual(Object.keys(boundedOtherwise).sort());
  });
});
