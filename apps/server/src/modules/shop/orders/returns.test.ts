import { addDays, minutes, startOfGymDay } from '@namma/contract/days/dates';
import { orderStatuses } from '@namma/contract/orders/rules';
import type { ReturnDecision } from '@namma/contract/returns/rules';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestProduct, TestUser } from '../../../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});
const noon = gym.now();
const asha = await gym.make.admin();
const admin = gym.as(asha);

const request = (by: TestUser, orderId: number, reason = 'The wrong flavour, unopened') =>
  gym.as(by).callLoosely('returns/request', { body: { orderId, reason } });
const decide = (id: number | undefined, decision: ReturnDecision, more: object = {}) =>
  admin.callLoosely('returns/decide', { body: { id, decision, ...more } });
const orderOf = async (member: TestUser, id: number) =>
  (await gym.as(member).call('orders/getOrders')).body.find(({ orderId }) => orderId === id);
const returnsOf = async (member: TestUser) =>
  (await admin.callLoosely('returns/getAll', { query: { q: member.email } })).body.content;
const receive = (checkoutId: string, more: object = {}) =>
  admin.callLoosely('payments/receive', {
    body: { subject: 'checkout', id: checkoutId, mode: 'cash', center: 'indiranagar', ...more },
  });
const newestMailTo = async (email: string) => {
  const { body } = await admin.call('admin/getMails', { query: { q: email, limit: 1 } });
  return (await admin.call('admin/getMail', { query: { id: body.content[0]?.id ?? 0 } })).body;
};

/** A checkout of these products whose orders were just delivered, and paid unless overridden. */
async function delivered(products: readonly TestProduct[], { isPaid = true, quantity = 1 } = {}) {
  const member = await gym.make.member();
  const { body } = await gym.as(member).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await gym.make.address(member),
      cartProductDetails: products.map(({ productId }) => ({ productId, quantity })),
    },
  });
  for (const status of orderStatuses.slice(1))
    await admin.call('orders/updateMany', { body: { moves: body.orderIds.map((id) => ({ id, status })) } });
  if (isPaid) await receive(body.checkoutId);
  return { member, ...body };
}

const whey = () => gym.make.product({ name: 'Raw Whey', price: 1000, discount: 0 });
const oats = () => gym.make.product({ name: 'Rolled Oats', price: 300, discount: 0, category: 'fitfood' });

/** Takes a return through all steps up to the refund. */
async function takeBack(member: TestUser, orderId: number, more: object = { mode: 'cash' }) {
  await request(member, orderId);
  const found = (await returnsOf(member)).find((each) => each.orderId === orderId);
  await decide(found?.returnId, 'approve');
  await decide(found?.returnId, 'receive');
  return decide(found?.returnId, 'refund', more);
}

