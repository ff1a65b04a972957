import { IDEMPOTENCY_KEY_HEADER, orderStatuses } from '@namma/contract/orders/rules';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const desk = gym.as(await gym.make.admin());

/** A checkout with one piece of each price, moved to a status. */
async function placed(prices: number[], status: (typeof orderStatuses)[number] = 'Out-For-Delivery') {
  const member = await gym.make.member();
  const cartProductDetails = [];
  for (const price of prices) {
    const { productId } = await gym.make.product({ price, discount: 0 });
    cartProductDetails.push({ productId, quantity: 1 });
  }
  const addressId = await gym.make.address(member);
  const { body } = await gym.as(member).call('orders/order', {
    body: { paymentMode: 'COD', source: 'buy', addressId, cartProductDetails },
  });
  for (const step of orderStatuses.slice(1, orderStatuses.indexOf(status) + 1))
    await desk.call('orders/updateMany', {
      body: { moves: body.orderIds.map((id) => ({ id, status: step })) },
    });
  return { member, ...body };
}
const collect = (checkoutIds: string[], expectedPaise: number, more: object = {}, headers = {}) =>
  desk.callLoosely('payments/collect', {
    body: { checkoutIds, expectedPaise, mode: 'cash', center: 'indiranagar', ...more },
    headers,
  });
const stopOf = async (checkoutId: string, day?: string) =>
  (await desk.callLoosely('orders/getDeliveries', { query: day ? { day } : {} })).body.stops.find(
    (each: { checkoutId: string }) => each.checkoutId === checkoutId,
  );

describe('the delivery run', () => {
  it('lists orders on their way with amounts to collect, and those that arrived on a day', async () => {
    const [out, pending] = [await placed([500, 300]), await placed([500], 'Pending')];

    expect(await stopOf(out.checkoutId)).toMatchObject({
      duePaise: 82_900,
      address: { pincode: expect.any(String) },
      lines: [
        { status: 'Out-For-Delivery', pricePaise: 50_000, quantity: 1 },
        { status: 'Out-For-Delivery', pricePaise: 30_000 },
      ],
    });
    expect(await stopOf(pending.checkoutId)).toBeUndefined();

    await collect([out.checkoutId], 82_900);
    expect(await stopOf(out.checkoutId, '2030-03-04')).toMatchObject({ duePaise: 0 });
    expect(await stopOf(out.checkoutId, '2030-03-03')).toBeUndefined();
  });
});

