import { COUNTER_SALE } from '@namma/contract/sales/rules';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());
const bar = await gym.make.product({ name: 'Peanut bar', price: 60, discount: 0, onHand: 50 });

const sell = async (center: 'HSR Layout' | 'kormangla', userId?: number) =>
  (
    await admin.call('sales/sell', {
      body: {
        lines: [{ productId: bar.productId, quantity: 2 }],
        mode: 'cash',
        center,
        expectedTotal: 120,
        ...(userId && { userId }),
      },
    })
  ).body;
const sold = async (query: { center?: 'HSR Layout' | 'kormangla'; q?: string } = {}) =>
  (await admin.call('sales/getSold', { query })).body.sales;

describe('the list of counter sales', () => {
  it('shows today and its center, newest first, also unregistered buyers', async () => {
    const member = await gym.make.member();
    const first = await sell('HSR Layout');
    const second = await sell('HSR Layout', member.userId);
    await sell('kormangla');

    const sales = await sold({ center: 'HSR Layout' });

    expect(sales).toMatchObject([
      { orderNumber: second.orderNumber, buyer: member.name, isUndone: false },
      {
        orderNumber: first.orderNumber,
        receiptId: first.receiptId,
        documentNumber: first.documentNumber,
        buyer: COUNTER_SALE,
        totalPaise: 12_000,
        lines: [{ product: 'Peanut bar', quantity: 2, isReturned: false }],
      },
    ]);
    expect(await sold()).toHaveLength(3);
  });

  it('is listed on its receipt', async () => {
    const { receiptId } = await sell('HSR Layout');

    const { body } = await admin.call('payments/getReceipt', { query: { id: receiptId ?? 0 } });

    expect(body.lines).toEqual([{ name: 'Peanut bar', quantity: 2, amountPaise: 120_00 }]);
  });

  it('finds a sale of another day by the number of its order, receipt or document', async () => {
    const { orderNumber, receiptId, documentNumber } = await sell('HSR Layout');
    const { receiptNumber } = (await admin.call('payments/getReceipt', { query: { id: receiptId ?? 0 } }))
      .body;
    gym.setNow(new Date('2030-03-06T06:30:00Z'));

    const found = await Promise.all(
      [orderNumber, receiptNumber, receiptNumber.toLowerCase(), documentNumber].map((q) => sold({ q })),
    );

    expect(found.map((sales) => sales.map((sale) => sale.receiptId))).toEqual(
      Array.from({ length: 4 }, () => [receiptId]),
    );
    expect(await sold()).toEqual([]);
    expect(await sold({ q: receiptNumber, center: 'kormangla' })).toEqual([]);
  });

  it('never shows an online order, or the payment of a membership', async () => {
    const { orderId, checkoutId } = await gym.make.order({ orderStatus: 'Delivered' });
    const received = await admin.call('payments/receive', {
      body: { subject: 'checkout', id: checkoutId, mode: 'cash', center: 'HSR Layout' },
    });
    const { receiptNumber } = (
      await admin.call('payments/getReceipt', { query: { id: received.body.receiptId } })
    ).body;
    const { orderNumber } = (await admin.call('admin/getOrder', { query: { id: orderId } })).body;

    expect([await sold({ q: receiptNumber }), await sold({ q: orderNumber })]).toEqual([[], []]);
  });

  it('shows returned pieces, and undone sales', async () => {
    const kept = await sell('HSR Layout');
    const undone = await sell('HSR Layout');
    await admin.call('admin/undo', { body: { activityId: undone.activityId ?? 0 } });
    const [line] = (await sold({ q: kept.orderNumber }))[0]?.lines ?? [];
    const orderId = line?.orderId ?? 0;
    await admin.call('returns/request', {
      body: { orderId, reason: 'Torn package', quantity: 1, ofQuantity: 2 },
    });
    const [waiting] = (await admin.call('returns/getAll', { query: { status: 'approved' } })).body.content;
    await admin.call('returns/decide', { body: { id: waiting?.returnId ?? 0, decision: 'receive' } });

    const [one] = await sold({ q: kept.orderNumber });
    const [other] = await sold({ q: undone.orderNumber });

    expect(one?.lines.map(({ quantity, isReturned }) => [quantity, isReturned])).toEqual([
      [1, false],
      [1, true],
    ]);
    expect(other?.isUndone).toBe(true);
  });
});

describe('goods paid by UPI', () => {
  it('have a QR code of the exact total, before they are sold', async () => {
    const withUpi = await startTestGym({ upi: { vpa: 'gym@bank', name: 'Namma Strength' } });
    const desk = withUpi.as(await withUpi.make.admin());

    const code = await desk.call('sales/getUpi', { query: { amount: 629.5 } });
    const none = await admin.callLoosely('sales/getUpi', { query: { amount: 629.5 } });

    expect(code.body).toMatchObject({ amountPaise: 62_950, qr: { size: expect.any(Number) } });
    expect(code.body.uri).toMatch(/^upi:\/\/pay\?.*&am=629\.50&/);
    expect([none.status, none.body.code]).toEqual([404, 'noUpi']);
  });
});
