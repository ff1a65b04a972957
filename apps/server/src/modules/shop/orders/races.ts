import { randomUUID } from 'node:crypto';
import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import { countDeadlocks } from '../../../testing/locks.ts';
import {
  atOnce,
  byAdmin,
  CANCEL_PAIRS,
  countLogEntries,
  countStatuses,
  expectEachDoneOnce,
  getProduct,
  getStock,
  gym,
  make,
  numberedAddress,
  type Races,
  shopper,
  statusOf,
} from '../../../testing/races.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';
import { addressRaces } from './address-races.ts';

/** The member cancels a Pending order while an admin moves it. */
async function cancelAgainstAdvance(): Promise<void> {
  const { member, product, order: place } = await shopper(await gym.make.product({ onHand: 5 }));
  const [orderId = 0] = (await place(randomUUID())).body.orderIds;

  const [cancelled, moved] = await Promise.all([
    gym.as(member).call('orders/cancel', { body: { id: orderId } }),
    byAdmin(0).call('orders/update', { body: { id: orderId, status: 'Transit' } }),
  ]);

  expect([cancelled.status, moved.status].sort()).toEqual([200, 409]);
  const [order] = (await gym.as(member).call('orders/getOrders')).body;
  expect(order?.orderStatus).toBe(moved.status === 200 ? 'Transit' : 'Pending');
  expect(order?.cancelledAt).toBe(cancelled.status === 200 ? gym.now().toISOString() : null);
  expect((await getProduct(product.productId)).buyCounts).toBe(cancelled.status === 200 ? 0 : 2);
  expect((await getStock(product.productId))?.onHand).toBe(cancelled.status === 200 ? 5 : 3);
  expect(await countLogEntries('order cancelled', orderId)).toBe(cancelled.status === 200 ? 1 : 0);
  expect(await countLogEntries('order moved', orderId)).toBe(moved.status === 200 ? 1 : 0);
}

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'orders/take': {
    'pressed twice places one order, and leaves the last piece to one caller': async () => {
      const { productId } = await gym.make.product({ price: 100, discount: 0, onHand: 2 });
      const callers = await Promise.all([gym.make.member(), gym.make.member()]);
      const { email: _email, ...address } = numberedAddress(1);
      const take = (n: number) =>
        byAdmin(0).call('orders/take', {
          body: {
            userId: callers[n % 2]?.userId ?? 0,
            address,
            lines: [{ productId, quantity: 2 }],
            expectedTotal: 200 + CONVENIENCE_FEE_RUPEES,
          },
          headers: { [IDEMPOTENCY_KEY_HEADER]: `caller ${n % 2} of ${productId}` },
        });

      const answers = await atOnce(8, take);

      expect(countStatuses(answers)).toEqual({ 201: 4, 409: 4 });
      const orders = await Promise.all(
        callers.map(async (caller) => (await gym.as(caller).call('orders/getOrders')).body),
      );
      expect(orders.flat()).toHaveLength(1);
      expect((await getStock(productId))?.onHand).toBe(0);
      expect(await countLogEntries('order taken', orders.flat()[0]?.orderId ?? 0)).toBe(1);
    },
  },
  'orders/order': {
    'with one key orders once, and tells all the same': async () => {
      const { member, product, order } = await shopper();

      const answers = await atOnce(200, () => order('one key'));

      expect(countStatuses(answers)).toEqual({ 201: 200 });
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect((await gym.as(member).call('orders/getOrders')).body).toHaveLength(1);
      expect((await getProduct(product.productId)).buyCounts).toBe(2);
    },
    'with 200 keys orders 200 times, and counts every piece and rupee': async () => {
      // Four members, because orders are limited per member and hour.
      const product = await gym.make.product({ price: 349.5, discount: 12.5 });
      const shoppers = await Promise.all(Array.from({ length: 4 }, () => shopper(product)));
      const admin = gym.as(await gym.make.admin());
      const before = (await admin.call('admin/getDashData')).body;

      const answers = await atOnce(200, (n) => shoppers[n % 4]?.order(`key ${n}`) ?? Promise.reject());

      expect(countStatuses(answers)).toEqual({ 201: 200 });
      expect(new Set(answers.map((answer) => answer.body.checkoutId)).size).toBe(200);
      for (const { member } of shoppers)
        expect((await gym.as(member).call('orders/getOrders')).body).toHaveLength(50);
      expect((await getProduct(product.productId)).buyCounts).toBe(400);
      const after = (await admin.call('admin/getDashData')).body;
      expect(after.todaySales - before.todaySales).toBe(400 * 306);
      expect(after.totalSales - before.totalSales).toBe(400 * 306);
    },
    'sells the last piece to one of fifty': async () => {
      const product = await gym.make.product({ onHand: 1 });
      const shoppers = await Promise.all(Array.from({ length: 50 }, () => shopper(product)));

      const answers = await atOnce(50, (n) => {
        const { member, body } = shoppers[n] as Awaited<ReturnType<typeof shopper>>;
        const lines = [{ productId: product.productId, quantity: 1 }];
        return gym.as(member).call('orders/order', { body: { ...body, cartProductDetails: lines } });
      });

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 49 });
      expect(await getProduct(product.productId)).toMatchObject({ available: 0, buyCounts: 1 });
      expect((await getStock(product.productId))?.onHand).toBe(0);
    },
    'of five products in two hundred baskets sells what there is, to the piece and without a deadlock':
      async () => {
        const stocked = [40, 60, 90, 200, 1_000];
        const products = await Promise.all(
          stocked.map((onHand) => gym.make.product({ onHand, price: 10, discount: 0 })),
        );
        const shoppers = await Promise.all(Array.from({ length: 8 }, () => shopper(products[0])));
        // Every basket lists its products in another order.
        const basketOf = (n: number) =>
          products
            .map(({ productId }, i) => ({ productId, quantity: ((n + i) % 3) + 1, place: (n * (i + 3)) % 7 }))
            .filter(({ place }) => place < 5)
            .sort((a, b) => a.place - b.place)
            .map(({ productId, quantity }) => ({ productId, quantity }));

        const answers = await atOnce(200, (n) => {
          const { member, body } = shoppers[n % 8] as Awaited<ReturnType<typeof shopper>>;
          const lines = basketOf(n);
          return gym.as(member).call('orders/order', {
            body: { ...body, cartProductDetails: lines.length > 0 ? lines : body.cartProductDetails },
          });
        });

        const { 201: placed = 0, 409: short = 0 } = countStatuses(answers);
        expect([placed + short, placed > 20, short > 0]).toEqual([200, true, true]);
        const sold = await gym.db
          .selectFrom('orders')
          .select((eb) => ['product_id', eb.fn.sum<number>('quantity').as('pieces')])
          .where(
            'product_id',
            'in',
            products.map(({ productId }) => productId),
          )
          .groupBy('product_id')
          .execute();
        for (const [i, { productId }] of products.entries()) {
          const pieces = sold.find(({ product_id }) => product_id === productId)?.pieces ?? 0;
          expect((await getStock(productId))?.onHand).toBe((stocked[i] ?? 0) - pieces);
          expect((await getProduct(productId)).buyCounts).toBe(pieces);
        }
        expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
        expect(await countDeadlocks(gym.db)).toBe(0);
      },
    'takes sixty of one member in an hour, and asks for patience with the others': async () => {
      const { member, product, order } = await shopper();

      const answers = await atOnce(90, (n) => order(`key ${n}`));

      expect(countStatuses(answers)).toEqual({ 201: 60, 429: 30 });
      expect((await gym.as(member).call('orders/getOrders')).body).toHaveLength(60);
      expect((await getProduct(product.productId)).buyCounts).toBe(120);
    },
    'orders a cart once, however many tabs confirm it with keys of their own': async () => {
      const { member, product, body } = await shopper();
      await gym.make.cartLine(member, product, 2);

      const answers = await atOnce(40, (n) =>
        gym.as(member).call('orders/order', {
          body: { ...body, source: 'cart' },
          headers: { [IDEMPOTENCY_KEY_HEADER]: `tab ${n}` },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
      expect((await getProduct(product.productId)).buyCounts).toBe(2);
    },
  },
  'orders/rating': {
    'takes one rating of a delivered order': async () => {
      const { member, product, orderId } = await gym.make.order({ orderStatus: 'Delivered' });

      const answers = await atOnce(40, (n) =>
        gym.as(member).call('orders/rating', {
          body: { rating: (n % 5) + 1, productId: product.productId, orderId },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 39 });
      const stars = (answers.findIndex((answer) => answer.status === 200) % 5) + 1;
      expect((await getProduct(product.productId)).rating).toBe(stars);
    },
    'takes one rating for each of three delivered orders when none is named': async () => {
      const [member, product] = [await gym.make.member(), await gym.make.product()];
      for (let i = 0; i < 3; i++) await gym.make.order({ member, product, orderStatus: 'Delivered' });

      const answers = await atOnce(40, () =>
        gym.as(member).call('orders/rating', { body: { rating: 4, productId: product.productId } }),
      );

      // On PostgreSQL several requests may choose the same oldest order. All but the first get 409 and may be repeated.
      const { 200: rated = 0, 409: refused = 0 } = countStatuses(answers);
      expect(rated + refused).toBe(40);
      const orders = (await gym.as(member).call('orders/getOrders')).body;
      expect(orders.filter(({ rating }) => rating === 4)).toHaveLength(rated);
      expect((await getProduct(product.productId)).rating).toBe(4);
    },
  },
  'orders/changeRating': {
    'counts the stars of one change, whichever comes last': async () => {
      const { member, product, orderId } = await gym.make.order({ orderStatus: 'Delivered' });
      const { productId } = product;
      await gym.as(member).call('orders/rating', { body: { rating: 1, productId, orderId } });

      const answers = await atOnce(20, (n) =>
        gym.as(member).call('orders/changeRating', { body: { orderId, rating: (n % 5) + 1 } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 20 });
      const [order] = (await gym.as(member).call('orders/getOrders')).body;
      expect(await getProduct(productId)).toMatchObject({ rating: order?.rating, ratingCount: 1 });
    },
  },
  'orders/review': {
    'takes one review of an order': async () => {
      const { member, product, orderId } = await gym.make.order({ orderStatus: 'Delivered', rating: 4 });

      const answers = await atOnce(20, (n) =>
        gym.as(member).call('orders/review', { body: { orderId, review: `Mixes well, I said ${n} times.` } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
      const { body } = await gym.guest().call('reviews/get', { query: { id: product.productId } });
      expect(body.content).toHaveLength(1);
    },
  },
  'orders/cancelCheckout': {
    'against its lines, one by one: each is cancelled once, without a deadlock': async () => {
      const { member, body } = await shopper(await gym.make.product({ onHand: 50 }));
      const others = await Promise.all([1, 2, 3].map(() => gym.make.product({ onHand: 5 })));
      const { orderIds, checkoutId } = (
        await gym.as(member).call('orders/order', {
          body: {
            ...body,
            cartProductDetails: [
              ...body.cartProductDetails,
              ...others.map(({ productId }) => ({ productId, quantity: 1 })),
            ],
          },
        })
      ).body;

      await atOnce(20, (n) =>
        n % 5 === 4
          ? gym.as(member).call('orders/cancelCheckout', { body: { checkoutId } })
          : gym.as(member).call('orders/cancel', { body: { id: orderIds[n % 5] ?? 0 } }),
      );

      const orders = (await gym.as(member).call('orders/getOrders')).body;
      expect(orders.filter(({ cancelledAt }) => cancelledAt === null)).toEqual([]);
      for (const id of orderIds) expect(await countLogEntries('order cancelled', id)).toBe(1);
      for (const { productId } of others) expect((await getStock(productId))?.onHand).toBe(5);
      expect(await countDeadlocks(gym.db)).toBe(0);
    },
  },
  'orders/cancel': {
    'cancels an order once, whoever is first': async () => {
      const { orderId, member, product } = await gym.make.order({ quantity: 3 });

      const answers = await atOnce(20, (n) =>
        (n % 2 ? gym.as(member) : byAdmin(n)).call('orders/cancel', { body: { id: orderId } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
      expect(await countLogEntries('order cancelled', orderId)).toBe(1);
      expect((await getProduct(product.productId)).buyCounts).toBe(0);
    },
    'against an admin who moves the order to Transit: one of the two happens': async () => {
      await Promise.all(Array.from({ length: CANCEL_PAIRS }, cancelAgainstAdvance));

      expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
    },
  },
  'returns/request': {
    'takes back some pieces at the door once, while the order is delivered': async () => {
      const { orderId, member } = await gym.make.order({ orderStatus: 'Out-For-Delivery', quantity: 3 });
      const body = { orderId, reason: 'Dented', cause: 'refusal', quantity: 1, ofQuantity: 3 } as const;

      const answers = await atOnce(12, (n) =>
        n % 4
          ? byAdmin(n).call('returns/request', { body })
          : byAdmin(n).call('orders/update', { body: { id: orderId, status: 'Delivered' } }),
      );

      const taken = answers.filter(({ status }, n) => status === 201 && n % 4 > 0).length;
      expect(taken).toBeLessThanOrEqual(1);
      const orders = (await gym.as(member).call('orders/getOrders')).body;
      expect(orders.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3);
      expect(orders).toHaveLength(1 + taken);
      expect(answers.filter(({ status }, n) => status === 200 && n % 4 === 0)).toHaveLength(1);
    },
    'creates one return when many requests arrive': async () => {
      const { orderId, member } = await gym.make.order({ orderStatus: 'Delivered' });

      const answers = await atOnce(20, (n) =>
        (n % 2 ? gym.as(member) : byAdmin(n)).call('returns/request', {
          body: { orderId, reason: 'Too sweet' },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 });
      expect(await countLogEntries('return requested', orderId)).toBe(1);
    },
    'against the undo of the delivery: one of the two happens': async () => {
      const { orderId, member } = await gym.make.order({ orderStatus: 'Out-For-Delivery' });
      const delivered = await byAdmin(0).call('orders/update', {
        body: { id: orderId, status: 'Delivered' },
      });

      const [asked, undone] = await Promise.all([
        gym.as(member).call('returns/request', { body: { orderId, reason: 'Too sweet' } }),
        byAdmin(0).call('admin/undo', { body: { activityId: delivered.body.activityId ?? 0 } }),
      ]);

      expect([asked.status === 201, undone.status === 200].sort()).toEqual([false, true]);
      expect(await statusOf(orderId)).toBe(asked.status === 201 ? 'Delivered' : 'Out-For-Delivery');
    },
  },
  'returns/withdraw': {
    'against an admin who decides: one of the two happens': async () => {
      const member = await gym.make.member();
      const id = await gym.make.returned(member);

      const answers = await atOnce(10, (n) =>
        n % 2
          ? byAdmin(n).call('returns/decide', { body: { id, decision: 'approve' } })
          : gym.as(member).call('returns/withdraw', { body: { id } }),
      );

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [order] = (await gym.as(member).call('orders/getOrders')).body;
      const isWithdrawn = answers.some(({ status }, n) => status === 200 && n % 2 === 0);
      expect(order?.return?.state ?? null).toBe(isWithdrawn ? null : 'approved');
      expect(await countLogEntries('return withdrawn', order?.orderId ?? 0)).toBe(isWithdrawn ? 1 : 0);
    },
  },
  'returns/decide': {
    'receives some pieces once, while others refund and receive them': async () => {
      const { orderId, member } = await gym.make.order({ orderStatus: 'Delivered', quantity: 3 });
      const asking = { orderId, reason: 'Too sweet', quantity: 1, ofQuantity: 3 };
      await gym.as(member).call('returns/request', { body: asking });
      const { body: list } = await byAdmin(0).call('returns/getAll', { query: { q: member.email } });
      const id = list.content[0]?.returnId ?? 0;
      await byAdmin(0).call('returns/decide', { body: { id, decision: 'approve' } });

      const answers = await atOnce(12, (n) =>
        byAdmin(n).call('returns/decide', {
          body: { id, decision: n % 3 ? 'receive' : 'refund', mode: n % 3 ? undefined : 'cash' },
        }),
      );

      // One receives it, and at most one refunds what is received.
      expect(answers.filter(({ status }, n) => status === 200 && n % 3 > 0)).toHaveLength(1);
      expect(answers.filter(({ status }, n) => status === 200 && n % 3 === 0).length).toBeLessThanOrEqual(1);
      const orders = (await gym.as(member).call('orders/getOrders')).body;
      expect(orders.map(({ quantity, returnedAt }) => [quantity, returnedAt !== null])).toEqual([
        [1, true],
        [2, false],
      ]);
    },
    'decides once when many admins decide differently': async () => {
      const id = await gym.make.returned();

      const answers = await atOnce(20, (n) =>
        byAdmin(n).call('returns/decide', { body: { id, decision: n % 2 ? 'approve' : 'refuse' } }),
      );

      // An approved return can still be rejected.
      const { 200: done = 0, 409: refused = 0 } = countStatuses(answers);
      expect([1, 2]).toContain(done);
      expect(done + refused).toBe(20);
    },
    'refunds each order of a checkout once, and all of it together': async () => {
      const { member, body } = await shopper();
      const other = await gym.make.product({ price: 500, discount: 0 });
      const placed = await gym.as(member).call('orders/order', {
        body: {
          ...body,
          cartProductDetails: [...body.cartProductDetails, { productId: other.productId, quantity: 1 }],
        },
      });
      const { orderIds, checkoutId, total } = placed.body;
      for (const status of ['Transit', 'Out-For-Delivery', 'Delivered'] as const)
        await byAdmin(0).call('orders/updateMany', {
          body: { moves: orderIds.map((id) => ({ id, status })) },
        });
      await byAdmin(0).call('payments/receive', {
        body: { subject: 'checkout', id: checkoutId, mode: 'cash' },
      });
      for (const orderId of orderIds)
        await gym.as(member).call('returns/request', { body: { orderId, reason: 'Too sweet' } });
      const { body: list } = await byAdmin(0).call('returns/getAll', { query: { q: member.email } });
      const ids = list.content.map(({ returnId }) => returnId);
      for (const decision of ['approve', 'receive'] as const)
        for (const id of ids) await byAdmin(0).call('returns/decide', { body: { id, decision } });

      const answers = await atOnce(16, (n) =>
        byAdmin(n).call('returns/decide', {
          body: { id: ids[n % 2] ?? 0, decision: 'refund', mode: 'cash', center: 'HSR Layout' },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 2, 409: 14 });
      const refunds = await gym.db
        .selectFrom('payments')
        .select('amount_paise')
        .where('checkout_id', '=', checkoutId)
        .where('kind', '=', 'refund')
        .execute();
      expect(refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(-total * 100);
      expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
    },
  },
  'orders/update': {
    'lets one admin move an order': async () => {
      const { orderId } = await gym.make.order();

      const answers = await atOnce(40, (n) =>
        byAdmin(n).call('orders/update', { body: { id: orderId, status: 'Transit' } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 39 });
      expect(await countLogEntries('order moved', orderId)).toBe(1);
    },
  },
  'orders/updateMany': {
    'moves each of them once': async () => {
      const ids = await make(15, async () => (await gym.make.order()).orderId);

      await expectEachDoneOnce('order moved', ids, (n) => {
        const moves = ids.map((id) => ({ id, status: 'Transit' as const }));
        return byAdmin(n).call('orders/updateMany', {
          body: { moves: n % 2 ? moves : moves.toReversed() },
        });
      });
    },
  },
  ...addressRaces,
};