describe('a rider’s collection', () => {
  it('is done in one step: delivered, and paid by a receipt for each order', async () => {
    const bag = [await placed([500]), await placed([300]), await placed([200], 'Delivered')];
    const ids = bag.map(({ checkoutId }) => checkoutId);

    const { status, body } = await collect(ids, (500 + 300 + 200 + 3 * 29) * 100);

    expect(status).toBe(201);
    expect(body.receipts.map((each: { amountPaise: number }) => each.amountPaise).sort()).toEqual([
      22_900, 32_900, 52_900,
    ]);
    expect(body.deliveredIds).toHaveLength(2);
    for (const { orderIds } of bag) {
      const order = await desk.call('admin/getOrder', { query: { id: orderIds[0] ?? 0 } });
      expect(order.body).toMatchObject({ duePaise: 0, lines: [{ orderStatus: 'Delivered' }] });
      expect(order.body.receipts).toMatchObject([{ center: 'indiranagar', mode: 'cash' }]);
    }
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('takes refused deliveries back, and the rest is paid with the fee', async () => {
    const { checkoutId, orderIds } = await placed([500, 300]);
    const refused = orderIds[1] ?? 0;

    const { body } = await collect([checkoutId], 52_900, { refusedIds: [refused] });

    expect(body).toMatchObject({ receivedPaise: 52_900, refusedIds: [refused] });
    const order = await desk.call('admin/getOrder', { query: { id: refused } });
    expect(order.body.lines.map(({ returnedAt }) => returnedAt !== null)).toEqual([false, true]);
    expect(order.body.history.map(({ status }) => status)).toContain('Return received');
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('may be all refused: nothing is received', async () => {
    const { checkoutId, orderIds } = await placed([500]);

    expect((await collect([checkoutId], 0, { refusedIds: orderIds })).body).toMatchObject({
      receivedPaise: 0,
      receipts: [],
    });
  });

  it('is atomic, and shows both sums when one has changed', async () => {
    const [first, second] = [await placed([500]), await placed([300])];
    await desk.call('payments/receive', {
      body: { subject: 'checkout', id: second.checkoutId, mode: 'cash', amount: 100 },
    });

    const { status, body } = await collect([first.checkoutId, second.checkoutId], 85_800);

    expect(status).toBe(409);
    expect(body.message).toBe('The total of these orders has changed: it was ₹858 and is now ₹758.');
    expect(await stopOf(first.checkoutId)).toMatchObject({
      duePaise: 52_900,
      lines: [{ status: 'Out-For-Delivery' }],
    });
  });

  it('is done once per key, and its receipts are undone together', async () => {
    const bag = [await placed([500]), await placed([300])];
    const ids = bag.map(({ checkoutId }) => checkoutId);
    const headers = { [IDEMPOTENCY_KEY_HEADER]: 'the bag of Ravi' };

    const first = await collect(ids, 85_800, {}, headers);
    const again = await collect(ids, 85_800, {}, headers);
    expect(again.body).toEqual(first.body);

    await desk.call('admin/undo', { body: { activityId: first.body.activityId ?? 0 } });
    expect(await stopOf(ids[0] ?? '')).toMatchObject({ duePaise: 52_900, lines: [{ status: 'Delivered' }] });
  });

  it('takes one UPI payment for several orders, whose UTR is used then', async () => {
    const ids = [(await placed([500])).checkoutId, (await placed([300])).checkoutId];
    const upi = { mode: 'upi', utr: '400000000077' };

    const { status, body } = await collect(ids, 85_800, upi);

    expect([status, body.receipts.length]).toEqual([201, 2]);
    const again = await collect([(await placed([500])).checkoutId], 52_900, upi);
    expect([again.status, again.body.code]).toEqual([409, 'utrUsed']);
  });

  it('records missing cash as a payout from the drawer, with its reason', async () => {
    await desk.call('drawers/open', { body: { center: 'indiranagar', floatRupees: 1000 } });
    const { checkoutId } = await placed([500]);

    const { body } = await collect([checkoutId], 52_900, {
      shortage: { amountRupees: 6, reason: 'Wrong change' },
    });

    expect(body.receivedPaise).toBe(52_900);
    expect(body.activityId).toBeUndefined();
    const { drawer } = (await desk.call('drawers/getOpen', { query: { center: 'indiranagar' } })).body;
    expect(drawer?.payouts).toMatchObject([{ amountPaise: 600, reason: 'Wrong change' }]);
    const closing = { center: 'indiranagar', countedRupees: 1523 } as const;
    expect((await desk.call('drawers/close', { body: closing })).body.differencePaise).toBe(0);
  });

  it.each([
    ['an unknown checkout', async () => collect([crypto.randomUUID()], 0), 404],
    [
      'an order of another checkout as refused',
      async () =>
        collect([(await placed([500])).checkoutId], 0, { refusedIds: (await placed([1])).orderIds }),
      404,
    ],
    [
      'an order that has not left the shop as refused',
      async () => {
        const { checkoutId, orderIds } = await placed([500], 'Transit');
        return collect([checkoutId], 0, { refusedIds: orderIds });
      },
      409,
    ],
    [
      'a shortage without an open drawer',
      async () =>
        collect([(await placed([500])).checkoutId], 52_900, {
          center: 'vijayanagra',
          shortage: { amountRupees: 6, reason: 'Wrong change' },
        }),
      409,
    ],
    [
      'one checkout twice',
      async () => {
        const { checkoutId } = await placed([500]);
        return collect([checkoutId, checkoutId], 52_900);
      },
      400,
    ],
  ])('is refused with %s', async (_what, send, status) => {
    expect((await send()).status).toBe(status);
  });
});
