import { orderStatuses } from '@namma/contract/orders/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const asha = await gym.make.admin();
const admin = gym.as(asha);
const FEE_RUPEES = 29;
const ON_HAND = 20;

/** A checkout of some pieces of each of these products, moved to a status and paid unless overridden. */
async function placed({
  prices = [1_000],
  quantity = 3,
  status = 'Delivered',
  isPaid = true,
}: {
  prices?: number[];
  quantity?: number;
  status?: (typeof orderStatuses)[number];
  isPaid?: boolean;
} = {}) {
  const member = await gym.make.member();
  const products = [];
  for (const price of prices) products.push(await gym.make.product({ price, discount: 0, onHand: ON_HAND }));
  const { body } = await gym.as(member).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await gym.make.address(member),
      cartProductDetails: products.map(({ productId }) => ({ productId, quantity })),
    },
  });
  const { orderIds, checkoutId } = body;
  if (isPaid)
    await admin.call('payments/receive', { body: { subject: 'checkout', id: checkoutId, mode: 'cash' } });
  for (const step of orderStatuses.slice(1, orderStatuses.indexOf(status) + 1))
    await admin.call('orders/updateMany', { body: { moves: orderIds.map((id) => ({ id, status: step })) } });
  return { member, products, checkoutId, orderIds, orderId: orderIds[0] ?? 0 };
}
type Placed = Awaited<ReturnType<typeof placed>>;

const own = async ({ member }: Placed) => (await gym.as(member).call('orders/getOrders')).body;
const cancelSome = ({ member, orderId }: Placed, quantity: number, ofQuantity: number) =>
  gym.as(member).callLoosely('orders/cancel', { body: { id: orderId, quantity, ofQuantity } });
const askFor = ({ member, orderId }: Placed, quantity: number, ofQuantity: number) =>
  gym.as(member).callLoosely('returns/request', {
    body: { orderId, quantity, ofQuantity, reason: 'Too sweet' },
  });
const openReturn = async ({ member }: Placed) =>
  (await admin.call('returns/getAll', { query: { q: member.email } })).body.content.find(
    ({ state }) => state !== 'refunded' && state !== 'refused',
  );
const decide = (id: number, decision: string, more: object = {}) =>
  admin.callLoosely('returns/decide', { body: { id, decision, ...more } });
const onHand = async (productId = 0) => (await admin.call('stock/get', { query: { productId } })).body.onHand;

async function takeBack(order: Placed, quantity: number, ofQuantity: number) {
  await askFor(order, quantity, ofQuantity);
  const id = (await openReturn(order))?.returnId ?? 0;
  await decide(id, 'approve');
  await decide(id, 'receive');
  return decide(id, 'refund', { mode: 'cash' });
}

describe('some pieces of an order', () => {
  it('are returned: the others stay delivered, can be returned too, and the sums follow the pieces', async () => {
    const order = await placed();
    const [before] = await own(order);

    expect((await askFor(order, 1, 3)).status).toBe(201);
    const asked = await openReturn(order);
    expect(asked).toMatchObject({ quantity: 1, ofQuantity: 3, goodsPaise: 100_000, refundPaise: 100_000 });
    expect((await own(order))[0]).toMatchObject({ quantity: 3, return: { quantity: 1, state: 'requested' } });
    await decide(asked?.returnId ?? 0, 'approve');
    await decide(asked?.returnId ?? 0, 'receive');
    await decide(asked?.returnId ?? 0, 'refund', { mode: 'cash', expectedPaise: 100_000 });

    expect(await own(order)).toMatchObject([
      { quantity: 1, splitFrom: order.orderId, return: { state: 'refunded', refundedPaise: 100_000 } },
      { orderId: order.orderId, quantity: 2, splitFrom: null, returnedAt: null, return: null },
    ]);
    expect((await own(order))[1]?.returnBy).toBe(before?.returnBy);
    expect(await onHand(order.products[0]?.productId)).toBe(ON_HAND - 2);

    expect((await takeBack(order, 2, 2)).status).toBe(200);
    const { body } = await admin.call('admin/getOrder', { query: { id: order.orderId } });
    expect(body).toMatchObject({ total: 0, paidPaise: 0, duePaise: 0 });
    expect(body.receipts.filter(({ kind }) => kind === 'refund').map((each) => each.amountPaise)).toEqual([
      -100_000,
      -(200_000 + FEE_RUPEES * 100),
    ]);
    expect(body.history.filter(({ quantity }) => quantity === 1).map(({ status }) => status)).toEqual([
      'Return requested',
      'Return received',
      'Return refunded',
    ]);
    expect(await onHand(order.products[0]?.productId)).toBe(ON_HAND);
  });

  it('are each credited on a separate note, and the notes sum to the document', async () => {
    const order = await placed();
    const documents = () => gym.as(order.member).call('documents/getMine', {});

    await takeBack(order, 1, 3);
    await takeBack(order, 2, 2);

    const { body } = await documents();
    const [receipt] = body.filter(({ kind }) => kind !== 'credit_note');
    const notes = body.filter(({ kind }) => kind === 'credit_note').map(({ totalPaise }) => totalPaise);
    expect(notes.sort((a, b) => a - b)).toEqual([100_000, 200_000 + FEE_RUPEES * 100]);
    expect(receipt?.totalPaise).toBe(300_000 + FEE_RUPEES * 100);
  });

  it('are cancelled by the member, and go back to the stock', async () => {
    const order = await placed({ status: 'Pending', isPaid: false });

    expect((await cancelSome(order, 2, 3)).status).toBe(200);

    expect(await own(order)).toMatchObject([
      { quantity: 2, splitFrom: order.orderId, orderStatus: 'Pending' },
      { quantity: 1, cancelledAt: null, duePaise: 100_000 + FEE_RUPEES * 100 },
    ]);
    expect(await onHand(order.products[0]?.productId)).toBe(ON_HAND - 1);
  });

  it('are refused at delivery, and the others are delivered', async () => {
    const order = await placed({ status: 'Out-For-Delivery', isPaid: false });
    const body = {
      orderId: order.orderId,
      reason: 'One is dented',
      cause: 'refusal',
      quantity: 1,
      ofQuantity: 3,
    };

    expect((await admin.callLoosely('returns/request', { body })).status).toBe(201);
    const moved = await admin.call('orders/update', { body: { id: order.orderId, status: 'Delivered' } });

    expect(moved.status).toBe(200);
    expect((await own(order)).map(({ quantity, returnedAt }) => [quantity, returnedAt !== null])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('are limited to the existing ones, as shown on the screen', async () => {
    const order = await placed({ status: 'Pending', isPaid: false });

    expect((await cancelSome(order, 4, 3)).body.message).toBe('This order has 3 pieces.');
    expect((await cancelSome(order, 1, 3)).status).toBe(200);
    expect(await cancelSome(order, 1, 3)).toMatchObject({
      status: 409,
      body: { message: 'Some pieces were cancelled or returned. 2 are left.' },
    });
    const withoutAll = { id: order.orderId, quantity: 1 };
    expect((await gym.as(order.member).callLoosely('orders/cancel', { body: withoutAll })).status).toBe(400);
  });

  it('are no new order: nothing is unread, and no list shows them as new', async () => {
    const order = await placed({ status: 'Pending', isPaid: false });
    const { newestId } = (await admin.call('admin/getUnread')).body.orders;
    await admin.call('admin/markRead', { body: { list: 'orders', upTo: newestId } });

    await cancelSome(order, 1, 3);

    expect((await admin.call('admin/getUnread')).body.orders.count).toBe(0);
    const { body } = await admin.call('orders/getAllOrders', { query: { after: newestId } });
    expect(body.content).toEqual([]);
  });
});

it('are cancelled once in many concurrent requests, by the member and by the desk', async () => {
  const order = await placed({ status: 'Pending', isPaid: false });
  const body = { id: order.orderId, quantity: 1, ofQuantity: 3 };

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? admin : gym.as(order.member)).call('orders/cancel', { body }),
    ),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await own(order)).map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect(await onHand(order.products[0]?.productId)).toBe(ON_HAND - 2);
  expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
});

