import { afterEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../modules/people/auth/passwords.ts';
import { startTestGym } from '../testing/gym.ts';
import { countDeadlocks, countWaiting } from '../testing/locks.ts';
import { PASSWORD, type TestProduct, type TestUser } from '../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

/** Different calls on one row at the same moment. races.test.ts runs the same call many times at once. */
const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());

const shopper = async () => {
  const member = await gym.make.member();
  return { member, client: gym.as(member), addressId: await gym.make.address(member) };
};
const requestFor = (addressId: number, source: 'buy' | 'cart', lines: [TestProduct, number][]) => ({
  paymentMode: 'COD' as const,
  source,
  addressId,
  cartProductDetails: lines.map(([{ productId }, quantity]) => ({ productId, quantity })),
});
const edited = ({ productId, name }: TestProduct, price: number, available: 0 | 1 = 1) => ({
  productId,
  name,
  description: 'Mix one scoop with water.',
  price,
  discount: 0,
  available,
});
const ordersOf = async (member: TestUser) => (await gym.as(member).call('orders/getOrders')).body;
const cartOf = async (member: TestUser) => (await gym.as(member).call('cart/cartDetails')).body;
const soldPieces = async ({ productId }: TestProduct) => {
  const { buy_counts } = await gym.db
    .selectFrom('products')
    .select('buy_counts')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return buy_counts;
};
const startAll = <T>(howMany: number, ask: (n: number) => Promise<T>) =>
  Array.from({ length: howMany }, (_, n) => ask(n));

afterEach(async () => expect(await countDeadlocks(gym.db)).toBe(0));

