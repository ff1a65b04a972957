import { randomUUID } from 'node:crypto';
import { hours } from '@namma/contract/days/dates';
import { afterEach, describe, expect, it } from 'vitest';
import { startCheckoutGym } from '../../../testing/checkout-gym.ts';
import { countWaiting } from '../../../testing/locks.ts';

const { gym, shopper, shopperWithCart, requestFor, order, ordersOf, buyCountsOf, change } =
  await startCheckoutGym();
const start = gym.now();
afterEach(() => gym.setNow(start));

describe('a repeated request', () => {
  it('gets the first response, and orders once', async () => {
    const product = await gym.make.product();
    const { member, body } = await shopperWithCart([product, 2]);
    const key = randomUUID();

    const first = await order(member, body, key);
    const second = await order(member, body, key);

    expect(first.status).toBe(201);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await ordersOf(member)).toHaveLength(1);
    expect(await buyCountsOf(product)).toBe(2);
  });

  it('is the same with its fields in another order', async () => {
    const product = await gym.make.product();
    const { member, body } = await shopperWithCart([product, 1]);
    const key = randomUUID();
    const reversed = Object.fromEntries(Object.entries(body).reverse());

    const first = await order(member, body, key);
    const second = await gym
      .as(member)
      .callLoosely('orders/order', { body: reversed, headers: { 'idempotency-key': key } });

    expect(second).toMatchObject({ status: 201, body: first.body });
  });

  it('is refused when it differs but has the same key', async () => {
    const product = await gym.make.product();
    const { member, addressId } = await shopper();
    const key = randomUUID();
    await order(member, requestFor(addressId, 'buy', [product, 1]), key);

    const answer = await order(member, requestFor(addressId, 'buy', [product, 2]), key);

    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'This key was already used for another request. Start again.' },
    });
    expect(await ordersOf(member)).toHaveLength(1);
  });

  it('may succeed with the key of a failed attempt', async () => {
    const product = await gym.make.product({ isAvailable: false });
    const { member, body } = await shopperWithCart([product, 1]);
    const key = randomUUID();

    const failed = await order(member, body, key);
    await change(product, { available: 1 });
    const tried = await order(member, body, key);

    expect([failed.status, tried.status]).toEqual([409, 201]);
  });

  it('may differ with the key of a failed attempt', async () => {
    const product = await gym.make.product();
    const { member, body } = await shopperWithCart([product, 1]);
    const key = randomUUID();

    const failed = await order(member, { ...body, expectedTotal: 1 }, key);
    const confirmed = await order(member, { ...body, expectedTotal: failed.body.total }, key);

    expect([failed.status, confirmed.status]).toEqual([409, 201]);
  });

  it('is independent of the same key of another member', async () => {
    const product = await gym.make.product();
    const [one, two] = [await shopperWithCart([product, 1]), await shopperWithCart([product, 1])];
    const key = randomUUID();

    const answers = [await order(one.member, one.body, key), await order(two.member, two.body, key)];

    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    expect(answers[0]?.body.checkoutId).not.toBe(answers[1]?.body.checkoutId);
  });

  it('is a new one after 24 hours', async () => {
    const product = await gym.make.product();
    const { member, addressId } = await shopper();
    const key = randomUUID();
    const body = requestFor(addressId, 'buy', [product, 1]);
    const first = await order(member, body, key);

    gym.setNow(new Date(start.getTime() + hours(24)));
    const inTime = await order(member, body, key);
    gym.setNow(new Date(start.getTime() + hours(24) + 1));
    const later = await order(member, body, key);
    const laterAgain = await order(member, body, key);

    expect(inTime.body.checkoutId).toBe(first.body.checkoutId);
    expect(later.body.checkoutId).not.toBe(first.body.checkoutId);
    expect(laterAgain.body.checkoutId).toBe(later.body.checkoutId);
    expect(await ordersOf(member)).toHaveLength(2);
  });

  it('may have a key of at most 255 characters, and not an empty one', async () => {
    const product = await gym.make.product();
    const { member, addressId } = await shopper();
    const body = requestFor(addressId, 'buy', [product, 1]);

    const longest = await order(member, body, 'k'.repeat(255));
    const tooLong = await order(member, body, 'k'.repeat(256));
    const empty = await order(member, body, '');

    expect([longest.status, tooLong.status, empty.status]).toEqual([201, 400, 400]);
    expect(tooLong.body.issues).toMatchObject([
      { path: 'idempotency-key', message: 'Use at most 255 characters' },
    ]);
  });

  it('without a key is a separate order', async () => {
    const product = await gym.make.product();
    const { member, addressId } = await shopper();

    for (let i = 0; i < 2; i++) await order(member, requestFor(addressId, 'buy', [product, 1]));

    expect(await ordersOf(member)).toHaveLength(2);
  });
});

describe('concurrent checkouts', () => {
  it('wait for an admin who deletes the product, and are refused', async () => {
    const product = await gym.make.product();
    const { member, addressId } = await shopper();

    const answer = await gym.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('products')
        .set({ is_available: false })
        .where('id', '=', product.productId)
        .execute();
      const pending = order(member, requestFor(addressId, 'buy', [product, 1]));
      await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBe(1);
      return { pending };
    });

    expect((await answer.pending).status).toBe(409);
    expect(await buyCountsOf(product)).toBe(0);
  });

  it('either order a product before it sells out or are refused', async () => {
    const product = await gym.make.product();
    const shoppers = await Promise.all(Array.from({ length: 6 }, shopper));

    const answers = await Promise.all([
      ...shoppers.map(({ member, addressId }) => order(member, requestFor(addressId, 'buy', [product, 1]))),
      change(product, { available: 0 }),
    ]);

    const orders = answers.slice(0, -1).map((answer) => answer.status);
    expect(new Set([...orders, 201, 409])).toEqual(new Set([201, 409]));
    expect(await buyCountsOf(product)).toBe(orders.filter((status) => status === 201).length);
  });
});
