// Covers each way by which stock, or the product itself, becomes available again: each notifies subscribers, and only
// as many as there are pieces.
import { minutes } from '@namma/contract/days/dates';
import { orderStatuses } from '@namma/contract/orders/rules';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestProduct } from '../../../testing/make.ts';
import { startRestockGym } from '../../../testing/restock-gym.ts';
import { sweepStock } from '../catalogue/stock.ts';

const { gym, admin, later, tell, receive, count, waitFor, soldOutFor, notifiedOf } = await startRestockGym();
const start = gym.now();
afterEach(() => gym.setNow(start));
const buyer = await gym.make.member();
const addressId = await gym.make.address(buyer);

/** The number of pieces that come back each time, and of subscribers. */
const PIECES = 2;
const WAITING = 4;

/**
 * Orders the last pieces, and moves the order to a status.
 * @returns its checkout and its id
 */
async function buyLast(
  { productId }: TestProduct,
  status: (typeof orderStatuses)[number] = 'Pending',
  quantity = PIECES,
) {
  const { body } = await gym.as(buyer).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId,
      cartProductDetails: [{ productId, quantity }],
    },
  });
  const [orderId = 0] = body.orderIds;
  for (const step of orderStatuses.slice(1, orderStatuses.indexOf(status) + 1))
    await admin.call('orders/update', { body: { id: orderId, status: step } });
  return { checkoutId: body.checkoutId, orderId };
}

/**
 * Gets a return of pieces of a delivered order approved.
 * @returns a step that receives it
 */
async function returning(orderId: number, quantity?: number, ofQuantity?: number) {
  await gym.as(buyer).call('returns/request', {
    body: { orderId, reason: 'The wrong flavour', ...(quantity ? { quantity, ofQuantity } : {}) },
  });
  const { content } = (await admin.call('returns/getAll', { query: { q: buyer.email } })).body;
  const id = content.find((each) => each.orderId === orderId)?.returnId ?? 0;
  await admin.call('returns/decide', { body: { id, decision: 'approve' } });
  return () => admin.call('returns/decide', { body: { id, decision: 'receive' } });
}

const setOffered = ({ productId }: TestProduct, available: 0 | 1) =>
  admin.call('product/update', { body: { productId, available } });
const undo = (activityId: number | undefined) =>
  admin.call('admin/undo', { body: { activityId: activityId ?? 0 } });

/**
 * Imports a file that sets if a product is offered.
 * @returns the import's id
 */
async function importState({ name }: TestProduct, status: 'active' | 'draft'): Promise<number> {
  const { body } = await admin.callLoosely('imports/check', {
    query: { kind: 'products', name: 'shop.csv' },
    body: Buffer.from(`Title,Status\n${name},${status}\n`),
    headers: { 'content-type': 'text/csv' },
  });
  const run = await admin.call('imports/run', { body: { importId: body.importId } });
  expect(Object.values(run.body.counts), JSON.stringify(run.body.refused)).toEqual([0, 1, 0, 0]);
  return body.importId;
}