describe('a member', () => {
  it('requests the return of a delivered order until the end of the seventh day in IST', async () => {
    const [onTime, late] = [await delivered([await whey()]), await delivered([await whey()])];
    const [first = 0] = onTime.orderIds;
    const lastDay = addDays('2030-03-04', 7);
    expect((await orderOf(onTime.member, first))?.returnBy).toBe(lastDay);

    gym.setNow(new Date(startOfGymDay(addDays(lastDay, 1)).getTime() - 1));
    const asked = await request(onTime.member, first);
    gym.setNow(startOfGymDay(addDays(lastDay, 1)));
    const refused = await request(late.member, late.orderIds[0] ?? 0);
    gym.setNow(noon);

    expect(asked.status).toBe(201);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'Orders can be returned within 7 days of delivery. For this one, the last day was 11 Mar 2030.',
      },
    });
    expect(await orderOf(onTime.member, first)).toMatchObject({
      orderStatus: 'Delivered',
      returnBy: null,
      return: { cause: 'return', state: 'requested', reason: 'The wrong flavour, unopened', note: null },
    });
    const mail = await newestMailTo(onTime.member.email);
    expect(mail.subject).toMatch(/^Order NS-\d+-\d: your return of Raw Whey$/);
    expect(mail.text).toContain('The wrong flavour, unopened');
  });

  it('keeps the return period of the time of the order, also when the owner changes it on that day', async () => {
    const set = (value: number, minute: number) => {
      gym.setNow(new Date(noon.getTime() + minutes(minute)));
      return admin.call('settings/set', { body: { key: 'returnDays', value, fromDay: '2030-03-04' } });
    };
    const seven = await delivered([await whey()]);
    expect((await set(3, 1)).status).toBe(200);
    gym.setNow(new Date(noon.getTime() + minutes(2)));
    const three = await delivered([await whey()]);
    await set(7, 3);

    expect(await orderOf(seven.member, seven.orderIds[0] ?? 0)).toMatchObject({
      returnBy: '2030-03-11',
      returnDays: 7,
    });
    expect(await orderOf(three.member, three.orderIds[0] ?? 0)).toMatchObject({
      returnBy: '2030-03-07',
      returnDays: 3,
    });
    gym.setNow(startOfGymDay('2030-03-08'));
    expect(await request(three.member, three.orderIds[0] ?? 0)).toMatchObject({
      status: 409,
      body: {
        message:
          'Orders can be returned within 3 days of delivery. For this one, the last day was 7 Mar 2030.',
      },
    });
    expect((await request(seven.member, seven.orderIds[0] ?? 0)).status).toBe(201);
    expect((await newestMailTo(seven.member.email)).text).toContain('within 7 days of delivery');
    gym.setNow(noon);
  });

  it.each(['Pending', 'Transit', 'Out-For-Delivery'] as const)(
    'cannot return an order that is %s',
    async (orderStatus) => {
      const { orderId, member } = await gym.make.order({ orderStatus });

      expect(await request(member, orderId)).toMatchObject({
        status: 409,
        body: { message: 'Only a delivered order can be returned.' },
      });
    },
  );

  it('gives a reason of at most 200 characters, and requests once', async () => {
    const { orderId, member } = await gym.make.order({ orderStatus: 'Delivered' });

    expect((await request(member, orderId, '  ')).status).toBe(400);
    expect((await request(member, orderId, 'a'.repeat(201))).status).toBe(400);
    expect((await request(member, orderId)).status).toBe(201);
    expect((await request(member, orderId)).status).toBe(409);
  });

  it('sees the reason of a rejected return, and cannot request again', async () => {
    const { orderId, member } = await gym.make.order({ orderStatus: 'Delivered' });
    await request(member, orderId);
    const [asked] = await returnsOf(member);

    expect((await decide(asked?.returnId, 'refuse', { note: 'The seal is <broken>.' })).status).toBe(200);

    expect((await orderOf(member, orderId))?.return).toMatchObject({
      state: 'refused',
      note: 'The seal is <broken>.',
    });
    const mail = await newestMailTo(member.email);
    expect(mail.text).toContain("We're sorry. We can't accept the return of 1 × ");
    expect(mail.html).toContain('The seal is &lt;broken&gt;.');
    expect((await request(member, orderId)).status).toBe(409);
  });
});

describe('a requested return', () => {
  const withdraw = (by: TestUser, id: number | undefined) =>
    gym.as(by).callLoosely('returns/withdraw', { body: { id } });

  it('can be withdrawn while it is requested, is logged, and can be requested again', async () => {
    const { member, orderIds } = await delivered([await whey()]);
    const [orderId = 0] = orderIds;
    await request(member, orderId);
    const { returnId } = (await orderOf(member, orderId))?.return ?? {};

    const withdrawn = await withdraw(member, returnId);

    expect(withdrawn).toMatchObject({
      status: 200,
      body: { status: 'Return withdrawn. You keep the product.' },
    });
    expect(await orderOf(member, orderId)).toMatchObject({ return: null, returnBy: expect.any(String) });
    expect(await returnsOf(member)).toEqual([]);
    const { history } = (await admin.call('admin/getOrder', { query: { id: orderId } })).body;
    expect(history.slice(-2)).toMatchObject([
      { status: 'Return requested', by: member.email },
      { status: 'Return withdrawn', by: member.email },
    ]);
    expect((await newestMailTo(member.email)).subject).not.toContain('your return');
    expect((await request(member, orderId)).status).toBe(201);
  });

  it.each(['approve', 'refuse'] as const)(
    'cannot be withdrawn after an admin decided: %s',
    async (decision) => {
      const { member, orderIds } = await delivered([await whey()]);
      await request(member, orderIds[0] ?? 0);
      const [found] = await returnsOf(member);
      await decide(found?.returnId, decision);

      expect(await withdraw(member, found?.returnId)).toMatchObject({
        status: 409,
        body: { message: `This return is already ${decision}d.` },
      });
    },
  );

  it('cannot be undone by an admin, and leaves nothing to decide', async () => {
    const { member, orderIds } = await delivered([await whey()]);
    await request(member, orderIds[0] ?? 0);
    const [found] = await returnsOf(member);
    await withdraw(member, found?.returnId);
    const [latest] = (await admin.callLoosely('admin/getActivity', { query: { limit: 1 } })).body.content;

    expect(latest).toMatchObject({ action: 'return withdrawn', admin: member.email });
    expect((await decide(found?.returnId, 'approve')).status).toBe(404);
    expect((await admin.callLoosely('admin/undo', { body: { activityId: latest?.id } })).status).not.toBe(
      200,
    );
  });
});

