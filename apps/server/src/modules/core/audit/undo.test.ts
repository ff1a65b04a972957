import { seconds } from '@namma/contract/days/dates';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const asha = gym.as(await gym.make.admin());
const ravi = gym.as(await gym.make.admin());
type Admin = typeof asha;

const undo = (by: Admin, activityId: number | undefined) =>
  by.callLoosely('admin/undo', { body: { activityId } });
const move = async (by: Admin, id: number, status: 'Transit' | 'Out-For-Delivery' | 'Delivered') => {
  const { body } = await by.call('orders/update', { body: { id, status } });
  return body.activityId;
};
const orderStatusOf = async (id: number) =>
  (await asha.call('admin/getOrder', { query: { id } })).body.lines.find((line) => line.orderId === id)
    ?.orderStatus;
const find = async (productId: number) =>
  (await gym.guest().call('product/get', { query: { id: productId } })).body;
const latest = async () =>
  (await asha.callLoosely('admin/getActivity', { query: { limit: 1 } })).body.content[0];

const pay = async (id: number) =>
  (await asha.call('membership/update', { body: { id, status: 'payed' } })).body.activityId;
const answer = async (id: number) =>
  (await asha.call('contact/update', { body: { id, status: 'Answered' } })).body.activityId;

describe('an admin who undoes a step within ten seconds', () => {
  it.each([
    ['Pending', 'Transit'],
    ['Transit', 'Out-For-Delivery'],
    ['Out-For-Delivery', 'Delivered'],
  ] as const)('moves the order back at %s', async (from, to) => {
    const { orderId } = await gym.make.order({ orderStatus: from });
    const activityId = await move(asha, orderId, to);

    const undone = await undo(asha, activityId);

    expect(undone).toMatchObject({
      status: 200,
      body: { status: 'Change undone', done: [orderId], left: [] },
    });
    expect(await orderStatusOf(orderId)).toBe(from);
    expect(await latest()).toMatchObject({
      action: 'change undone',
      subjectType: 'order',
      subjectId: orderId,
      before: { status: to },
      after: { status: from },
    });
    expect(await move(ravi, orderId, to), 'and it can be moved anew').toBeGreaterThan(activityId ?? 0);
  });

  it('makes the membership pending and the query unanswered again', async () => {
    const { membershipId, member } = await gym.make.membership();
    const enquiryId = await gym.make.enquiry({ name: 'Undone Uma' });
    const [paid, answered] = [await pay(membershipId), await answer(enquiryId)];

    expect((await undo(asha, paid)).status).toBe(200);
    expect((await undo(asha, answered)).status).toBe(200);

    const [membership] = (await gym.as(member).call('membership/getMemberships')).body;
    expect(membership?.payment_status).toBe('pending');
    const { content } = (await asha.call('contact/getAll', { query: { q: 'Undone Uma' } })).body;
    expect(content.map(({ status }) => status)).toEqual(['unanswered']);
  });

  it('restores a changed product and keeps the sales since', async () => {
    const { productId } = await gym.make.product({ name: 'Oats', price: 99.5, discount: 12.5 });
    const before = await find(productId);
    const changed = await asha.call('product/update', {
      body: { productId, name: 'Oat Flakes', price: 120, discount: 0, available: 0 },
    });
    await gym.db.updateTable('products').set({ buy_counts: 5 }).where('id', '=', productId).execute();

    expect((await undo(asha, changed.body.activityId)).status).toBe(200);

    expect(await find(productId)).toEqual({ ...before, buyCounts: 5, version: before.version + 2 });
  });

  it('restores a deleted product to the shop and its searches', async () => {
    const { productId } = await gym.make.product({ name: 'Quillaja Tonic' });
    const deleted = await asha.call('product/delete', { query: { id: productId } });
    const search = async () =>
      (await gym.guest().call('product/getAll', { query: { category: 'quillaja' } })).body.content;
    expect(await search()).toEqual([]);

    expect((await undo(asha, deleted.body.activityId)).status).toBe(200);

    expect((await search()).map((product) => product.productId)).toEqual([productId]);
  });

  it('undoes a step of many rows except those changed since, which are listed', async () => {
    const ids = [];
    for (let i = 0; i < 4; i++) ids.push((await gym.make.order()).orderId);
    const [first = 0, second = 0, ...others] = ids;
    const moves = ids.map((id) => ({ id, status: 'Transit' as const }));
    const { body } = await asha.call('orders/updateMany', { body: { moves } });
    await move(ravi, second, 'Out-For-Delivery');

    const undone = await undo(asha, body.activityId);

    expect(undone.body).toEqual({
      status: '3 changes undone, 1 skipped',
      done: [first, ...others],
      left: [{ id: second, reason: 'It has changed again since then, so it stays as it is.' }],
    });
    expect(await Promise.all(ids.map(orderStatusOf))).toEqual([
      'Pending',
      'Out-For-Delivery',
      'Pending',
      'Pending',
    ]);
    expect((await undo(asha, body.activityId)).status).toBe(409);
  });

  it('undoes several steps, the last one first', async () => {
    const { orderId } = await gym.make.order();
    const first = await move(asha, orderId, 'Transit');
    const second = await move(asha, orderId, 'Out-For-Delivery');

    expect((await undo(asha, first)).status).toBe(409);
    expect((await undo(asha, second)).status).toBe(200);
    expect((await undo(asha, first)).status).toBe(200);

    expect(await orderStatusOf(orderId)).toBe('Pending');
  });
});

