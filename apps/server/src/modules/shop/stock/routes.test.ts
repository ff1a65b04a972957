import { randomUUID } from 'node:crypto';
import type { BodyInput } from '@namma/contract/calls';
import { addDays } from '@namma/contract/days/dates';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestProduct, TestUser } from '../../../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';
import { sweepStock } from '../catalogue/stock.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY });
const start = gym.now();
afterEach(() => gym.setNow(start));
const asha = await gym.make.admin();
const admin = gym.as(asha);

const inDays = (count: number) => addDays(TODAY, count);
const receive = (body: BodyInput<'stock/receive'>) => admin.call('stock/receive', { body });
const count = (productId: number, onHand: number, reason = 'Counted') =>
  admin.call('stock/count', { body: { productId, onHand, reason } });
const damage = (body: BodyInput<'stock/damage'>) => admin.call('stock/damage', { body });
const onHandOf = async ({ productId }: TestProduct) =>
  (await admin.call('stock/get', { query: { productId } })).body.onHand;
const stockOf = async ({ productId }: TestProduct) =>
  (await admin.call('stock/getDetails', { query: { productId } })).body.stock;
const lotsOf = async (product: TestProduct) =>
  Object.fromEntries((await stockOf(product))?.batches.map(({ lot, onHand }) => [lot, onHand]) ?? []);
const movesOf = async ({ productId }: TestProduct) =>
  (await admin.call('stock/getMoves', { query: { productId } })).body.content;
const shown = async ({ productId }: TestProduct) =>
  (await gym.guest().call('product/get', { query: { id: productId } })).body;

const buyer = await gym.make.member();
const addressId = await gym.make.address(buyer);
/** Orders with the Buy button. */
const buy = (
  lines: [TestProduct, number][],
  { key, member = buyer }: { key?: string; member?: TestUser } = {},
) =>
  gym.as(member).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId,
      cartProductDetails: lines.map(([{ productId }, quantity]) => ({ productId, quantity })),
    },
    headers: key === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: key },
  });
const cancel = (id: number) => gym.as(buyer).call('orders/cancel', { body: { id } });

describe('a count', () => {
  it('is refused when the stock has changed since it was shown, and accepted with the current number', async () => {
    const product = await gym.make.product();
    const { productId } = product;
    const save = (onHand: number, shownOnHand: number | null) =>
      admin.callLoosely('stock/count', { body: { productId, onHand, reason: 'Counted', shownOnHand } });
    const first = await save(12, null);
    await damage({ productId, quantity: 1, reason: 'Torn' });

    const stale = await save(12, 12);
    const now = await onHandOf(product);

    expect(first.status).toBe(201);
    expect(stale).toMatchObject({ status: 409, body: { code: 'stockChanged', params: [now] } });
    expect(await save(10, now ?? 0)).toMatchObject({ status: 201, body: { onHand: 10 } });
    expect((await save(10, null)).status).toBe(409);
  });
});

describe('an untracked product', () => {
  it('has no stock on hand, and is sold without limit', async () => {
    const product = await gym.make.product();

    expect(await onHandOf(product)).toBeNull();
    expect(await stockOf(product)).toBeNull();
    expect((await buy([[product, 1_000]])).status).toBe(201);
    expect(await shown(product)).toMatchObject({ available: 1, isOffered: true, left: null });
    expect(await movesOf(product)).toEqual([]);
  });
});