describe('an admin', () => {
  it('moves a return step by step, and no step twice or too early', async () => {
    const { orderId, member } = await gym.make.order({ orderStatus: 'Delivered' });
    await request(member, orderId);
    const [asked] = await returnsOf(member);
    const id = asked?.returnId;

    expect((await decide(id, 'receive')).status).toBe(409);
    expect((await decide(id, 'refund')).status).toBe(409);
    expect((await decide(id, 'approve')).status).toBe(200);
    expect(await decide(id, 'approve')).toMatchObject({
      status: 409,
      body: { message: 'This return is already approved.' },
    });
    expect((await decide(id, 'receive')).status).toBe(200);
    expect((await decide(id, 'refuse')).status).toBe(409);
    expect((await decide(id, 'refund')).status).toBe(200);
    expect((await decide(id, 'refund')).status).toBe(409);

    const { body } = await admin.call('admin/getOrder', { query: { id: orderId } });
    expect(body.history.map(({ status }) => status)).toEqual([
      'Pending',
      'Return requested',
      'Return approved',
      'Return received',
      'Return refunded',
    ]);
  });

  it('refunds the paid amount of the line, by UPI, with a credit note and a receipt', async () => {
    const { member, orderIds } = await delivered([await whey(), await oats()], { quantity: 2 });
    const [first = 0] = orderIds;
    const utr = '412345678901';

    const refunded = await takeBack(member, first, { mode: 'upi', utr });

    expect(refunded).toMatchObject({ status: 200, body: { status: 'Return refunded' } });
    const [found] = await returnsOf(member);
    const { body: receipt } = await admin.call('payments/getReceipt', {
      query: { id: refunded.body.receiptId ?? 0 },
    });
    expect(found).toMatchObject({
      state: 'refunded',
      refundedPaise: 200_000,
      receiptNumber: receipt.receiptNumber,
    });
    expect(receipt).toMatchObject({ kind: 'refund', mode: 'upi', utr, amountPaise: -200_000, duePaise: 0 });
    const { body: note } = await gym
      .as(member)
      .call('documents/get', { query: { number: refunded.body.documentNumber ?? '' } });
    expect(note).toMatchObject({ kind: 'credit_note', totalPaise: 200_000 });
    expect(note.lines.map(({ description }) => description)).toEqual(['Raw Whey']);
    expect((await newestMailTo(member.email)).text).toContain(
      'We have refunded ₹2,000 for 2 × Raw Whey of your order',
    );
    const { body: timeline } = await gym.as(member).call('user/getTimeline', { query: {} });
    expect(timeline.content.find(({ kind }) => kind === 'payment')).toMatchObject({
      paymentKind: 'refund',
      amountPaise: -200_000,
    });
    expect(timeline.content.find(({ kind }) => kind === 'order')).toMatchObject({
      totalPaise: 62_900,
      lines: [{ returnState: 'refunded' }, { returnState: null }],
    });
  });

  it('returns the fee with the last line, and the cash-up of the day shows it', async () => {
    gym.setNow(new Date('2030-03-20T06:30:00Z'));
    const { member, orderIds } = await delivered([await whey(), await oats()]);
    const [first = 0, second = 0] = orderIds;

    await takeBack(member, first, { mode: 'cash', center: 'kormangla' });
    await takeBack(member, second, { mode: 'cash', center: 'kormangla' });

    const { body: day } = await admin.call('payments/getDay', { query: { center: 'kormangla' } });
    expect(day.totals).toEqual([{ mode: 'cash', center: 'kormangla', amountPaise: -132_900 }]);
    const { body: order } = await admin.call('admin/getOrder', { query: { id: first } });
    expect([order.goods, order.fee, order.total]).toEqual([0, 0, 0]);
    gym.setNow(noon);
  });

  it('chooses the mode of a refund; for an unpaid order there is nothing to refund, nor due', async () => {
    const paid = await delivered([await whey()]);
    const unpaid = await delivered([await whey()], { isPaid: false });

    expect(await takeBack(paid.member, paid.orderIds[0] ?? 0, {})).toMatchObject({
      status: 400,
      body: { message: 'Choose how the money is refunded' },
    });
    expect(
      (await decide((await returnsOf(paid.member))[0]?.returnId, 'refund', { mode: 'upi' })).status,
    ).toBe(400);
    const refunded = await takeBack(unpaid.member, unpaid.orderIds[0] ?? 0, {});

    expect(refunded.status).toBe(200);
    expect(refunded.body.receiptId).toBeUndefined();
    expect((await gym.as(unpaid.member).call('user/getDues')).body.duePaise).toBe(0);
  });

  it('refunds by a UTR once', async () => {
    const [one, other] = [await delivered([await whey()]), await delivered([await whey()])];
    const utr = '498765432109';
    await takeBack(one.member, one.orderIds[0] ?? 0, { mode: 'upi', utr });

    const again = await takeBack(other.member, other.orderIds[0] ?? 0, { mode: 'upi', utr });

    expect(again.status).toBe(409);
    expect((await returnsOf(other.member))[0]?.state).toBe('received');
  });

  it('records in one step a refused delivery, which then goes no further', async () => {
    const { orderId, member } = await gym.make.order({ orderStatus: 'Out-For-Delivery' });

    expect((await request(asha, orderId, 'Nobody at home, three times')).status).toBe(201);

    const moved = await admin.call('orders/update', { body: { id: orderId, status: 'Delivered' } });
    expect(moved).toMatchObject({ status: 409, body: { message: 'This order was returned.' } });
    const [found] = await returnsOf(member);
    expect(found).toMatchObject({ cause: 'refusal', state: 'refunded' });
    expect((await orderOf(member, orderId))?.return?.refundedPaise).toBe(0);
    expect((await gym.as(member).call('user/getDues')).body.duePaise).toBe(0);
  });

  it('lists returns by state and by who asks', async () => {
    const member = await gym.make.member({ name: 'Returning Rekha' });
    const { orderId } = await gym.make.order({ member, orderStatus: 'Delivered' });
    await request(member, orderId);
    const idsWith = async (query: object) =>
      (
        await admin.callLoosely('returns/getAll', { query: { q: 'Returning Rekha', ...query } })
      ).body.content.map((each) => each.orderId);

    expect(await idsWith({})).toEqual([orderId]);
    expect(await idsWith({ status: 'requested' })).toEqual([orderId]);
    expect(await idsWith({ status: 'refunded' })).toEqual([]);
    expect((await admin.callLoosely('returns/getAll', { query: { status: 'lost' } })).status).toBe(400);
  });
});