describe('an undo is refused', () => {
  it('after eleven seconds, and accepted after ten', async () => {
    const start = gym.now();
    const [early, late] = [await gym.make.membership(), await gym.make.membership()];
    const [inTime, tooLate] = [await pay(early.membershipId), await pay(late.membershipId)];

    gym.setNow(new Date(start.getTime() + seconds(10)));
    const taken = await undo(asha, inTime);
    gym.setNow(new Date(start.getTime() + seconds(11)));
    const refused = await undo(asha, tooLate);
    gym.setNow(start);

    expect(taken.status).toBe(200);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'It is too late: a change can be undone for 10 seconds.' },
    });
  });

  it('from before a change of role, also when the clock was set back since', async () => {
    const noon = gym.now();
    onTestFinished(() => gym.setNow(noon));
    const owner = gym.as(await gym.make.admin());
    const kavya = await gym.make.staff({ preset: 'shop' });
    const change = { userId: kavya.userId, preset: 'manager' } as const;
    const { orderId } = await gym.make.order();
    const before = await move(gym.as(kavya), orderId, 'Transit');
    await owner.call('staff/change', { body: change });
    gym.setNow(new Date(noon.getTime() - seconds(3_600)));

    const after = await move(gym.as(kavya), orderId, 'Out-For-Delivery');

    expect((await undo(gym.as(kavya), after)).status).toBe(200);
    expect(await undo(gym.as(kavya), before)).toMatchObject({ status: 403, body: { code: 'notInRole' } });
  });

  it('to another admin', async () => {
    const { orderId } = await gym.make.order();
    const activityId = await move(asha, orderId, 'Transit');

    expect(await undo(ravi, activityId)).toMatchObject({
      status: 403,
      body: { message: 'Only the admin who made this change can undo it.' },
    });
    expect(await orderStatusOf(orderId)).toBe('Transit');
  });

  it('a second time', async () => {
    const { orderId } = await gym.make.order();
    const activityId = await move(asha, orderId, 'Transit');
    await undo(asha, activityId);

    expect(await undo(asha, activityId)).toMatchObject({
      status: 409,
      body: { message: 'This change was already undone.' },
    });
  });

  it('for an order that its member has rated meanwhile', async () => {
    const { orderId, member, product } = await gym.make.order({ orderStatus: 'Out-For-Delivery' });
    const activityId = await move(asha, orderId, 'Delivered');
    await gym
      .as(member)
      .call('orders/rating', { body: { rating: 4, productId: product.productId, orderId } });

    expect(await undo(asha, activityId)).toMatchObject({
      status: 409,
      body: { message: 'This order has been rated since, so it stays Delivered.' },
    });
  });

  it('for a product that another admin has changed meanwhile, even back and forth', async () => {
    const { productId } = await gym.make.product({ price: 100 });
    const { body } = await asha.call('product/update', { body: { productId, price: 120 } });
    await ravi.call('product/update', { body: { productId, price: 150 } });
    await ravi.call('product/update', { body: { productId, price: 120 } });

    expect((await undo(asha, body.activityId)).status).toBe(409);
    expect((await find(productId)).price).toBe(120);
  });

  it('for actions without undo: an addition, an undo, a row of a step of many', async () => {
    const added = await asha.call('product/add', {
      body: {
        name: 'Ragi Bar',
        category: 'fitfood',
        description: 'Finger millet and jaggery.',
        price: 99,
        discount: 0,
        image: '/images/ragi.webp',
      },
    });
    expect(added.status).toBe(201);
    expect((await undo(asha, (await latest())?.id)).status).toBe(409);

    const { orderId } = await gym.make.order();
    await undo(asha, await move(asha, orderId, 'Transit'));
    expect((await undo(asha, (await latest())?.id)).status).toBe(409);

    const ids = [(await gym.make.membership()).membershipId, (await gym.make.membership()).membershipId];
    const { body } = await asha.call('membership/updateMany', { body: { ids } });
    expect((await undo(asha, (body.activityId ?? 0) + 1)).status).toBe(404);
  });
});