/** The rules in their simplest form: each piece on its own. */
class Pieces {
  readonly left: number[];
  readonly prices: readonly number[];
  receivedRupees = 0;
  constructor(prices: readonly number[], quantity: number) {
    this.prices = prices;
    this.left = prices.map(() => quantity);
    this.receivedRupees = this.total;
  }
  get goods(): number {
    return this.prices.reduce((sum, price, i) => sum + price * (this.left[i] ?? 0), 0);
  }
  get total(): number {
    return this.goods === 0 ? 0 : this.goods + FEE_RUPEES;
  }
  /** @returns the refund, in rupees */
  remove(line: number, pieces: number): number {
    this.left[line] = (this.left[line] ?? 0) - pieces;
    const refund = this.receivedRupees - this.total;
    this.receivedRupees = this.total;
    return refund;
  }
}

it('any sequence of partial returns and cancellations has the sums of a count of single pieces', async () => {
  const step = fc.record({ line: fc.nat({ max: 1 }), pieces: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Pending' as const, 'Delivered' as const),
      fc.array(step, { minLength: 1, maxLength: 4 }),
      async (status, steps) => {
        const prices = [1_001, 333];
        const order = await placed({ prices, status });
        const pieces = new Pieces(prices, 3);
        for (const { line, pieces: wanted } of steps) {
          const left = pieces.left[line] ?? 0;
          const one = { ...order, orderId: order.orderIds[line] ?? 0 };
          const isPossible = wanted <= left;
          const answer =
            status === 'Pending'
              ? await cancelSome(one, wanted, left || 1)
              : await askFor(one, wanted, left || 1);
          expect(answer.status < 300, JSON.stringify(answer.body)).toBe(isPossible);
          if (!isPossible) continue;
          const open = await openReturn(order);
          const id = open?.returnId ?? 0;
          const refund = pieces.remove(line, wanted);
          if (status === 'Delivered') for (const next of ['approve', 'receive']) await decide(id, next);
          expect((await decide(id, 'refund', { mode: 'cash', expectedPaise: refund * 100 })).status).toBe(
            200,
          );

          const { body } = await admin.call('admin/getOrder', { query: { id: order.orderId } });
          expect(body).toMatchObject({
            goods: pieces.goods,
            total: pieces.total,
            paidPaise: pieces.receivedRupees * 100,
            duePaise: 0,
          });
        }
        for (const [i, { productId }] of order.products.entries())
          expect(await onHand(productId)).toBe(ON_HAND - (pieces.left[i] ?? 0));
        const { body: documents } = await gym.as(order.member).call('documents/getMine', {});
        const sum = documents.reduce(
          (all, { kind, totalPaise }) => all + (kind === 'credit_note' ? -totalPaise : totalPaise),
          0,
        );
        expect(sum).toBe(status === 'Pending' ? 0 : pieces.total * 100);
        expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
      },
    ),
    { numRuns: 6 },
  );
}, 60_000);
