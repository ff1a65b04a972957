import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const asha = await gym.make.admin();
const admin = gym.as(asha);

const read = async (id: number, before?: number) =>
  (await gym.guest().call('reviews/get', { query: { id, ...(before === undefined ? {} : { before }) } }))
    .body;
const hide = (id: number, reason = 'Rude words') =>
  admin.callLoosely('reviews/hide', { body: { id, reason } });

async function rateWith(review: unknown) {
  const { orderId, member, product } = await gym.make.order({ orderStatus: 'Delivered' });
  const answer = await gym
    .as(member)
    .callLoosely('orders/rating', { body: { rating: 4, productId: product.productId, orderId, review } });
  return { ...answer, ...product, orderId, member };
}

describe('a rating', () => {
  it('may include a review, which is public with the first name and the month', async () => {
    const member = await gym.make.member({ name: '  Meera Nair Iyer' });
    const { orderId, product } = await gym.make.order({ member, orderStatus: 'Delivered' });
    const text = 'Mixes well.\nNot <b>too</b> sweet & "fresh".';

    await gym.as(member).call('orders/rating', {
      body: { rating: 5, productId: product.productId, orderId, review: ` ${text} ` },
    });

    const { content, next } = await read(product.productId);
    expect(next).toBeNull();
    expect(content).toEqual([
      { reviewId: expect.any(Number), stars: 5, text, name: 'Meera', month: '2030-03' },
    ]);
    const { body: shown } = await gym.guest().call('product/get', { query: { id: product.productId } });
    expect(shown.rating).toBe(5);
  });

  it('needs no review', async () => {
    const { status, productId } = await rateWith(undefined);

    expect(status).toBe(200);
    expect((await read(productId)).content).toEqual([]);
  });

  it.each([
    ['9 characters', 'a'.repeat(9), 400],
    ['5 characters of two units each', '💪'.repeat(5), 400],
    ['10 characters', 'a'.repeat(10), 200],
    ['10 of them', '💪'.repeat(10), 200],
    ['500 characters', 'a'.repeat(500), 200],
    ['501 characters', 'a'.repeat(501), 400],
    ['spaces', ' '.repeat(20), 400],
    ['a control character', `${'a'.repeat(20)}\u0007`, 400],
    ['a number', 12345678910, 400],
  ])('with a review of %s answers %#', async (_, review, status) => {
    expect((await rateWith(review)).status).toBe(status);
  });

  it('that is refused stores no review', async () => {
    const { orderId, member, product } = await gym.make.order();

    const { status } = await gym.as(member).call('orders/rating', {
      body: { rating: 4, productId: product.productId, orderId, review: 'It has not even arrived.' },
    });

    expect(status).toBe(409);
    expect((await read(product.productId)).content).toEqual([]);
  });
});

describe('the reviews of a product', () => {
  it('have pages, newest first, each once', async () => {
    const product = await gym.make.product();
    const ids: number[] = [];
    for (let n = 0; n < 7; n++) ids.unshift((await gym.make.review({ product })).id);
    await gym.make.review();

    const first = await read(product.productId);
    const rest = await read(product.productId, first.next ?? 0);

    expect([first.content.length, rest.content.length, rest.next]).toEqual([5, 2, null]);
    expect([...first.content, ...rest.content].map(({ reviewId }) => reviewId)).toEqual(ids);
  });

  it('are updated at once: when one is added, hidden, shown again, and when its member is renamed', async () => {
    const { id, member, product } = await gym.make.review({
      member: await gym.make.member({ name: 'Ravi Rao' }),
    });
    const names = async () => (await read(product.productId)).content.map(({ name }) => name);
    expect(await names()).toEqual(['Ravi']);

    await hide(id);
    expect(await names()).toEqual([]);
    await admin.call('reviews/show', { body: { id } });
    expect(await names()).toEqual(['Ravi']);
    await gym
      .as(member)
      .call('user/update', { body: { name: 'Rani', phone: '9876543210', DOB: '1990-05-17' } });
    expect(await names()).toEqual(['Rani']);

    const second = await gym.make.order({ product, orderStatus: 'Delivered' });
    await gym.as(second.member).call('orders/rating', {
      body: { rating: 2, productId: product.productId, orderId: second.orderId, review: 'Too sweet for me.' },
    });
    expect(await names()).toEqual(['Member', 'Rani']);
  });
});

describe('an admin', () => {
  it('hides a review with a reason, which is logged; its stars still count', async () => {
    const { id, orderId, product, member } = await gym.make.review({
      product: await gym.make.product({ ratingSum: 4, ratingCount: 1 }),
    });

    expect((await hide(id, '  ')).status).toBe(400);
    expect(await hide(id)).toMatchObject({ status: 200, body: { status: 'Review hidden' } });
    expect(await hide(id)).toMatchObject({
      status: 409,
      body: { message: 'This review is already hidden.' },
    });

    expect((await gym.guest().call('product/get', { query: { id: product.productId } })).body.rating).toBe(4);
    const { content } = (
      await admin.callLoosely('admin/getActivity', { query: { action: 'review hidden', subjectId: orderId } })
    ).body;
    expect(content).toMatchObject([
      {
        admin: asha.email,
        subject: `${product.name} for ${member.name}`,
        before: { hidden: false },
        after: { hidden: true, reason: 'Rude words' },
      },
    ]);
  });

  it('finds reviews by their members, and by hidden ones', async () => {
    const { id } = await gym.make.review({ member: await gym.make.member({ name: 'Reviewing Rekha' }) });
    const find = async (query: object = {}) =>
      (await admin.callLoosely('reviews/getAll', { query: { q: 'Reviewing Rekha', ...query } })).body.content;

    expect(await find()).toMatchObject([{ reviewId: id, state: 'shown', reason: null }]);
    await hide(id);
    expect(await find({ status: 'hidden' })).toMatchObject([{ reviewId: id, reason: 'Rude words' }]);
    expect(await find({ status: 'shown' })).toEqual([]);
  });

  it('cannot show a review that is shown', async () => {
    const { id } = await gym.make.review();

    expect((await admin.call('reviews/show', { body: { id } })).status).toBe(409);
  });
});
