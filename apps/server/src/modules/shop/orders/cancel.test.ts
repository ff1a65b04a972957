import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestProduct, TestUser } from '../../../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});
const asha = await gym.make.admin();
const admin = gym.as(asha);

const cancel = (by: TestUser, id: number, reason?: string) =>
  gym.as(by).call('orders/cancel', { body: { id, ...(reason === undefined ? {} : { reason }) } });
const orderOf = async (member: TestUser, id: number) =>
  (await gym.as(member).call('orders/getOrders')).body.find(({ orderId }) => orderId === id);
const mailsTo = (email: string) =>
  gym.db.selectFrom('mails').select(['id', 'key']).where('recipient', '=', email).orderBy('id').execute();
const readMail = async (id: number | undefined) =>
  (await admin.call('admin/getMail', { query: { id: id ?? 0 } })).body;

/** A checkout with one line for each product. */
async function checkout(member: TestUser, products: readonly TestProduct[], quantity = 1) {
  const { body } = await gym.as(member).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await gym.make.address(member),
      cartProductDetails: products.map(({ productId }) => ({ productId, quantity })),
    },
  });
  return body.orderIds;
}

describe('a member', () => {
  it('cancels a Pending order, which keeps its status and can no longer be moved or rated', async () => {
    const { orderId, member, product } = await gym.make.order({ quantity: 2 });

    const cancelled = await cancel(member, orderId, 'I chose the wrong flavour');

    expect(cancelled).toMatchObject({ status: 200, body: { status: 'Cancelled' } });
    expect(await orderOf(member, orderId)).toMatchObject({
      orderStatus: 'Pending',
      cancelledAt: gym.now().toISOString(),
    });
    expect(await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } })).toMatchObject({
      status: 409,
      body: { message: 'This order is cancelled.' },
    });
    const many = await admin.call('orders/updateMany', {
      body: { moves: [{ id: orderId, status: 'Transit' }] },
    });
    expect(many.body.left).toEqual([{ id: orderId, reason: 'This order is cancelled.' }]);
    const rated = await gym
      .as(member)
      .call('orders/rating', { body: { rating: 5, productId: product.productId, orderId } });
    expect(rated.status).toBe(409);
  });

  it.each([
    ['Transit', 'It has already shipped.'],
    ['Out-For-Delivery', 'It has already shipped.'],
    ['Delivered', 'It was already delivered.'],
  ] as const)('cannot cancel an order that is %s', async (orderStatus, message) => {
    const { orderId, member } = await gym.make.order({ orderStatus });

    expect(await cancel(member, orderId)).toMatchObject({ status: 409, body: { message } });
    expect((await orderOf(member, orderId))?.cancelledAt).toBeNull();
  });

  it('cannot cancel an order twice, with a reason of spaces, or of more than 200 characters', async () => {
    const { orderId, member } = await gym.make.order();

    expect((await cancel(member, orderId, '   ')).status).toBe(400);
    expect((await cancel(member, orderId, 'a'.repeat(201))).status).toBe(400);
    expect((await cancel(member, orderId, 'a'.repeat(200))).status).toBe(200);
    expect(await cancel(member, orderId)).toMatchObject({
      status: 409,
      body: { message: 'This order is cancelled.' },
    });
  });

  it('is notified by mail of the cancelled part and the rest', async () => {
    const member = await gym.make.member();
    const [oats, whey] = [
      await gym.make.product({ name: 'Rolled Oats', price: 300, discount: 0 }),
      await gym.make.product({ name: 'Raw Whey', price: 1000, discount: 0 }),
    ];
    const [first = 0, second = 0] = await checkout(member, [oats, whey], 2);

    await cancel(member, first);
    await cancel(member, second);

    const [, one, other] = await mailsTo(member.email);
    const [toFirst, toSecond] = [await readMail(one?.id), await readMail(other?.id)];
    expect(toFirst.subject).toMatch(/^Order NS-\d+-\d: Rolled Oats cancelled$/);
    expect(toFirst.text).toMatch(/You cancelled 2 × Rolled Oats of your order NS-\d+-\d\./);
    expect(toFirst.text).toContain('The rest of the order arrives as planned: ₹2,029 including the fee.');
    expect(toSecond.text).toContain('There is nothing to pay for this order.');
    expect(toSecond.html).toContain('2 × Raw Whey');
  });
});