describe('an order', () => {
  it('charges the returned total while an admin changes the price', async () => {
    const product = await gym.make.product({ price: 1, discount: 0 });
    const shoppers = await Promise.all(startAll(20, shopper));

    const orders = shoppers.map(({ client, addressId }) =>
      client.call('orders/order', { body: requestFor(addressId, 'buy', [[product, 1]]) }),
    );
    const edits = startAll(10, (n) => admin.call('product/update', { body: edited(product, n + 2) }));
    const [ordered, changed] = [await Promise.all(orders), await Promise.all(edits)];

    expect(new Set(ordered.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(changed.map(({ status }) => status))).toEqual(new Set([200]));
    for (const [n, { member }] of shoppers.entries()) {
      const [order] = await ordersOf(member);
      expect(ordered[n]?.body.total).toBe((order?.price ?? 0) + 29);
    }
  });

  it('is placed before its product is deleted, or refused', async () => {
    const product = await gym.make.product();
    const shoppers = await Promise.all(startAll(20, shopper));

    const [ordered, deleted] = await Promise.all([
      Promise.all(
        shoppers.map(({ client, addressId }) =>
          client.call('orders/order', { body: requestFor(addressId, 'buy', [[product, 3]]) }),
        ),
      ),
      admin.call('product/delete', { query: { id: product.productId } }),
    ]);

    expect(deleted.status).toBe(200);
    const statuses = ordered.map(({ status }) => status);
    expect(new Set([...statuses, 201, 409])).toEqual(new Set([201, 409]));
    expect(await soldPieces(product)).toBe(3 * statuses.filter((status) => status === 201).length);
    expect(
      (await shoppers[0]?.client.call('cart/add', { body: { productId: product.productId } }))?.status,
    ).toBe(404);
  });

  it('takes its line out of the cart once, while more are added', async () => {
    const product = await gym.make.product();
    const { member, client, addressId } = await shopper();
    await gym.make.cartLine(member, product, 1);

    const [, ordered] = await Promise.all([
      Promise.all(startAll(10, () => client.call('cart/add', { body: { productId: product.productId } }))),
      Promise.all(
        startAll(11, (n) =>
          client.call('orders/order', { body: requestFor(addressId, 'cart', [[product, n + 1]]) }),
        ),
      ),
    ]);

    expect(new Set([...ordered.map(({ status }) => status), 201, 409])).toEqual(new Set([201, 409]));
    const placed = ordered.filter(({ status }) => status === 201).length;
    const orders = await ordersOf(member);
    const inCart = (await cartOf(member)).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(orders).toHaveLength(placed);
    // Each order has had a line to take, and a line has at least one of the eleven pieces in the cart.
    expect(placed).toBeGreaterThan(0);
    expect(placed + inCart).toBeLessThanOrEqual(11);
    expect(await soldPieces(product)).toBe(orders.reduce((sum, { quantity }) => sum + quantity, 0));
  });

  it('keeps its copy of an address that is deleted concurrently, or is refused', async () => {
    const product = await gym.make.product();
    const { member, client, addressId } = await shopper();

    const [ordered, removed] = await Promise.all([
      Promise.all(
        startAll(12, () =>
          client.call('orders/order', { body: requestFor(addressId, 'buy', [[product, 1]]) }),
        ),
      ),
      client.call('cart/removeAddress', { query: { id: addressId } }),
    ]);

    expect(removed.status).toBe(200);
    const placed = ordered.filter(({ status }) => status === 201);
    expect(ordered.filter(({ status }) => status === 404)).toHaveLength(12 - placed.length);
    const orders = await ordersOf(member);
    expect(orders).toHaveLength(placed.length);
    for (const { address } of orders) expect(address?.address).toBe('27, 80 Feet Road');
  });

  it('is on no document, or credited, when it is cancelled while another of its checkout is sent out', async () => {
    const rounds = await Promise.all(
      startAll(6, async () => {
        const { member, client, addressId } = await shopper();
        const products = await gym.make.products(2);
        const lines = products.map((product): [TestProduct, number] => [product, 1]);
        const { body } = await client.call('orders/order', { body: requestFor(addressId, 'buy', lines) });
        return { member, client, orderIds: body.orderIds };
      }),
    );

    const answers = await Promise.all(
      rounds.flatMap(({ client, orderIds: [sent = 0, unwanted = 0] }) => [
        admin.call('orders/update', { body: { id: sent, status: 'Transit' } }),
        client.call('orders/cancel', { body: { id: unwanted } }),
      ]),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { client, orderIds } of rounds) {
      const { body: documents } = await client.call('documents/getMine');
      const issued = await Promise.all(
        documents.map(async ({ number, kind }) => {
          const { lines } = (await client.call('documents/get', { query: { number } })).body;
          return { kind, orders: lines.map(({ orderId }) => orderId) };
        }),
      );
      const hasUnwanted = issued.some(
        ({ kind, orders }) => kind === 'receipt' && orders.includes(orderIds[1]),
      );
      expect(issued).toHaveLength(hasUnwanted ? 2 : 1);
      const credited = issued.filter(({ kind }) => kind === 'credit_note').flatMap(({ orders }) => orders);
      expect(credited).toEqual(hasUnwanted ? [orderIds[1]] : []);
    }
  });

  it('is only rated after delivery, even if both happen at once', async () => {
    const { orderId, product, member } = await gym.make.order({ orderStatus: 'Out-For-Delivery' });
    const rate = () =>
      gym.as(member).call('orders/rating', { body: { rating: 5, productId: product.productId, orderId } });

    const [rated, delivered] = await Promise.all([
      Promise.all(startAll(10, rate)),
      admin.call('orders/update', { body: { id: orderId, status: 'Delivered' } }),
    ]);

    expect(delivered.status).toBe(200);
    expect(rated.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(new Set([...rated.map(({ status }) => status), 200, 409])).toEqual(new Set([200, 409]));
    const [order] = await ordersOf(member);
    expect(order?.rating).toBe(rated.some(({ status }) => status === 200) ? 5 : 0);
  });
});

describe('everything at once', () => {
  it('ends without a deadlock and with correct counts', async () => {
    const products = await gym.make.products(6);
    const shoppers = await Promise.all(startAll(6, shopper));
    const delivered = await Promise.all(
      shoppers.map(({ member }, n) =>
        gym.make.order({ member, product: products[n] as TestProduct, orderStatus: 'Delivered' }),
      ),
    );
    const unwanted = await Promise.all(
      shoppers.map(({ member }, n) => gym.make.order({ member, product: products[n] as TestProduct })),
    );
    const pending = await Promise.all(startAll(8, () => gym.make.order()));
    const shuffled = (n: number) =>
      products
        .map((product, i) => ({ product, place: (i * 5 + n * 7) % 11 }))
        .sort((a, b) => a.place - b.place);

    const answers = await Promise.all(
      shoppers.flatMap(({ client, addressId }, n) => {
        const lines = shuffled(n).map(({ product }): [TestProduct, number] => [product, 1]);
        const rated = delivered[n];
        const moves = pending.map(({ orderId }) => ({ id: orderId, status: 'Transit' as const }));
        return [
          client.call('orders/order', { body: requestFor(addressId, 'buy', lines) }),
          client.call('orders/order', { body: requestFor(addressId, 'buy', lines.toReversed()) }),
          ...lines.map(([{ productId }]) => client.call('cart/add', { body: { productId } })),
          client.call('orders/rating', {
            body: { rating: 4, productId: rated?.product.productId ?? 0, orderId: rated?.orderId },
          }),
          client.call('orders/cancel', { body: { id: unwanted[n]?.orderId ?? 0 } }),
          admin.call('product/update', { body: edited(products[n] as TestProduct, 500) }),
          admin.call('orders/updateMany', { body: { moves: n % 2 ? moves : moves.toReversed() } }),
        ];
      }),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    // Two orders each of six members, and one delivered order, without the cancelled one.
    for (const product of products) expect(await soldPieces(product)).toBe(13);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });
});

describe('signing in with the old password', () => {
  it('opens no session that survives the password change', async () => {
    const member = await gym.make.member();

    const { pending } = await gym.db.transaction().execute(async (tx) => {
      const changed = tx.updateTable('users').set({ password_hash: await hashPassword('brand new') });
      await changed.where('id', '=', member.userId).execute();
      const pending = gym
        .guest()
        .call('auth/userLogin', { body: { email: member.email, password: PASSWORD } });
      // By now the sign-in has compared the old password.
      await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBe(1);
      return { pending };
    });

    expect((await pending).status).toBe(400);
  });
});
