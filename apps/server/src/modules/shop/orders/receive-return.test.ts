import { orderStatuses } from '@namma/contract/orders/rules';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());

/** A checkout of pieces of new products, its orders moved to a status, and paid in these parts. */
async function placed({
  prices = [248],
  status = 'Out-For-Delivery',
  paid = [],
}: {
  prices?: number[];
  status?: (typeof orderStatuses)[number];
  paid?: { amount: number; mode: 'cash' | 'upi' | 'card'; utr?: string; center?: 'kormangla' }[];
} = {}) {
  const member = await gym.make.member();
  const products = [];
  for (const price of prices) products.push(await gym.make.product({ price, discount: 0, onHand: 10 }));
  const { body } = await gym.as(member).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await gym.make.address(member),
      cartProductDetails: products.map(({ productId }) => ({ productId, quantity: 1 })),
    },
  });
  for (const step of orderStatuses.slice(1, orderStatuses.indexOf(status) + 1))
    await admin.call('orders/updateMany', {
      body: { moves: body.orderIds.map((id) => ({ id, status: step })) },
    });
  const receiptIds = [];
  for (const part of paid) {
    const receipt = { subject: 'checkout' as const, id: body.checkoutId, ...part };
    receiptIds.push((await admin.call('payments/receive', { body: receipt })).body.receiptId);
  }
  const [orderId = 0, otherId = 0] = body.orderIds;
  return { member, products, checkoutId: body.checkoutId, orderId, otherId, receiptIds };
}

const refuseAtDoor = (orderId: number, more: object = {}) =>
  admin.callLoosely('returns/request', {
    body: { orderId, reason: 'Nobody at home', cause: 'refusal', ...more },
  });
const returnOf = async (member: TestUser) =>
  (await admin.callLoosely('returns/getAll', { query: { q: member.email } })).body.content[0];
const listed = async (member: TestUser) =>
  (await admin.callLoosely('orders/getAllOrders', { query: { q: member.email } })).body.content;
const figures = async () => {
  const { todaySales, totalSales, ordersByStatus } = (await admin.call('admin/getDashData')).body;
  return { todaySales, totalSales, statuses: ordersByStatus.map(({ count }) => count) };
};
const onHand = async (productId = 0) =>
  (await admin.callLoosely('stock/get', { query: { productId } })).body.onHand;
const receipts = async (orderId: number) =>
  (await admin.call('admin/getOrder', { query: { id: orderId } })).body.receipts;