describe('a whole checkout', () => {
  const cancelAll = (by: TestUser, checkoutId: string | undefined, reason?: string) =>
    gym.as(by).call('orders/cancelCheckout', {
      body: { checkoutId: checkoutId ?? '', ...(reason === undefined ? {} : { reason }) },
    });

  it('is cancelled with all its lines, in one mail; a line cancelled before is unchanged', async () => {
    const member = await gym.make.member();
    const products = [
      await gym.make.product({ name: 'Rolled Oats', price: 300, discount: 0, onHand: 9 }),
      await gym.make.product({ name: 'Raw Whey', price: 1000, discount: 0, onHand: 9 }),
      await gym.make.product({ name: 'Ragi Bar', price: 50, discount: 0, onHand: 9 }),
    ];
    const [first = 0, second = 0, third = 0] = await checkout(member, products, 2);
    await cancel(member, first);

    const { checkoutId } = (await orderOf(member, second)) ?? {};
    const done = await cancelAll(member, checkoutId, 'I moved away');

    expect(done).toMatchObject({ status: 200, body: { status: 'Whole order cancelled' } });
    for (const id of [second, third]) {
      expect((await orderOf(member, id))?.cancelledAt).toBe(gym.now().toISOString());
      const { history } = (await admin.call('admin/getOrder', { query: { id } })).body;
      expect(history.at(-1)).toMatchObject({ status: 'Cancelled', reason: 'I moved away' });
    }
    const mails = await mailsTo(member.email);
    expect(mails.map(({ key }) => key.replace(/\d+/, '…'))).toEqual([
      expect.anything(),
      'order:…:cancelled',
      'order:…:cancelled',
    ]);
    const mail = await readMail(mails.at(-1)?.id);
    expect(mail.subject).toMatch(/^Order NS-\d+-\d: cancelled$/);
    expect(mail.text).toMatch(/You cancelled 2 × Raw Whey, 2 × Ragi Bar of your order NS-/);
    expect(mail.text).toContain('There is nothing to pay for this order.');
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('is not cancelled at all once a line is on its way, nor twice', async () => {
    const member = await gym.make.member();
    const products = [await gym.make.product({ onHand: 9 }), await gym.make.product({ onHand: 9 })];
    const [first = 0, second = 0] = await checkout(member, products);
    const { checkoutId } = (await orderOf(member, first)) ?? {};
    const moved = await admin.call('orders/update', { body: { id: second, status: 'Transit' } });

    expect(await cancelAll(member, checkoutId)).toMatchObject({
      status: 409,
      body: { message: 'It has already shipped.' },
    });
    expect((await orderOf(member, first))?.cancelledAt).toBeNull();

    await admin.callLoosely('admin/undo', { body: { activityId: moved.body.activityId } });
    expect((await cancelAll(member, checkoutId)).status).toBe(200);
    expect(await cancelAll(member, checkoutId)).toMatchObject({
      status: 409,
      body: { message: 'This order is cancelled.' },
    });
  });

  it('that was paid is fully refunded, with the fee once', async () => {
    const member = await gym.make.member();
    const products = [
      await gym.make.product({ price: 300, discount: 0 }),
      await gym.make.product({ price: 1000, discount: 0 }),
    ];
    const [first = 0] = await checkout(member, products);
    const { checkoutId = '' } = (await orderOf(member, first)) ?? {};
    await admin.call('payments/receive', { body: { subject: 'checkout', id: checkoutId, mode: 'cash' } });

    await cancelAll(member, checkoutId);

    const mail = await readMail((await mailsTo(member.email)).at(-1)?.id);
    expect(mail.text).toContain("We'll refund the ₹1,329 you paid for it.");
  });
});

describe('an admin', () => {
  it('cancels an order in Transit; its member sees the reason instead of the status', async () => {
    const { orderId, member } = await gym.make.order();
    await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });

    expect((await cancel(asha, orderId, 'The last tub was damaged.')).status).toBe(200);

    const mails = await mailsTo(member.email);
    expect(mails.map(({ key }) => key)).toEqual([`order:${orderId}:cancelled`]);
    const { text } = await readMail(mails[0]?.id);
    expect(text).toContain("We're sorry. We had to cancel 1 × ");
    expect(text).toContain('The last tub was damaged.');
  });

  it.each(['Out-For-Delivery', 'Delivered'] as const)('cannot cancel an order that is %s', async (status) => {
    const { orderId } = await gym.make.order({ orderStatus: status });

    expect((await cancel(asha, orderId)).status).toBe(409);
  });

  it('sees who cancelled it, when and why, in the order and in the log', async () => {
    const { orderId, member, product } = await gym.make.order();
    await cancel(member, orderId, 'Too late for me');

    const { body } = await admin.call('admin/getOrder', { query: { id: orderId } });
    const at = gym.now().toISOString();
    expect(body.history).toEqual([
      { at, status: 'Pending', by: member.name },
      { at, status: 'Cancelled', by: member.email, reason: 'Too late for me' },
    ]);
    const { content } = (
      await admin.callLoosely('admin/getActivity', {
        query: { action: 'order cancelled', subjectId: orderId },
      })
    ).body;
    expect(content).toMatchObject([
      {
        admin: member.email,
        subject: `${product.name} for ${member.name}`,
        before: { cancelled: false },
        after: { cancelled: true, reason: 'Too late for me' },
      },
    ]);
  });

  it('credits that line of its invoice by a credit note', async () => {
    const member = await gym.make.member();
    const products = [
      await gym.make.product({ name: 'Rolled Oats', price: 300, discount: 0 }),
      await gym.make.product({ name: 'Raw Whey', price: 1000, discount: 0 }),
    ];
    const [first = 0, second = 0] = await checkout(member, products);
    await admin.call('orders/update', { body: { id: first, status: 'Transit' } });
    const number = (await orderOf(member, second))?.documentNumber ?? '';

    await cancel(asha, second);

    const { body: documents } = await gym.as(member).call('documents/getMine');
    expect(documents.map(({ kind, against }) => [kind, against])).toEqual([
      ['credit_note', number],
      ['receipt', undefined],
    ]);
    const { body: note } = await gym
      .as(member)
      .call('documents/get', { query: { number: documents[0]?.number ?? '' } });
    expect(note.lines.map(({ description }) => description)).toEqual(['Raw Whey']);
  });

  it('of a free line writes no credit note, and the last line still returns the fee', async () => {
    const member = await gym.make.member();
    const products = [
      await gym.make.product({ name: 'Sample', price: 100, discount: 100 }),
      await gym.make.product({ name: 'Raw Whey', price: 1000, discount: 0 }),
    ];
    const [free = 0, whey = 0] = await checkout(member, products);
    await admin.call('orders/update', { body: { id: whey, status: 'Transit' } });

    await cancel(asha, free);
    const afterSample = (await gym.as(member).call('documents/getMine')).body;
    await cancel(asha, whey);

    expect(afterSample.map(({ kind }) => kind)).toEqual(['receipt']);
    const { body: documents } = await gym.as(member).call('documents/getMine');
    expect(documents.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
      ['credit_note', 1_029_00],
      ['receipt', 1_029_00],
    ]);
  });

  it('of a line on no document writes no credit note', async () => {
    const { orderId, member } = await gym.make.order();

    await cancel(member, orderId);

    expect((await gym.as(member).call('documents/getMine')).body).toEqual([]);
  });

  it('cannot undo it, nor the previous move', async () => {
    const { orderId } = await gym.make.order();
    const moved = await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });
    await cancel(asha, orderId);
    const [latest] = (await admin.callLoosely('admin/getActivity', { query: { limit: 1 } })).body.content;
    const undo = (activityId: number | undefined) =>
      admin.callLoosely('admin/undo', { body: { activityId } });

    expect(await undo(latest?.id)).toMatchObject({
      status: 409,
      body: { message: "A cancelled order can't be restored. Ask the member to order again." },
    });
    expect(await undo(moved.body.activityId)).toMatchObject({
      status: 409,
      body: { message: 'It has changed again since then, so it stays as it is.' },
    });
  });
});