describe('the pieces of a return', () => {
  it.each([
    ['supplements', whey, 10],
    ['food', oats, 8],
  ])(
    'that are %s: of 10, 2 of them sold and back again, the right number is on hand',
    async (_, make, onHand) => {
      const product = await make();
      await admin.call('stock/count', {
        body: { productId: product.productId, onHand: 10, reason: 'Opening' },
      });
      const { member, orderIds } = await delivered([product], { quantity: 2 });
      const read = async () =>
        (await admin.callLoosely('stock/get', { query: { productId: product.productId } })).body.onHand;
      expect(await read()).toBe(8);
      await request(member, orderIds[0] ?? 0);
      const [asked] = await returnsOf(member);

      await decide(asked?.returnId, 'approve');
      expect(await read()).toBe(8);
      await decide(asked?.returnId, 'receive');

      expect(await read()).toBe(onHand);
      await decide(asked?.returnId, 'refund', { mode: 'cash' });
      expect(await read()).toBe(onHand);
    },
  );
});

describe('a returned order', () => {
  it('cannot be rated, and keeps an existing rating', async () => {
    const [unrated, rated] = [await delivered([await whey()]), await delivered([await whey()])];
    const productIdOf = async ({ member, orderIds }: typeof rated) =>
      (await orderOf(member, orderIds[0] ?? 0))?.product.productId ?? 0;
    const body = async (of: typeof rated) => ({
      rating: 5,
      orderId: of.orderIds[0] ?? 0,
      productId: await productIdOf(of),
    });
    await gym.as(rated.member).call('orders/rating', { body: await body(rated) });
    for (const { member, orderIds } of [unrated, rated]) await takeBack(member, orderIds[0] ?? 0);

    expect(await gym.as(unrated.member).call('orders/rating', { body: await body(unrated) })).toMatchObject({
      status: 409,
      body: { message: 'This order was returned.' },
    });
    expect((await orderOf(rated.member, rated.orderIds[0] ?? 0))?.rating).toBe(5);
  });
});