describe('a refused delivery', () => {
  it('removes the order from sales, stock, dues and its document in the recording step, and refunds it', async () => {
    const before = await figures();
    const { member, products, orderId } = await placed({ paid: [{ amount: 277, mode: 'card' }] });

    const { status, body } = await refuseAtDoor(orderId, { mode: 'card', expectedPaise: 27_700 });

    expect([status, body.status]).toEqual([201, 'Returned, ₹277 refunded']);
    expect(await figures()).toEqual(before);
    expect(await onHand(products[0]?.productId)).toBe(10);
    expect(await returnOf(member)).toMatchObject({
      cause: 'refusal',
      state: 'refunded',
      refundedPaise: 27_700,
      receiptId: body.receiptId,
      reason: 'Nobody at home',
    });
    const { body: note } = await admin.call('documents/get', {
      query: { number: body.documentNumber ?? '' },
    });
    expect(note).toMatchObject({ kind: 'credit_note', totalPaise: 27_700 });
    expect((await gym.as(member).call('user/getDues')).body.duePaise).toBe(0);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('is closed at once without a payment', async () => {
    const { member, orderId } = await placed();

    expect((await refuseAtDoor(orderId)).body).toEqual({
      status: 'Returned. Nothing is due for it.',
      documentNumber: expect.stringMatching(/C\d+$/),
    });
    expect(await returnOf(member)).toMatchObject({ state: 'refunded', refundedPaise: 0, receiptId: null });
  });

  it('waits among the returns for its refund without a mode', async () => {
    const { member, orderId } = await placed({ paid: [{ amount: 277, mode: 'cash' }] });

    const { body } = await refuseAtDoor(orderId);

    expect(body.status).toBe('Returned. Refund ₹277 under Returns.');
    expect(await returnOf(member)).toMatchObject({ state: 'received', refundPaise: 27_700 });
    expect(await listed(member)).toMatchObject([{ returnedAt: gym.now().toISOString(), paidPaise: 27_700 }]);
  });

  it('is rejected when another admin has recorded its delivery meanwhile, and nothing changes', async () => {
    const { member, orderId } = await placed({ status: 'Delivered' });

    expect(await refuseAtDoor(orderId)).toMatchObject({
      status: 409,
      body: { message: 'The status of this order is now Delivered, which is final.' },
    });
    expect(await returnOf(member)).toBeUndefined();
    expect((await listed(member))[0]?.returnedAt).toBeNull();
  });

  it('is recorded only by admins', async () => {
    const { member, orderId } = await placed();

    const asked = await gym.as(member).callLoosely('returns/request', {
      body: { orderId, reason: 'I do not want it', cause: 'refusal' },
    });

    expect(asked.status).toBe(403);
  });
});

describe('a refund', () => {
  it('in the step that cancels a paid order is logged with it', async () => {
    const { member, orderId } = await placed({
      status: 'Transit',
      paid: [{ amount: 277, mode: 'upi', utr: '112233445566' }],
    });

    const { body } = await admin.callLoosely('orders/cancel', {
      body: { id: orderId, reason: 'Sold out', mode: 'upi', utr: '665544332211', expectedPaise: 27_700 },
    });

    expect(body.status).toBe('Cancelled, ₹277 refunded');
    expect(await returnOf(member)).toMatchObject({ cause: 'cancellation', state: 'refunded' });
    expect((await receipts(orderId)).map(({ kind, utr }) => [kind, utr])).toEqual([
      ['payment', '112233445566'],
      ['refund', '665544332211'],
    ]);
  });

  it('cannot be made by the cancelling member', async () => {
    const { member, orderId } = await placed({ status: 'Pending', paid: [{ amount: 277, mode: 'cash' }] });

    const { status } = await gym
      .as(member)
      .callLoosely('orders/cancel', { body: { id: orderId, mode: 'cash' } });

    expect(status).toBe(403);
    expect((await listed(member))[0]?.cancelledAt).toBeNull();
  });

  it('of another amount than the screen showed is refused, like the step around it', async () => {
    const { member, orderId } = await placed({ paid: [{ amount: 100, mode: 'cash' }] });

    const refused = await refuseAtDoor(orderId, { mode: 'cash', expectedPaise: 27_700 });

    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'refundChanged', message: 'The refund has changed: it was ₹277 and is now ₹100.' },
    });
    expect((await listed(member))[0]?.returnedAt).toBeNull();
  });

  it('defaults to the mode of the payment, without reversed ones', async () => {
    const { member, receiptIds } = await placed({
      paid: [
        { amount: 77, mode: 'cash' },
        { amount: 150, mode: 'upi', utr: '223344556677', center: 'kormangla' },
        { amount: 50, mode: 'card' },
      ],
    });
    await admin.call('payments/reverse', { body: { id: receiptIds[2] ?? 0, reason: 'Typed twice' } });

    expect((await listed(member))[0]).toMatchObject({
      paidPaise: 22_700,
      duePaise: 5_000,
      refundPaise: 22_700,
      paidBy: [
        { mode: 'upi', center: 'kormangla', amountPaise: 15_000 },
        { mode: 'cash', center: null, amountPaise: 7_700 },
      ],
    });
  });

  it('made wrongly is reversed and made again; goods, sales and documents are unchanged', async () => {
    const { member, orderId, products } = await placed({ paid: [{ amount: 277, mode: 'cash' }] });
    const { body: wrong } = await refuseAtDoor(orderId, { mode: 'cash' });
    const afterRefusal = await figures();

    const reversed = await admin.callLoosely('payments/reverse', {
      body: { id: wrong.receiptId, reason: 'It went by UPI' },
    });

    expect(reversed).toMatchObject({ status: 201, body: { duePaise: 0 } });
    const waiting = await returnOf(member);
    expect(waiting).toMatchObject({ state: 'received', refundPaise: 27_700, refundedPaise: null });
    const again = await admin.callLoosely('returns/decide', {
      body: { id: waiting?.returnId, decision: 'refund', mode: 'upi', utr: '998877665544' },
    });
    expect(again).toMatchObject({ status: 200, body: { documentNumber: wrong.documentNumber } });
    expect((await receipts(orderId)).map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([
      ['payment', 27_700],
      ['refund', -27_700],
      ['reversal', 27_700],
      ['refund', -27_700],
    ]);
    expect(await figures()).toEqual(afterRefusal);
    expect(await onHand(products[0]?.productId)).toBe(10);
    const { body } = await admin.call('admin/getOrder', { query: { id: orderId } });
    expect(body.history.map(({ status }) => status).slice(-4)).toEqual([
      'Return received',
      'Return refunded',
      'Refund reversed',
      'Return refunded',
    ]);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('is reversed once, and its payment cannot be reversed before', async () => {
    const { orderId, receiptIds } = await placed({ paid: [{ amount: 277, mode: 'cash' }] });
    const { body } = await refuseAtDoor(orderId, { mode: 'cash' });
    const reverse = (id: number | undefined) =>
      admin.callLoosely('payments/reverse', { body: { id, reason: 'Wrong' } });

    expect((await reverse(receiptIds[0])).status).toBe(409);
    expect((await reverse(body.receiptId)).status).toBe(201);
    expect((await reverse(body.receiptId)).status).toBe(409);
    expect((await reverse(receiptIds[0])).status).toBe(201);
    expect((await receipts(orderId)).reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0);
  });

  it('and a concurrent reversal leave either one or the other', async () => {
    const { member, orderId } = await placed({ paid: [{ amount: 277, mode: 'cash' }] });
    const { body } = await refuseAtDoor(orderId, { mode: 'cash' });
    const { returnId = 0 } = (await returnOf(member)) ?? {};

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2
          ? admin.callLoosely('payments/reverse', { body: { id: body.receiptId, reason: 'Wrong' } })
          : admin.callLoosely('returns/decide', { body: { id: returnId, decision: 'refund', mode: 'card' } }),
      ),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const state = (await returnOf(member))?.state;
    const sum = (await receipts(orderId)).reduce((total, { amountPaise }) => total + amountPaise, 0);
    expect(sum).toBe(state === 'refunded' ? 0 : 27_700);
  });
});

describe('returned orders', () => {
  it('have a separate list, and leave the list of their status', async () => {
    const { member, orderId, otherId } = await placed({ prices: [100, 200] });
    await refuseAtDoor(orderId);
    const ids = async (query: object) =>
      (
        await admin.callLoosely('orders/getAllOrders', { query: { q: member.email, ...query } })
      ).body.content.map((row) => row.orderId);

    expect(await ids({ status: 'Out-For-Delivery' })).toEqual([otherId]);
    expect(await ids({ returned: 'true' })).toEqual([orderId]);
    const { body } = await admin.call('orders/getAllOrders', { query: { returned: 'true', limit: 100 } });
    expect(body.content.every(({ returnedAt }) => returnedAt !== null)).toBe(true);
  });
});