type Step = () => Promise<unknown>;
/** Each case makes the product unavailable, and returns the step that brings two pieces back. */
const ways: Record<string, (product: TestProduct) => Promise<Step>> = {
  'goods received': async (product) => () => receive(product, PIECES),
  'a count that finds them': async (product) => () => count(product, PIECES),
  'a count that takes a wrong count back': async (product) => {
    await receive(product, PIECES);
    await count(product, 0);
    return () => count(product, PIECES);
  },
  'an order that is cancelled': async (product) => {
    await receive(product, PIECES);
    const { orderId } = await buyLast(product);
    return () => gym.as(buyer).call('orders/cancel', { body: { id: orderId } });
  },
  'some pieces of an order that are cancelled': async (product) => {
    await receive(product, PIECES + 1);
    const { orderId } = await buyLast(product, 'Pending', PIECES + 1);
    const some = { id: orderId, quantity: PIECES, ofQuantity: PIECES + 1 };
    return () => gym.as(buyer).call('orders/cancel', { body: some });
  },
  'a return that is put back on the shelf': async (product) => {
    await receive(product, PIECES);
    return returning((await buyLast(product, 'Delivered')).orderId);
  },
  'some pieces of an order that are returned': async (product) => {
    await receive(product, PIECES + 1);
    const { orderId } = await buyLast(product, 'Delivered', PIECES + 1);
    return returning(orderId, PIECES, PIECES + 1);
  },
  'an order that is refused at the door': async (product) => {
    await receive(product, PIECES);
    const { orderId } = await buyLast(product, 'Out-For-Delivery');
    const body = { orderId, reason: 'Nobody at home', cause: 'refusal' } as const;
    return () => admin.call('returns/request', { body });
  },
  "a rider's bag with what was refused": async (product) => {
    await receive(product, PIECES);
    const { checkoutId, orderId } = await buyLast(product, 'Out-For-Delivery');
    return () =>
      admin.call('payments/collect', {
        body: {
          checkoutIds: [checkoutId],
          refusedIds: [orderId],
          expectedPaise: 0,
          mode: 'cash',
          center: 'indiranagar',
        },
      });
  },
  'a counter sale that is undone': async (product) => {
    await receive(product, PIECES);
    const { body } = await admin.call('sales/sell', {
      body: {
        lines: [{ productId: product.productId, quantity: PIECES }],
        mode: 'cash',
        center: 'indiranagar',
        expectedTotal: PIECES * product.displayedPrice,
      },
    });
    return () => undo(body.activityId);
  },
  'the switch of the product': async (product) => {
    await receive(product, PIECES);
    await setOffered(product, 0);
    return () => setOffered(product, 1);
  },
  'an undo of its switch': async (product) => {
    await receive(product, PIECES);
    const { body } = await setOffered(product, 0);
    return () => undo(body.activityId);
  },
  'an import that offers it again': async (product) => {
    await receive(product, PIECES);
    await setOffered(product, 0);
    return () => importState(product, 'active');
  },
  'an import that is undone': async (product) => {
    await receive(product, PIECES);
    const importId = await importState(product, 'draft');
    return () => admin.call('imports/undo', { body: { importId } });
  },
  'a shorter way to the door, for a batch that was too old': async ({ productId }) => {
    // Deliverable until 6 March: 45 days before that day.
    await admin.call('stock/receive', {
      body: { productId, quantity: PIECES, lot: 'OLD', bestBefore: '2030-04-20' },
    });
    return async () => {
      const value = { from: 1, to: 2 };
      await admin.call('settings/set', { body: { key: 'deliveryDays', value, fromDay: '2030-03-04' } });
      await sweepStock({ db: gym.db, clock: gym.now, isRateLimited: true });
    };
  },
};

describe('subscribers are notified once, and only as many as there are pieces, by', () => {
  it.each(Object.entries(ways))('%s', async (_way, prepare) => {
    const product = await gym.make.product({ onHand: 1 });
    await count(product, 0);
    const bringBack = await prepare(product);
    const { emails } = await waitFor(product, WAITING);
    await tell();
    expect(await notifiedOf(product)).toEqual([]);

    await bringBack();
    await Promise.all([tell(), tell()]);
    await tell();
    // The pieces are sold, and time passes.
    await count(product, 0);
    later(minutes(3));
    await tell();

    expect(await notifiedOf(product)).toEqual(emails.slice(0, PIECES));
  });

  it('the product itself, deleted by mistake and restored', async () => {
    const product = await gym.make.product({ onHand: PIECES, isAvailable: false });
    const { emails } = await waitFor(product, WAITING);
    await setOffered(product, 1);
    const { body } = await admin.call('product/delete', { query: { id: product.productId } });
    await tell();
    expect(await notifiedOf(product)).toEqual([]);

    await undo(body.activityId);
    await tell();

    expect(await notifiedOf(product)).toEqual(emails.slice(0, PIECES));
  });
});

describe('subscribers are not notified', () => {
  it('of goods entered by mistake and removed within the minute', async () => {
    const { product } = await soldOutFor(WAITING);

    await receive(product, PIECES);
    await count(product, 0);
    await tell();

    expect(await notifiedOf(product)).toEqual([]);
  });

  it('of more than the rest when too many goods were entered', async () => {
    const { product, emails } = await soldOutFor(WAITING);

    await receive(product, 40);
    await count(product, 1);
    await tell();

    expect(await notifiedOf(product)).toEqual(emails.slice(0, 1));
  });

  it('of returned food, which is not sold again', async () => {
    const product = await gym.make.product({ onHand: PIECES, category: 'fitfood' });
    const receiveReturn = await returning((await buyLast(product, 'Delivered')).orderId);
    await waitFor(product, 1);

    await receiveReturn();
    await tell();

    expect(await notifiedOf(product)).toEqual([]);
  });
});