describe('a step that can be undone', () => {
  it('is identified by every response that changed something, and by no other', async () => {
    const { productId } = await gym.make.product({ name: 'Same' });
    const unchanged = await asha.call('product/update', { body: { productId, name: 'Same' } });
    const paid = await gym.make.membership({ paymentStatus: 'payed' });
    const none = await asha.call('membership/updateMany', { body: { ids: [paid.membershipId] } });
    const some = await asha.call('contact/updateMany', { body: { ids: [await gym.make.enquiry()] } });

    expect(unchanged.body).not.toHaveProperty('activityId');
    expect(none.body).not.toHaveProperty('activityId');
    expect(some.body.activityId).toBe((await latest())?.id);
  });
});

it('counts of orders, memberships, queries and sales are right after any steps and undos', async () => {
  const orders = await Promise.all([1, 2, 3].map(async () => (await gym.make.order()).orderId));
  const memberships = await Promise.all([1, 2].map(async () => (await gym.make.membership()).membershipId));
  const enquiries = await Promise.all([1, 2].map(() => gym.make.enquiry()));
  const products = await Promise.all([1, 2].map(async () => (await gym.make.product()).productId));
  const next = { Pending: 'Transit', Transit: 'Out-For-Delivery', 'Out-For-Delivery': 'Delivered' } as const;
  const steps: (number | undefined)[] = [];
  const one = <T>(all: readonly T[], n: number) => all[n % all.length] as T;
  const doings: ((n: number) => Promise<unknown>)[] = [
    async (n) => {
      const id = one(orders, n);
      const status = next[((await orderStatusOf(id)) ?? 'Delivered') as keyof typeof next];
      if (status) steps.push(await move(asha, id, status));
    },
    async () => {
      const moves = [];
      for (const id of orders) {
        const status = next[((await orderStatusOf(id)) ?? 'Delivered') as keyof typeof next];
        if (status) moves.push({ id, status });
      }
      if (moves.length === 0) return;
      steps.push((await asha.call('orders/updateMany', { body: { moves } })).body.activityId);
    },
    async (n) => steps.push(await pay(one(memberships, n))),
    async (n) => steps.push(await answer(one(enquiries, n))),
    async (n) => {
      const body = { productId: one(products, n), price: n + 1, name: `Whey ${n}` };
      steps.push((await asha.call('product/update', { body })).body.activityId);
    },
    async (n) => {
      const query = { id: one(products, n) };
      steps.push((await asha.call('product/delete', { query })).body.activityId);
    },
    async (n) => steps.length > 0 && undo(asha, one(steps, n)),
    async () => steps.length > 0 && undo(asha, steps.at(-1)),
    async () => Promise.all([undo(asha, steps.at(-1)), undo(asha, steps.at(-2)), undo(asha, steps.at(-1))]),
  ];

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: doings.length - 1 }), fc.nat({ max: 40 })), {
        minLength: 4,
        maxLength: 14,
      }),
      async (acts) => {
        for (const [what, n] of acts) await doings[what]?.(n);

        expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
      },
    ),
    { numRuns: 12 },
  );
});