describe('an admin', () => {
  it('receives the same delivery, and writes off the same, twice without a key, and once with one', async () => {
    const { productId } = await gym.make.product();
    const delivery = { productId, quantity: 20 };
    const loss = { productId, quantity: 3, reason: 'Torn' };
    const headers = { [IDEMPOTENCY_KEY_HEADER]: `delivery ${productId}` };

    const plain = [await receive(delivery), await receive(delivery), await damage(loss), await damage(loss)];
    expect(plain.map(({ body }) => body.onHand)).toEqual([20, 40, 37, 34]);
    for (let n = 0; n < 2; n++)
      expect((await admin.call('stock/receive', { body: delivery, headers })).body.onHand).toBe(54);
  });

  it('receives pieces, counts them, and writes some off, each logged with the stock on hand', async () => {
    const product = await gym.make.product({ name: 'Ragi Bar' });
    const { productId } = product;

    const received = await receive({ productId, quantity: 20 });
    const counted = await count(productId, 18, 'Two were missing');
    const writtenOff = await damage({ productId, quantity: 3, reason: 'Torn pouches' });

    expect(received).toMatchObject({ status: 201, body: { status: '20 pieces received', onHand: 20 } });
    expect(counted).toMatchObject({ status: 201, body: { status: '18 on hand', onHand: 18 } });
    expect(writtenOff).toMatchObject({ status: 201, body: { status: '3 pieces written off', onHand: 15 } });
    expect(await movesOf(product)).toMatchObject([
      { kind: 'damage', delta: -3, onHand: 15, reason: 'Torn pouches', by: asha.email },
      { kind: 'count', delta: -2, onHand: 18, reason: 'Two were missing' },
      { kind: 'receive', delta: 20, onHand: 20, reason: null },
    ]);
    const activity = await admin.call('admin/getActivity', {
      query: { subjectType: 'product', subjectId: productId },
    });
    expect(activity.body.content).toMatchObject([
      {
        action: 'stock written off',
        subject: 'Ragi Bar',
        before: { onHand: 18 },
        after: { onHand: 15, writtenOff: 3, reason: 'Torn pouches' },
      },
      { action: 'stock counted', before: { onHand: 20 }, after: { onHand: 18, reason: 'Two were missing' } },
      { action: 'stock received', before: { onHand: null }, after: { onHand: 20, received: 20 } },
    ]);
  });

  it('cannot write off more than there is, in total or of a lot', async () => {
    const product = await gym.make.product();
    const { productId } = product;
    await receive({ productId, quantity: 4, lot: 'A1', bestBefore: inDays(300) });
    await receive({ productId, quantity: 1 });

    const tooMany = await damage({ productId, quantity: 6, reason: 'Fire' });
    const ofALot = await damage({ productId, quantity: 5, reason: 'Fire', lot: 'A1' });
    const ofNone = await damage({ productId, quantity: 1, reason: 'Fire', lot: 'B2' });

    expect(tooMany).toMatchObject({ status: 409, body: { message: 'Only 5 pieces on hand.' } });
    expect(ofALot).toMatchObject({ status: 409, body: { message: 'Only 4 pieces on hand in lot A1.' } });
    expect(ofNone).toMatchObject({ status: 409, body: { message: 'Only 0 pieces on hand in lot B2.' } });
    expect(await onHandOf(product)).toBe(5);
  });

  it.each([
    ['stock/receive', { quantity: 0 }],
    ['stock/receive', { quantity: 1.5 }],
    ['stock/receive', { quantity: 1_000_001 }],
    ['stock/receive', { quantity: 1, lot: '  ' }],
    ['stock/receive', { quantity: 1, bestBefore: '2031-02-30' }],
    ['stock/receive', { quantity: 1, madeOn: '2030-01-01' }],
    ['stock/receive', { quantity: 1, bestBefore: '2030-05-01', madeOn: '2030-05-01' }],
    ['stock/receive', { quantity: 1, bestBefore: inDays(300), madeOn: inDays(1) }],
    ['stock/count', { onHand: -1, reason: 'x' }],
    ['stock/count', { onHand: 5 }],
    ['stock/damage', { quantity: 1, reason: ' ' }],
    ['stock/damage', { quantity: 1, reason: 'a'.repeat(201) }],
  ] as const)('gets a message about %s %o', async (call, fields) => {
    const { productId } = await gym.make.product({ onHand: 3 });

    const refused = await admin.callLoosely(call, { body: { productId, ...fields } });

    expect(refused.status).toBe(400);
    expect(refused.body.issues).toHaveLength(1);
  });

  it('sets the stock by a count of zero, which ends the sale, and of more, which resumes it', async () => {
    const product = await gym.make.product();

    await count(product.productId, 0, 'None found');
    expect(await shown(product)).toMatchObject({ available: 0, isOffered: true });
    await count(product.productId, 2, 'Found two behind the shelf');

    expect(await shown(product)).toMatchObject({ available: 1, left: 2 });
  });
});

