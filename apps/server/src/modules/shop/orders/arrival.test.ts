import { randomUUID } from 'node:crypto';
import { addDays, type Day, minutes } from '@namma/contract/days/dates';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestProduct, TestUser } from '../../../testing/make.ts';
import { sweepStock } from '../catalogue/stock.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY });
const noon = gym.now();
const owner = gym.as(await gym.make.admin());

/** Sets the delivery time, in days. */
const promise = async (from: number, to: number, fromDay: Day = TODAY) =>
  expect(
    (await owner.call('settings/set', { body: { key: 'deliveryDays', value: { from, to }, fromDay } }))
      .status,
  ).toBe(200);
const later = (minute: number) => gym.setNow(new Date(noon.getTime() + minutes(minute)));
afterEach(async () => {
  gym.setNow(noon);
  await promise(2, 4);
});

async function order(member: TestUser, product: TestProduct, quantity = 1) {
  const addressId = await gym.make.address(member);
  return gym.as(member).callLoosely('orders/order', {
    headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
    body: {
      source: 'buy',
      addressId,
      paymentMode: 'COD',
      cartProductDetails: [{ productId: product.productId, quantity }],
    },
  });
}
const arrivals = async (member: TestUser) =>
  (await gym.as(member).call('orders/getOrders')).body.map(({ arrival }) => arrival);
const usual = { from: '2030-03-06', to: '2030-03-08' };

describe('the promised delivery', () => {
  it('is that of the time of the order, also when the owner changes it a minute later', async () => {
    const [member, product] = [await gym.make.member(), await gym.make.product()];
    await order(member, product);
    later(1);
    await promise(5, 9);
    later(2);
    await order(member, product);
    later(3);
    await promise(1, 2);

    expect(await arrivals(member)).toEqual([{ from: '2030-03-09', to: '2030-03-13' }, usual]);
    const { dues } = (await gym.as(member).call('user/getDues')).body;
    expect(dues.map((due) => due.kind === 'order' && due.arrivesBy)).toEqual(['2030-03-13', '2030-03-08']);
  });

  it('is in the mail of the order, also when it is read after a change', async () => {
    const [member, product] = [await gym.make.member(), await gym.make.product()];
    await promise(5, 9);
    await order(member, product);
    later(1);
    await promise(1, 2);

    const { content } = (await owner.call('admin/getMails', { query: { q: member.email } })).body;
    const [mail] = content.filter(({ kind }) => kind === 'order placed');
    const shown = await owner.call('admin/getMail', { query: { id: mail?.id ?? 0 } });
    expect(shown.body.text).toContain('It arrives between 9 Mar 2030 and 13 Mar 2030.');
  });

  it('is that of the order’s day (IST)', async () => {
    const [member, product] = [await gym.make.member(), await gym.make.product()];
    await promise(6, 7, '2030-03-05');
    gym.setNow(new Date('2030-03-04T23:59:59+05:30'));
    await order(member, product);
    gym.setNow(new Date('2030-03-05T00:00:00+05:30'));
    await order(member, product);

    expect(await arrivals(member)).toEqual([{ from: '2030-03-11', to: '2030-03-12' }, usual]);
    await promise(2, 4, '2030-03-05');
  });

  it('is in the personal data export', async () => {
    const [member, product] = [await gym.make.member(), await gym.make.product()];
    await order(member, product);

    const { checkouts } = (await gym.as(member).call('privacy/getMine')).body;
    expect(checkouts).toMatchObject([{ arrivesFrom: usual.from, arrivesBy: usual.to }]);
  });

  it('comes with every page', async () => {
    await promise(3, 5);

    expect((await gym.guest().call('settings/getGym', { query: {} })).body.deliveryDays).toEqual({
      from: 3,
      to: 5,
    });
  });
});

describe('perishable food', () => {
  const sweep = () => sweepStock({ db: gym.db, clock: gym.now, isRateLimited: true });
  /** A product whose last delivery day is in this many days. */
  const keeping = async (inDays: number) => {
    const product = await gym.make.product({ category: 'fitfood' });
    await owner.call('stock/receive', {
      body: { productId: product.productId, quantity: 3, bestBefore: addDays(TODAY, 45 + inDays) },
    });
    return product;
  };
  const isShown = async ({ productId }: TestProduct) =>
    (await gym.guest().call('product/get', { query: { id: productId } })).body.available === 1;

  it('is sold while an order of today arrives in time, by the current delivery days', async () => {
    const [product, member] = [await keeping(4), await gym.make.member()];
    expect(await isShown(product)).toBe(true);

    await promise(3, 5);
    // The order is refused before the next run of the job has found the product.
    expect((await order(member, product)).status).toBe(409);
    await sweep();
    expect(await isShown(product)).toBe(false);
    const sellUntil = async () =>
      (await owner.call('stock/getDetails', { query: { productId: product.productId } })).body.stock
        ?.batches[0]?.sellUntil;
    expect(await sellUntil()).toBe('2030-03-03');

    await promise(1, 3);
    await sweep();
    expect(await isShown(product)).toBe(true);
    expect(await sellUntil()).toBe('2030-03-05');
    expect((await order(member, product, 3)).status).toBe(201);
  });

  it('is counted again once, and not each minute', async () => {
    const product = await keeping(3);
    await sweep();
    expect(await isShown(product)).toBe(false);
    expect(await sweep()).toBe(0);

    await promise(1, 2);
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await isShown(product)).toBe(true);
  });

  it('uses the same days at the counter', async () => {
    const product = await keeping(5);
    await promise(5, 6);
    await sweep();
    expect(await isShown(product)).toBe(false);
    await promise(3, 4);

    const sold = await owner.callLoosely('sales/sell', {
      headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
      body: {
        lines: [{ productId: product.productId, quantity: 1 }],
        mode: 'cash',
        center: 'kormangla',
        expectedTotal: product.displayedPrice,
      },
    });
    // Not recounted yet: only counted stock is sold.
    expect(sold.status).toBe(409);
    await sweep();
    expect(await isShown(product)).toBe(true);
  });
});