describe('a cancelled order', () => {
  it('removes its goods from the checkout total, and the fee with the last one', async () => {
    const member = await gym.make.member();
    const products = [
      await gym.make.product({ price: 300, discount: 0 }),
      await gym.make.product({ price: 1000, discount: 0 }),
    ];
    const [first = 0, second = 0] = await checkout(member, products);
    const sums = async () => {
      const { goods, fee, total } = (await admin.call('admin/getOrder', { query: { id: first } })).body;
      return [goods, fee, total];
    };
    expect(await sums()).toEqual([1300, 29, 1329]);

    await cancel(member, second);
    expect(await sums()).toEqual([300, 29, 329]);

    await cancel(asha, first);
    expect(await sums()).toEqual([0, 0, 0]);
  });

  it('is listed as cancelled, not by its status, and in the export with its time', async () => {
    const member = await gym.make.member({ name: 'Cancelling Chitra' });
    const kept = await gym.make.order({ member });
    const gone = await gym.make.order({ member });
    await cancel(member, gone.orderId);
    const ids = async (query: object) => {
      const { body } = await admin.callLoosely('orders/getAllOrders', {
        query: { q: 'Cancelling Chitra', ...query },
      });
      return body.content.map(({ orderId }) => orderId);
    };

    expect(await ids({})).toEqual([gone.orderId, kept.orderId]);
    expect(await ids({ status: 'Pending' })).toEqual([kept.orderId]);
    expect(await ids({ cancelled: 'true' })).toEqual([gone.orderId]);
    expect(await ids({ cancelled: 'true', status: 'Pending' })).toEqual([]);
    expect((await admin.callLoosely('orders/getAllOrders', { query: { cancelled: 'no' } })).status).toBe(400);
    const csv = await admin.call('admin/exportOrders', {
      query: { q: 'Cancelling Chitra', cancelled: 'true' },
    });
    expect(csv.body.trimEnd().split('\r\n')).toHaveLength(2);
    expect(csv.body).toContain(',2030-03-04 12:00,,,0,0,0,nothing to pay\r\n');
  });

  it('cannot be moved, restored or cancelled after dispatch by a manual database statement', async () => {
    const { orderId, member } = await gym.make.order({ orderStatus: 'Transit' });
    const { orderId: onItsRound } = await gym.make.order({ orderStatus: 'Out-For-Delivery' });
    await cancel(asha, orderId);
    const change = (id: number, columns: string) =>
      sql`update orders set ${sql.raw(columns)} where id = ${id}`.execute(gym.db);

    await expect(change(orderId, "order_status = 'Out-For-Delivery'")).rejects.toThrow('is cancelled');
    await expect(change(orderId, 'cancelled_at = null, cancelled_by = null')).rejects.toThrow('is cancelled');
    await expect(change(onItsRound, `cancelled_at = now(), cancelled_by = ${member.userId}`)).rejects.toThrow(
      'cancelled_before_the_round',
    );
  });
});