describe('an order', () => {
  it('takes its pieces from the stock', async () => {
    const product = await gym.make.product({ onHand: 10 });

    const placed = await buy([[product, 3]]);

    expect(placed.status).toBe(201);
    expect(await onHandOf(product)).toBe(7);
    expect((await movesOf(product))[0]).toMatchObject({
      kind: 'order',
      delta: -3,
      onHand: 7,
      orderId: placed.body.orderIds[0],
      by: null,
    });
  });

  it('of more than there is lists the products and the stock left, and changes nothing', async () => {
    const [few, none, enough] = [
      await gym.make.product({ name: 'Raw Whey', onHand: 2 }),
      await gym.make.product({ name: 'Ragi Bar', onHand: 0 }),
      await gym.make.product({ onHand: 50 }),
    ];
    const key = randomUUID();

    const refused = await buy(
      [
        [enough, 1],
        [few, 3],
        [none, 1],
      ],
      { key },
    );

    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'Ragi Bar: Product Out-Off Stock. Raw Whey: only 2 left.',
        left: [
          { productId: few.productId, name: 'Raw Whey', left: 2 },
          { productId: none.productId, name: 'Ragi Bar', left: 0 },
        ],
      },
    });
    expect(await Promise.all([few, none, enough].map(onHandOf))).toEqual([2, 0, 50]);
    expect((await shown(enough)).buyCounts).toBe(0);
    // The key is free again, so the same request may order what there is.
    expect(
      (
        await buy(
          [
            [enough, 1],
            [few, 2],
          ],
          { key },
        )
      ).status,
    ).toBe(201);
  });

  it('repeated with its key takes its pieces once', async () => {
    const product = await gym.make.product({ onHand: 10 });
    const key = randomUUID();

    const answers = [await buy([[product, 4]], { key }), await buy([[product, 4]], { key })];

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await onHandOf(product)).toBe(6);
  });

  it('returns its pieces when it is cancelled, to their batches', async () => {
    const product = await gym.make.product();
    const { productId } = product;
    await receive({ productId, quantity: 2, lot: 'old', bestBefore: inDays(100) });
    await receive({ productId, quantity: 5, lot: 'new', bestBefore: inDays(400) });
    const [orderId = 0] = (await buy([[product, 4]])).body.orderIds;
    expect(await lotsOf(product)).toEqual({ new: 3 });

    const cancelled = await cancel(orderId);

    expect(cancelled.status).toBe(200);
    expect(await lotsOf(product)).toEqual({ old: 2, new: 5 });
    expect((await movesOf(product)).slice(0, 2).map(({ kind, delta }) => [kind, delta])).toEqual([
      ['cancel', 2],
      ['cancel', 2],
    ]);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('placed before its product was tracked returns nothing', async () => {
    const product = await gym.make.product();
    const [orderId = 0] = (await buy([[product, 4]])).body.orderIds;
    await count(product.productId, 6, 'First count');

    await cancel(orderId);

    expect(await onHandOf(product)).toBe(6);
  });
});

