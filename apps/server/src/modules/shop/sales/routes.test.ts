import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { COUNTER_SALE } from '@namma/contract/sales/rules';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const asha = await gym.make.admin();
const admin = gym.as(asha);

const bar = await gym.make.product({
  name: 'Peanut bar',
  price: 60,
  discount: 0,
  onHand: 20,
  category: 'fitfood',
});
const shaker = await gym.make.product({ name: 'Steel shaker', price: 499.5, discount: 10, onHand: 2 });

const HSR = 'HSR Layout' as const;
const sale = (changes: object = {}) => ({
  lines: [{ productId: bar.productId, quantity: 3 }],
  mode: 'cash',
  center: HSR,
  expectedTotal: 180,
  ...changes,
});
const sell = (changes: object = {}) => admin.callLoosely('sales/sell', { body: sale(changes) });
const onHand = async (productId: number) =>
  (await admin.call('stock/getDetails', { query: { productId } })).body.stock?.onHand;
const dashboard = async () => (await admin.call('admin/getDashData')).body;
const report = async () => (await admin.call('admin/getReport', { query: { report: 'sales' } })).body;

describe('counter sales', () => {
  it('are delivered and paid at once, with receipt and document, for an unregistered buyer', async () => {
    const before = await dashboard();

    const { status, body } = await sell({
      lines: [
        { productId: bar.productId, quantity: 3 },
        { productId: shaker.productId, quantity: 1 },
      ],
      expectedTotal: 630,
    });

    expect(status).toBe(201);
    expect(body).toEqual({
      status: expect.stringContaining('630'),
      activityId: expect.any(Number),
      checkoutId: expect.any(String),
      orderNumber: expect.stringMatching(/^NS-/),
      totalPaise: 63_000,
      documentNumber: expect.any(String),
      receiptId: expect.any(Number),
    });
    const orders = (await admin.call('orders/getAllOrders', { query: { q: String(body.orderNumber) } })).body;
    expect(orders.content).toHaveLength(2);
    expect(orders.content[0]).toMatchObject({
      channel: 'counter',
      orderStatus: 'Delivered',
      paymentMode: null,
      address: null,
      duePaise: 0,
      paidPaise: 63_000,
      member: { userId: null, name: COUNTER_SALE },
      documentNumber: body.documentNumber,
    });
    const receipt = await admin.call('payments/getReceipt', { query: { id: Number(body.receiptId) } });
    expect(receipt.body).toMatchObject({ amountPaise: 63_000, mode: 'cash', center: HSR, duePaise: 0 });
    expect(receipt.body.member.name).toBe(COUNTER_SALE);
    const document = await admin.call('documents/get', { query: { number: String(body.documentNumber) } });
    expect(document.body).toMatchObject({
      buyer: { name: COUNTER_SALE },
      deliverTo: null,
      totalPaise: 63_000,
      payment: { duePaise: 0 },
    });
    expect([await onHand(bar.productId), await onHand(shaker.productId)]).toEqual([17, 1]);
    expect((await dashboard()).todaySales).toBe(before.todaySales + 630);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('are in the cash-up, and a channel of the report and of lists and files', async () => {
    await sell();

    const day = (await admin.call('payments/getDay', { query: { center: HSR } })).body;
    const channels = (await report()).tables.find(({ by }) => by === 'channel');
    const online = (await admin.call('orders/getAllOrders', { query: { channel: 'online' } })).body;
    const file = await admin.callLoosely('admin/exportOrders', { query: { channel: 'counter' } });

    expect(day.rows.at(-1)).toMatchObject({ member: COUNTER_SALE, amountPaise: 18_000 });
    expect(channels?.rows.map(({ label, values }) => [label, values[0]])).toEqual([
      ['Online', 0],
      ['Counter', 81_000],
    ]);
    expect(online.content).toEqual([]);
    expect(JSON.stringify(file.body)).toContain(COUNTER_SALE);
  });

  it('of a member are among their orders, and can be rated', async () => {
    const member = await gym.make.member();

    const { body } = await sell({ userId: member.userId });

    const [order] = (await gym.as(member).call('orders/getOrders')).body;
    expect(order).toMatchObject({ orderNumber: body.orderNumber, channel: 'counter', address: null });
    const rated = await gym
      .as(member)
      .call('orders/rating', { body: { rating: 5, productId: bar.productId } });
    expect(rated.status).toBe(200);
    const person = await admin.call('payments/find', { query: { code: String(body.orderNumber) } });
    expect(person.body.people[0]).toMatchObject({ userId: member.userId });
  });

  it('are refused at another price, with more than is left, for an unknown member, and with a used UTR', async () => {
    expect(await sell({ expectedTotal: 179 })).toMatchObject({ status: 409, body: { total: 180 } });
    expect(
      await sell({ lines: [{ productId: shaker.productId, quantity: 5 }], expectedTotal: 2250 }),
    ).toMatchObject({ status: 409, body: { left: [{ left: 1 }] } });
    expect((await sell({ userId: 999_999 })).status).toBe(404);
    expect((await sell({ lines: [{ productId: 999_999, quantity: 1 }] })).status).toBe(404);
    expect((await sell({ mode: 'upi' })).status).toBe(400);
    expect((await sell({ mode: 'upi', utr: '606312345678' })).status).toBe(201);
    expect(await sell({ mode: 'upi', utr: '606312345678' })).toMatchObject({ status: 409 });
  });

  it('are undone as a whole, and returned later', async () => {
    const before = [await onHand(bar.productId), (await report()).figures[0]?.value];
    const undone = await sell();

    const answer = await admin.call('admin/undo', { body: { activityId: Number(undone.body.activityId) } });

    expect(answer.status).toBe(200);
    expect([await onHand(bar.productId), (await report()).figures[0]?.value]).toEqual(before);
    const receipt = await admin.call('payments/getReceipt', {
      query: { id: Number(undone.body.receiptId) },
    });
    expect(receipt.body.reversedBy).not.toBeNull();
    const [cancelled] = (
      await admin.call('orders/getAllOrders', { query: { q: String(undone.body.orderNumber) } })
    ).body.content;
    expect(cancelled?.cancelledAt).not.toBeNull();
    const { history } = (await admin.call('admin/getOrder', { query: { id: cancelled?.orderId ?? 0 } })).body;
    expect(history.map(({ status }) => status)).toEqual(['Delivered', 'Cancelled']);

    const kept = await sell();
    const [order] = (await admin.call('orders/getAllOrders', { query: { q: String(kept.body.orderNumber) } }))
      .body.content;
    const asked = await admin.call('returns/request', {
      body: { orderId: order?.orderId ?? 0, reason: 'Torn package' },
    });
    const [waiting] = (await admin.call('returns/getAll', { query: { status: 'approved' } })).body.content;
    const id = waiting?.returnId ?? 0;
    await admin.call('returns/decide', { body: { id, decision: 'receive' } });
    const refunded = await admin.call('returns/decide', {
      body: { id, decision: 'refund', mode: 'cash', center: HSR },
    });

    expect([asked.status, refunded.status]).toEqual([201, 200]);
    expect(waiting).toMatchObject({ refundPaise: 18_000, member: { userId: null, name: COUNTER_SALE } });
    expect(refunded.body.documentNumber).toBeDefined();
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('cannot be undone once a part was returned within the ten seconds', async () => {
    const { body } = await sell();
    const [order] = (await admin.call('orders/getAllOrders', { query: { q: String(body.orderNumber) } })).body
      .content;
    await admin.call('returns/request', { body: { orderId: order?.orderId ?? 0, reason: 'Torn package' } });

    const answer = await admin.callLoosely('admin/undo', { body: { activityId: Number(body.activityId) } });

    expect(answer.status).toBe(409);
  });
});

describe('a barcode', () => {
  const find = async (q: string) => (await admin.call('sales/find', { query: { q } })).body;

  it('finds its product with 12 and with 13 digits, and a name lists products', async () => {
    const tied = await admin.call('sales/tieBarcode', {
      body: { productId: bar.productId, barcode: '036000291452' },
    });

    expect(tied.body.status).toContain('Peanut bar');
    for (const q of ['036000291452', '0036000291452'])
      expect(await find(q)).toMatchObject({
        barcode: '0036000291452',
        products: [{ productId: bar.productId, pricePaise: 6_000, isOffered: true }],
      });
    expect((await find('shaker')).products).toMatchObject([{ productId: shaker.productId, left: 1 }]);
  });

  it('of a product is no UTR, although both have twelve digits', async () => {
    const { productId } = await gym.make.product({ price: 100, discount: 0 });
    const lines = [{ productId, quantity: 1 }];
    const utrs = ['036000291452', '036000291453', '606112345678'];

    const answers = await Promise.all(
      utrs.map((utr) => sell({ lines, expectedTotal: 100, mode: 'upi', utr })),
    );

    expect(answers.map(({ status }) => status)).toEqual([400, 201, 201]);
    expect(answers[0]?.body.issues).toMatchObject([
      { path: 'utr', message: expect.stringContaining('This is the barcode of a product, not a UTR') },
    ]);
  });

  it('that is unassigned finds nothing', async () => {
    expect(await find('8901234567890')).toEqual({ barcode: '8901234567890', products: [] });
  });

  it('belongs to one product, until that one leaves the shop', async () => {
    const [first, second] = await gym.make.products(2);
    const tie = (productId: number | undefined) =>
      admin.callLoosely('sales/tieBarcode', { body: { productId, barcode: '96385074' } });
    await tie(first?.productId);

    const refused = await tie(second?.productId);
    await admin.call('product/delete', { query: { id: first?.productId ?? 0 } });
    const tied = await tie(second?.productId);

    expect([refused.status, tied.status]).toEqual([409, 200]);
    expect((await find('96385074')).products).toMatchObject([{ productId: second?.productId }]);
  });

  it('is refused with the name of a product that has another one', async () => {
    const { productId, name } = await gym.make.product();
    const tie = (barcode: string) => admin.callLoosely('sales/tieBarcode', { body: { productId, barcode } });
    await tie('8901030865237');

    const [other, same] = [await tie('4006381333931'), await tie('8901030865237')];

    expect(other).toMatchObject({ status: 409, body: { code: 'barcodeGiven' } });
    expect(other.body.message).toContain(`${name} has the barcode 8901030865237`);
    expect(same.status).toBe(200);
    expect((await find('8901030865237')).products).toMatchObject([{ productId }]);
    expect((await find('4006381333931')).products).toEqual([]);
  });

  it('with a wrong check digit is invalid', async () => {
    const answer = await admin.callLoosely('sales/tieBarcode', {
      body: { productId: bar.productId, barcode: '8901234567895' },
    });

    expect(answer.status).toBe(400);
  });
});

describe('the same goods requested at once', () => {
  it('are sold a second time without a key, and once with one', async () => {
    const product = await gym.make.product({ price: 60, discount: 0, onHand: 9 });
    const body = sale({ lines: [{ productId: product.productId, quantity: 3 }] });
    const twice = async (headers: Record<string, string>) => [
      await admin.callLoosely('sales/sell', { body, headers }),
      await admin.callLoosely('sales/sell', { body, headers }),
    ];

    const plain = await twice({});
    expect(plain.map(({ status }) => status)).toEqual([201, 201]);
    expect(plain[1]?.body.receiptId).not.toBe(plain[0]?.body.receiptId);
    expect(await onHand(product.productId)).toBe(3);

    const keyed = await twice({ [IDEMPOTENCY_KEY_HEADER]: 'one sale' });
    expect(keyed[1]?.body).toEqual(keyed[0]?.body);
    expect(await onHand(product.productId)).toBe(0);
  });
});