describe('a paid order that is cancelled', () => {
  it('waits among the returns to be refunded, and is refunded once', async () => {
    const member = await gym.make.member();
    const [oatsProduct, wheyProduct] = [await oats(), await whey()];
    const { body: placed } = await gym.as(member).call('orders/order', {
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: await gym.make.address(member),
        cartProductDetails: [oatsProduct, wheyProduct].map(({ productId }) => ({ productId, quantity: 1 })),
      },
    });
    await receive(placed.checkoutId);
    const [first = 0] = placed.orderIds;

    await gym.as(member).call('orders/cancel', { body: { id: first, reason: 'Too late' } });

    expect((await newestMailTo(member.email)).text).toContain("We'll refund the ₹300 you paid for it.");
    const [found] = await returnsOf(member);
    expect(found).toMatchObject({
      cause: 'cancellation',
      state: 'received',
      refundPaise: 30_000,
      reason: 'Too late',
    });
    expect((await decide(found?.returnId, 'refund', { mode: 'card' })).status).toBe(200);
    expect((await decide(found?.returnId, 'refund', { mode: 'card' })).status).toBe(409);
    expect((await orderOf(member, first))?.return).toMatchObject({
      state: 'refunded',
      refundedPaise: 30_000,
    });
  });

  it('is among the returns only when it was paid', async () => {
    const { orderId, member } = await gym.make.order();

    await gym.as(member).call('orders/cancel', { body: { id: orderId } });

    expect(await returnsOf(member)).toEqual([]);
  });
});

it('sales, pieces sold and dues exclude returned orders', async () => {
  const own = await startTestGym({ today: '2030-03-04' });
  const owner = own.as(await own.make.admin());
  const product = await own.make.product({ price: 100, discount: 0 });
  const orders = [];
  for (let i = 0; i < 4; i++)
    orders.push(await own.make.order({ product, quantity: 2, orderStatus: 'Delivered' }));
  const read = async () => {
    const { todaySales, totalSales, salesByDay, ordersByStatus, products } = (
      await owner.call('admin/getDashData')
    ).body;
    return [todaySales, totalSales, salesByDay.at(-1), ordersByStatus.at(-1)?.count, products[0]?.buyCounts];
  };
  expect(await read()).toEqual([800, 800, { day: '2030-03-04', sales: 800, orders: 4 }, 4, 8]);

  for (const { orderId, member } of orders.slice(0, 2)) {
    await own.as(member).call('returns/request', { body: { orderId, reason: 'Unopened' } });
    const { body } = await owner.call('returns/getAll', { query: { q: member.email } });
    for (const decision of ['approve', 'receive', 'refund'] as const)
      await owner.call('returns/decide', { body: { id: body.content[0]?.returnId ?? 0, decision } });
  }

  expect(await read()).toEqual([400, 400, { day: '2030-03-04', sales: 400, orders: 2 }, 2, 4]);
  expect(await listKeptTotals(own.db)).toEqual(await listRecountedTotals(own.db));
});
