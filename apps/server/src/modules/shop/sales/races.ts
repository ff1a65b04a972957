import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import { anyBarcode } from '../../../testing/anybody.ts';
import {
  atOnce,
  byAdmin,
  countLogEntries,
  countStatuses,
  getStock,
  gym,
  membership,
  type Races,
  shopper,
} from '../../../testing/races.ts';

const PRICE = 100;
const product = (onHand: number) => gym.make.product({ price: PRICE, discount: 0, onHand });

const sell = (
  n: number,
  productId: number,
  { key, quantity = 1 }: { key?: string; quantity?: number } = {},
) =>
  byAdmin(n).call('sales/sell', {
    body: {
      lines: [{ productId, quantity }],
      mode: n % 2 ? 'card' : 'cash',
      center: 'HSR Layout',
      expectedTotal: PRICE * quantity,
    },
    ...(key === undefined ? {} : { headers: { [IDEMPOTENCY_KEY_HEADER]: key } }),
  });

let lastPhone = 8_100_000_000;

/** Three desks sell goods with the UTR, three register a member, three receive dues. */
async function payOneUtrForMany(utr: string): Promise<void> {
  const upi = { mode: 'upi', utr } as const;
  const { productId } = await product(9);
  const { membershipId } = await gym.make.membership();
  const phones = Array.from({ length: 3 }, () => String(++lastPhone));
  const sale = { lines: [{ productId, quantity: 1 }], ...upi, center: 'HSR Layout', expectedTotal: PRICE };
  const payments = [{ mode: 'cash', amount: 1_000 }, upi];
  const due = { subject: 'membership', id: membershipId, ...upi, amount: 100 };

  const answers = await atOnce(9, async (n): Promise<{ status: number }> => {
    const desk = byAdmin(n);
    if (n < 3) return desk.callLoosely('sales/sell', { body: sale });
    const joining = { member: { name: 'Kaveri', phone: phones[n % 3] }, ...membership, payments };
    if (n < 6) return desk.callLoosely('membership/registerFor', { body: joining });
    return desk.callLoosely('payments/receive', { body: due });
  });

  expect(countStatuses(answers)).toEqual({ 201: 1, 409: 8 });
  const paid = gym.db.selectFrom('payments').select('id').where('utr', '=', utr);
  expect(await paid.execute()).toHaveLength(1);
  // A member who could not pay is not added either: the desk asks for another payment.
  const added = gym.db.selectFrom('users').select('id').where('phone', 'in', phones);
  const joined = answers.slice(3, 6).filter(({ status }) => status === 201);
  expect(await added.execute()).toHaveLength(joined.length);
}

/** The orders, receipts and documents written by the sales of a product, each once. */
async function writtenFor(productId: number) {
  const orders = await gym.db
    .selectFrom('orders')
    .select(['checkout_id', 'cancelled_at'])
    .where('product_id', '=', productId)
    .where('channel', '=', 'counter')
    .execute();
  const ids = orders.map((order) => order.checkout_id);
  if (ids.length === 0) return { orders, receipts: [], documents: [] };
  const receipts = await gym.db
    .selectFrom('payments')
    .select('number')
    .where('checkout_id', 'in', ids)
    .execute();
  const documents = await gym.db
    .selectFrom('documents')
    .select('number')
    .where('checkout_id', 'in', ids)
    .execute();
  return { orders, receipts, documents };
}

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'sales/sell': {
    'sells the last piece once, at the counter or on the site': async () => {
      for (let round = 0; round < 5; round++) {
        const last = await product(1);
        const { member, body } = await shopper(last);
        const order = { ...body, cartProductDetails: [{ productId: last.productId, quantity: 1 }] };

        const answers = await atOnce(
          16,
          async (n): Promise<{ status: number }> =>
            n % 2 ? sell(n, last.productId) : gym.as(member).call('orders/order', { body: order }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 15 });
        expect(await getStock(last.productId)).toMatchObject({ onHand: 0 });
        const { orders, receipts, documents } = await writtenFor(last.productId);
        expect([receipts.length, documents.length]).toEqual([orders.length, orders.length]);
      }
    },
    'in two tabs and with lost answers sells once for each key': async () => {
      const { productId } = await product(100);

      const answers = await atOnce(40, (n) => sell(0, productId, { key: `sale ${n % 4} of ${productId}` }));

      expect(countStatuses(answers)).toEqual({ 201: 40 });
      expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(4);
      const { orders, receipts, documents } = await writtenFor(productId);
      expect([orders.length, receipts.length, documents.length]).toEqual([4, 4, 4]);
      expect(await getStock(productId)).toMatchObject({ onHand: 96 });
    },
    'is undone once, with all that it wrote': async () => {
      const { productId } = await product(5);
      const sold = await sell(0, productId, { quantity: 3 });
      const activityId = sold.body.activityId ?? 0;

      const answers = await atOnce(8, () => byAdmin(0).call('admin/undo', { body: { activityId } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      expect(await getStock(productId)).toMatchObject({ onHand: 5 });
      const { receipts } = await writtenFor(productId);
      expect(receipts).toHaveLength(2);
    },
    'with one UTR at many desks is paid once, be it for goods, for somebody who joins or for what is due':
      async () => {
        for (let round = 0; round < 5; round++) await payOneUtrForMany(String(300_000_000_000 + round));
      },
  },
  'sales/refund': {
    'pressed by several people refunds once, and an exchange deadlocks with no sale': async () => {
      const [one, other] = await Promise.all([product(50), product(50)]);
      const sold = await sell(0, one.productId);
      const orderId = await gym.db
        .selectFrom('orders')
        .select('id')
        .where('checkout_id', '=', sold.body.checkoutId)
        .executeTakeFirstOrThrow();
      const refund = (n: number) =>
        byAdmin(n).call('sales/refund', {
          body: {
            orderId: orderId.id,
            reason: 'Wrong flavour',
            condition: 'sellable',
            mode: 'cash',
            center: 'HSR Layout',
            expectedPaise: PRICE * 100,
            exchange: { lines: [{ productId: other.productId, quantity: 1 }], expectedTotal: PRICE },
          },
        });

      const [refunds, sales] = await Promise.all([
        atOnce(8, refund),
        atOnce(16, (n) => sell(n, n % 2 ? one.productId : other.productId)),
      ]);

      expect(countStatuses(refunds)).toEqual({ 201: 1, 409: 7 });
      expect(countStatuses(sales)).toEqual({ 201: 16 });
      expect(await getStock(one.productId)).toMatchObject({ onHand: 42 });
      expect(await getStock(other.productId)).toMatchObject({ onHand: 41 });
    },
  },
  'sales/tieBarcode': {
    'ties a barcode to one of two products': async () => {
      const [one, other] = await gym.make.products(2);
      const barcode = anyBarcode();

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('sales/tieBarcode', {
          body: { productId: (n % 2 ? one : other)?.productId ?? 0, barcode },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 4, 409: 4 });
      const changes = await Promise.all(
        [one, other].map((each) => countLogEntries('product changed', each?.productId ?? 0)),
      );
      expect(changes.filter((count) => count > 0)).toHaveLength(1);
    },
  },
};