describe('a product with few pieces', () => {
  it('shows how many are left from 5 down, and is unavailable everywhere at 0', async () => {
    const product = await gym.make.product({
      name: 'Zanzibar Bites',
      category: 'fitfood',
      onHand: 6,
      buyCounts: 10 ** 9,
    });
    const { productId } = product;
    const lists = async () => {
      const guest = gym.guest();
      const [page, found, similar, sellers] = [
        await guest.call('product/getAll', { query: { category: 'fitfood' } }),
        await guest.call('product/getAll', { query: { q: 'zanzibar' } }),
        await guest.call('product/similar', { query: { category: 'fitfood' } }),
        await guest.call('product/topSeller'),
      ];
      return [page.body.content, found.body.content, similar.body, sellers.body].map(
        (products) => products.find((each) => each.productId === productId)?.available,
      );
    };
    expect(await lists()).toEqual([1, 1, 1, 1]);
    expect((await shown(product)).left).toBeNull();

    await buy([[product, 1]]);
    expect((await shown(product)).left).toBe(5);
    const [orderId = 0] = (await buy([[product, 5]])).body.orderIds;

    expect(await shown(product)).toMatchObject({ available: 0, left: null, isOffered: true });
    expect(await lists()).toEqual([0, 0, 0, undefined]);
    expect(await gym.as(buyer).call('cart/add', { body: { productId } })).toMatchObject({
      status: 409,
      body: { message: 'Zanzibar Bites: Product Out-Off Stock' },
    });
    await cancel(orderId);
    expect(await lists()).toEqual([1, 1, 1, 1]);
  });

  it('that an admin no longer offers stays unavailable when more arrive', async () => {
    const product = await gym.make.product({ onHand: 0, isAvailable: false });

    await receive({ productId: product.productId, quantity: 10 });

    expect(await shown(product)).toMatchObject({ available: 0, isOffered: false });
  });

  it('logs the switch of the admin, not the displayed availability', async () => {
    const product = await gym.make.product({ onHand: 0 });

    await admin.call('product/update', { body: { productId: product.productId, price: 750 } });

    const { body } = await admin.call('admin/getActivity', {
      query: { subjectType: 'product', subjectId: product.productId },
    });
    expect(body.content[0]).toMatchObject({ before: { price: 1000 }, after: { price: 750 } });
    expect(body.content[0]?.after).not.toHaveProperty('available');
    expect(await shown(product)).toMatchObject({ available: 0, isOffered: true, price: 750 });
  });

  it('shows the cart how many are left, where that is few or less than wanted', async () => {
    const member = await gym.make.member();
    const [few, less, enough, none] = [
      await gym.make.product({ onHand: 5 }),
      await gym.make.product({ onHand: 12 }),
      await gym.make.product({ onHand: 12 }),
      await gym.make.product({ onHand: 0 }),
    ];
    for (const [product, quantity] of [
      [few, 1],
      [less, 13],
      [enough, 12],
      [none, 1],
    ] as const)
      await gym.make.cartLine(member, product, quantity);

    const { body } = await gym.as(member).call('cart/cartDetails');

    expect(body.map(({ left }) => left)).toEqual([5, 12, null, null]);
  });
});

describe('batches', () => {
  it('are sold first expired first out, those without a best-before day last', async () => {
    const product = await gym.make.product();
    const { productId } = product;
    await receive({ productId, quantity: 2 });
    await receive({ productId, quantity: 2, lot: 'later', bestBefore: inDays(300) });
    await receive({ productId, quantity: 2, lot: 'sooner', bestBefore: inDays(200) });
    await receive({ productId, quantity: 1, lot: 'later', bestBefore: inDays(300) });

    await buy([[product, 3]]);

    expect(await lotsOf(product)).toEqual({ later: 2 });
    await buy([[product, 3]]);
    expect(await stockOf(product)).toMatchObject({ onHand: 1, sellable: 1, batches: [] });
  });

  it('are not sold with less than 45 days left at delivery', async () => {
    const product = await gym.make.product();
    const { productId } = product;
    // Delivered in at most 4 days.
    await receive({ productId, quantity: 3, lot: 'good', bestBefore: inDays(49) });
    await receive({ productId, quantity: 7, lot: 'old', bestBefore: inDays(48) });

    expect(await stockOf(product)).toMatchObject({
      onHand: 10,
      sellable: 3,
      batches: [
        { lot: 'old', onHand: 7, sellUntil: inDays(-1) },
        { lot: 'good', onHand: 3, sellUntil: TODAY },
      ],
    });
    expect(await buy([[product, 4]])).toMatchObject({ status: 409, body: { left: [{ left: 3 }] } });
    await buy([[product, 3]]);
    expect(await lotsOf(product)).toEqual({ old: 7 });
    expect((await shown(product)).available).toBe(0);
  });

  it('of a short life are sold until 30 % of it is left', async () => {
    const product = await gym.make.product();
    const { productId } = product;
    // 30 days of life, of which 9 must be left: the last delivery is in 4 days.
    await receive({ productId, quantity: 1, bestBefore: inDays(13), madeOn: inDays(-17) });
    // 30 % of 31 days is 9.3, so 10 must be left.
    await receive({ productId, quantity: 1, bestBefore: inDays(13), madeOn: inDays(-18) });

    expect(await stockOf(product)).toMatchObject({
      sellable: 1,
      batches: [{ sellUntil: TODAY }, { sellUntil: inDays(-1) }],
    });
  });

  it('are no longer sold after their last day, by an order and by the sweep', async () => {
    const [ordered, swept] = [await gym.make.product(), await gym.make.product()];
    for (const { productId } of [ordered, swept])
      await receive({ productId, quantity: 3, bestBefore: inDays(49) });
    gym.setNow(new Date(`${inDays(1)}T00:00:01+05:30`));

    expect(await buy([[ordered, 1]])).toMatchObject({ status: 409, body: { left: [{ left: 0 }] } });
    expect((await shown(swept)).available).toBe(1);
    expect(await sweepStock({ db: gym.db, clock: gym.now, isRateLimited: true })).toBeGreaterThan(0);

    expect((await shown(swept)).available).toBe(0);
    expect(await sweepStock({ db: gym.db, clock: gym.now, isRateLimited: true })).toBe(0);
    expect(await onHandOf(swept)).toBe(3);
  });
});