it('sales, counts by status and pieces sold exclude cancelled orders', async () => {
  const own = await startTestGym({ today: '2030-03-04' });
  const owner = own.as(await own.make.admin());
  const product = await own.make.product({ price: 100, discount: 0 });
  const orders = [];
  for (let i = 0; i < 4; i++) orders.push(await own.make.order({ product, quantity: 2 }));
  const [first, second] = orders;
  const read = async () => {
    const { todaySales, totalSales, salesByDay, ordersByStatus, products } = (
      await owner.call('admin/getDashData')
    ).body;
    const [pending] = ordersByStatus;
    return [todaySales, totalSales, salesByDay.at(-1), pending?.count, products[0]?.buyCounts];
  };
  expect(await read()).toEqual([800, 800, { day: '2030-03-04', sales: 800, orders: 4 }, 4, 8]);

  for (const order of [first, second])
    await owner.call('orders/cancel', { body: { id: order?.orderId ?? 0 } });

  expect(await read()).toEqual([400, 400, { day: '2030-03-04', sales: 400, orders: 2 }, 2, 4]);
  const { body } = await owner.call('orders/getAllOrders', { query: { cancelled: 'true', limit: 1 } });
  expect(body.totalPages).toBe(2);
  expect(await listKeptTotals(own.db)).toEqual(await listRecountedTotals(own.db));
});