describe('the lists of stock', () => {
  it('show low, ageing and expiring products, most urgent first', async () => {
    const names = ['Mithra A', 'Mithra B', 'Mithra C', 'Mithra D', 'Mithra E'];
    const [plenty, low, lower, ageing, expiring] = await Promise.all(
      names.map((name) => gym.make.product({ name, price: 100, discount: 0 })),
    );
    const put = (product: TestProduct | undefined, quantity: number, bestBefore?: string) =>
      receive({ productId: product?.productId ?? 0, quantity, ...(bestBefore ? { bestBefore } : {}) });
    await put(plenty, 40, inDays(400));
    await put(low, 10);
    await put(lower, 3);
    await put(ageing, 30, inDays(90));
    await put(expiring, 30, inDays(63));
    await buy([[plenty as TestProduct, 2]]);
    const [orderId = 0] = (await buy([[plenty as TestProduct, 5]])).body.orderIds;
    await cancel(orderId);

    const ask = async (list: 'all' | 'low' | 'ageing' | 'expiring') =>
      (await admin.call('stock/getAll', { query: { list, q: 'mithra', limit: 3 } })).body;
    const namesOf = async (list: 'all' | 'low' | 'ageing' | 'expiring') =>
      (await ask(list)).content.map(({ name }) => name.slice(-1));

    expect(await namesOf('all')).toEqual(['A', 'B', 'C']);
    expect(await namesOf('low')).toEqual(['C', 'B']);
    expect(await namesOf('ageing')).toEqual(['E', 'D']);
    expect(await namesOf('expiring')).toEqual(['E']);
    const all = await ask('all');
    expect(all).toMatchObject({ totalPages: 2, counts: { all: 5, low: 2, ageing: 2, expiring: 1 } });
    expect(all.content[0]).toMatchObject({ onHand: 38, sellable: 38, soldLately: 2, valuePaise: 380_000 });
  });

  it('find a product by its barcode, in any spelling', async () => {
    const { productId } = await gym.make.product();
    await receive({ productId, quantity: 3 });
    await admin.call('sales/tieBarcode', { body: { productId, barcode: '4006381333931' } });
    const find = async (q: string) =>
      (await admin.call('stock/getAll', { query: { q } })).body.content.map((row) => row.productId);

    expect(await find('4006381333931')).toEqual([productId]);
    expect(await find('4006381 333931')).toEqual([productId]);
    expect(await find('4006381333924')).toEqual([]);
  });

  it('show the movements of a product page by page, newest first', async () => {
    const product = await gym.make.product();
    for (const quantity of [1, 2, 3]) await receive({ productId: product.productId, quantity });

    const { body } = await admin.call('stock/getMoves', {
      query: { productId: product.productId, limit: 2, page: 2 },
    });

    expect(body).toMatchObject({ totalPages: 2, content: [{ delta: 1, onHand: 1 }] });
  });
});

describe('stock movements', () => {
  it('are append-only', async () => {
    const { productId } = await gym.make.product({ onHand: 5 });
    await receive({ productId, quantity: 1 });
    const change = sql`update stock_moves set delta = 7 where product_id = ${productId}`;
    const removal = sql`delete from stock_moves where product_id = ${productId}`;

    await expect(change.execute(gym.db)).rejects.toThrow('only ever added to');
    await expect(removal.execute(gym.db)).rejects.toThrow('is only ever added to');
  });
});
