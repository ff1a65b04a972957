import { nextOrderStatus, orderStatuses } from '@namma/contract/orders/rules';
import { RATING_CHANGE_TAKEN_SECONDS } from '@namma/contract/reviews/rules';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestProduct } from '../../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = await gym.make.admin();

describe('a member’s orders', () => {
  it('are listed newest first, and visible only to the member', async () => {
    const [member, other] = [await gym.make.member(), await gym.make.member()];
    const first = await gym.make.order({ member, quantity: 2 });
    await gym.make.order({ member: other });
    const second = await gym.make.order({ member, orderStatus: 'Delivered', rating: 4 });

    const { body } = await gym.as(member).call('orders/getOrders');

    expect(body).toMatchObject([
      { orderId: second.orderId, orderStatus: 'Delivered', rating: 4 },
      { orderId: first.orderId, orderStatus: 'Pending', rating: 0, quantity: 2 },
    ]);
  });

  it('are empty at first', async () => {
    expect((await gym.as(await gym.make.member()).call('orders/getOrders')).body).toEqual([]);
  });
});

describe('moving an order', () => {
  it('goes step by step to Delivered', async () => {
    const { orderId, member } = await gym.make.order();

    for (const status of orderStatuses.slice(1)) {
      const moved = await gym.as(admin).call('orders/update', { body: { id: orderId, status } });
      expect(moved).toMatchObject({ status: 200, body: { status: `Order moved to ${status}` } });
      expect((await gym.as(member).call('orders/getOrders')).body).toMatchObject([{ orderStatus: status }]);
    }
  });

  const wrongMoves = orderStatuses.flatMap((from, i) =>
    orderStatuses.filter((_, j) => j !== i + 1).map((to) => ({ from, to })),
  );
  it.each(wrongMoves)('never goes from $from to $to', async ({ from, to }) => {
    const { orderId, member } = await gym.make.order({ orderStatus: from });

    const answer = await gym.as(admin).call('orders/update', { body: { id: orderId, status: to } });

    expect(answer).toMatchObject({
      status: 409,
      body: {
        message:
          from === 'Delivered'
            ? 'The status of this order is now Delivered, which is final.'
            : `The status of this order is now ${from}. Its next step is ${nextOrderStatus(from)}.`,
      },
    });
    expect((await gym.as(member).call('orders/getOrders')).body).toMatchObject([{ orderStatus: from }]);
  });

  it('is refused for an unknown order', async () => {
    for (const status of ['Pending', 'Transit'] as const) {
      const answer = await gym.as(admin).call('orders/update', { body: { id: 999_999, status } });
      expect(answer).toMatchObject({ status: 404, body: { message: 'Order not found.' } });
    }
  });

  it('is refused to an unknown status', async () => {
    const { orderId } = await gym.make.order();

    const answer = await gym
      .as(admin)
      .callLoosely('orders/update', { body: { id: orderId, status: 'Lost' } });

    expect(answer.status).toBe(400);
  });
});

describe('rating a delivered order', () => {
  const ratingOf = async ({ productId }: TestProduct) =>
    (await gym.guest().call('product/get', { query: { id: productId } })).body.rating;

  it('keeps the stars and adds them to the product’s mean', async () => {
    const product = await gym.make.product({ ratingSum: 9, ratingCount: 2 });
    const { member, orderId } = await gym.make.order({ product, orderStatus: 'Delivered' });

    const rated = await gym
      .as(member)
      .call('orders/rating', { body: { rating: 4, productId: product.productId } });

    expect(rated).toMatchObject({ status: 200, body: { status: 'Thank you for rating' } });
    expect((await gym.as(member).call('orders/getOrders')).body).toMatchObject([{ orderId, rating: 4 }]);
    expect(await ratingOf(product)).toBe(4.3);
  });

  it('can be done once', async () => {
    const { member, product } = await gym.make.order({ orderStatus: 'Delivered' });
    const rate = (rating: number) =>
      gym.as(member).call('orders/rating', { body: { rating, productId: product.productId } });

    await rate(5);
    const again = await rate(1);

    expect(again).toMatchObject({ status: 409, body: { message: 'Rating already submitted' } });
    expect(await ratingOf(product)).toBe(5);
  });

  it('sums concurrent ratings of many members', async () => {
    const product = await gym.make.product();
    const orders = await Promise.all(
      [5, 4, 4, 3, 1].map(async (rating) => ({
        rating,
        ...(await gym.make.order({ product, orderStatus: 'Delivered' })),
      })),
    );

    await Promise.all(
      orders.map(({ member, rating }) =>
        gym.as(member).call('orders/rating', { body: { rating, productId: product.productId } }),
      ),
    );

    expect(await ratingOf(product)).toBe(3.4);
  });

  it('rates the oldest unrated order, or the given one', async () => {
    const [member, product] = [await gym.make.member(), await gym.make.product()];
    const make = async () => (await gym.make.order({ member, product, orderStatus: 'Delivered' })).orderId;
    const [first, second, third] = [await make(), await make(), await make()];
    const rate = (rating: number, orderId?: number) =>
      gym.as(member).call('orders/rating', { body: { rating, productId: product.productId, orderId } });

    await rate(3, third);
    await rate(1);
    await rate(2);

    expect((await gym.as(member).call('orders/getOrders')).body).toMatchObject([
      { orderId: third, rating: 3 },
      { orderId: second, rating: 2 },
      { orderId: first, rating: 1 },
    ]);
  });

  it.each(['Pending', 'Transit', 'Out-For-Delivery'] as const)(
    'is refused while it is %s',
    async (orderStatus) => {
      const { member, product, orderId } = await gym.make.order({ orderStatus });

      for (const named of [undefined, orderId]) {
        const answer = await gym
          .as(member)
          .call('orders/rating', { body: { rating: 5, productId: product.productId, orderId: named } });
        expect(answer).toMatchObject({
          status: 409,
          body: { message: 'Only delivered orders can be rated' },
        });
      }
      expect(await ratingOf(product)).toBe(0);
    },
  );

  it('is refused for a product that the member never ordered', async () => {
    const member = await gym.make.member();
    const { product } = await gym.make.order({ orderStatus: 'Delivered' });

    const answer = await gym
      .as(member)
      .call('orders/rating', { body: { rating: 1, productId: product.productId } });

    expect(answer).toMatchObject({ status: 404, body: { message: 'Order not found.' } });
    expect(await ratingOf(product)).toBe(0);
  });

  it('is refused for another member’s order, an unknown one, and one of another product', async () => {
    const own = await gym.make.order({ orderStatus: 'Delivered' });
    const others = await gym.make.order({ orderStatus: 'Delivered', product: own.product });
    const elsewhere = await gym.make.order({ orderStatus: 'Delivered', member: own.member });
    const rate = async (orderId: number) => {
      const body = { rating: 1, productId: own.product.productId, orderId };
      return (await gym.as(own.member).call('orders/rating', { body })).status;
    };

    expect([await rate(others.orderId), await rate(999_999), await rate(elsewhere.orderId)]).toEqual([
      403, 404, 404,
    ]);
    expect(await ratingOf(own.product)).toBe(0);
  });

  it.each([0, 6, 2.5, '5', null])('is refused with %j stars', async (rating) => {
    const { member, product } = await gym.make.order({ orderStatus: 'Delivered' });

    const answer = await gym
      .as(member)
      .callLoosely('orders/rating', { body: { rating, productId: product.productId } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path: 'rating' }]);
  });
});

describe('all orders', () => {
  const list = async (query: { page?: number; limit?: number; status?: string; q?: string }) =>
    (await gym.as(admin).callLoosely('orders/getAllOrders', { query })).body;
  const idsOf = ({ content }: { content: { orderId: number }[] }) => content.map((order) => order.orderId);

  it('have pages, newest first, and are empty beyond the end', async () => {
    const member = await gym.make.member({ name: 'Pagination Devi' });
    const made: number[] = [];
    for (let i = 0; i < 23; i++) made.push((await gym.make.order({ member })).orderId);

    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await list({ q: 'Pagination Devi', page }));

    expect(pages.map((page) => page.content.length)).toEqual([10, 10, 3, 0]);
    expect(pages.map((page) => page.totalPages)).toEqual([3, 3, 3, 3]);
    expect(pages.flatMap(idsOf)).toEqual(made.toReversed());
  });

  it('can be filtered by status', async () => {
    const member = await gym.make.member({ name: 'Statuswise Kumar' });
    const pending = await gym.make.order({ member });
    const delivered = await gym.make.order({ member, orderStatus: 'Delivered' });

    expect(idsOf(await list({ q: 'Statuswise', status: 'Delivered' }))).toEqual([delivered.orderId]);
    expect(idsOf(await list({ q: 'Statuswise', status: 'Pending' }))).toEqual([pending.orderId]);
    expect(await list({ q: 'Statuswise', status: 'Transit' })).toMatchObject({ content: [], totalPages: 0 });
  });

  it('are found by part of name, email, phone or product, and by id', async () => {
    const member = await gym.make.member({
      name: 'Chandrashekhar',
      email: 'findme@mail.example',
      phone: '9123450067',
    });
    const product = await gym.make.product({ name: 'Quinoa Puffs' });
    const { orderId } = await gym.make.order({ member, product });

    for (const q of ['drashEK', 'FINDME@mail', '23450067', 'noa puf']) {
      expect(idsOf(await list({ q })), q).toEqual([orderId]);
    }
    expect(idsOf(await list({ q: String(orderId), limit: 100 }))).toContain(orderId);
  });

  it.each(['%', '_', '\\', "'", '%%', '99999999999999999999'])('are not all found by %j', async (q) => {
    await gym.make.order();

    expect(await list({ q })).toMatchObject({ content: [], totalPages: 0 });
  });

  it('are found by a name with a percent sign', async () => {
    const product = await gym.make.product({ name: 'Dark 85% Cocoa_Bar' });
    const { orderId } = await gym.make.order({ product });

    expect(idsOf(await list({ q: '85%' }))).toEqual([orderId]);
    expect(idsOf(await list({ q: 'cocoa_b' }))).toEqual([orderId]);
  });

  it.each([
    [{ status: 'Lost' }, 'status'],
    [{ page: 0 }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ q: 'x'.repeat(101) }, 'q'],
    [{ q: 'x\u0000y' }, 'q'],
  ])('are refused for %j', async (query, path) => {
    const answer = await gym.as(admin).callLoosely('orders/getAllOrders', { query });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path }]);
  });
});

describe('given stars', () => {
  const rated = async (stars = 2) => {
    const { member, product, orderId } = await gym.make.order({ orderStatus: 'Delivered' });
    const { productId } = product;
    await gym.as(member).call('orders/rating', { body: { rating: stars, productId, orderId } });
    const change = (rating: number) =>
      gym.as(member).call('orders/changeRating', { body: { orderId, rating } });
    const write = (review = 'Mixes well, not too sweet.') =>
      gym.as(member).call('orders/review', { body: { orderId, review } });
    const own = async () => (await gym.as(member).call('orders/getOrders')).body[0];
    const shown = async () => (await gym.guest().call('product/get', { query: { id: productId } })).body;
    return { member, orderId, productId, change, write, own, shown };
  };

  it('can be changed for a short time, and count as one rating', async () => {
    const { change, own, shown } = await rated();

    expect(await change(5)).toMatchObject({ status: 200, body: { status: 'Rating changed' } });

    expect((await own())?.rating).toBe(5);
    expect(await shown()).toMatchObject({ rating: 5, ratingCount: 1 });
  });

  it('are final after that, and through the first call at any time', async () => {
    const { member, orderId, productId, change, shown } = await rated();
    const again = await gym.as(member).call('orders/rating', { body: { rating: 5, productId, orderId } });

    const before = gym.now();
    gym.setNow(new Date(before.getTime() + (RATING_CHANGE_TAKEN_SECONDS + 1) * 1_000));
    const late = await change(5);
    gym.setNow(before);

    for (const answer of [again, late])
      expect(answer).toMatchObject({ status: 409, body: { message: 'Rating already submitted' } });
    expect((await shown()).rating).toBe(2);
  });

  it('allow a review later, once; the stars stay as reviewed', async () => {
    const { productId, change, write, own } = await rated(4);
    expect((await own())?.isReviewed).toBe(false);

    expect(await write()).toMatchObject({ status: 200, body: { status: 'Thank you for your review' } });

    expect((await own())?.isReviewed).toBe(true);
    const { content } = (await gym.guest().call('reviews/get', { query: { id: productId } })).body;
    expect(content).toMatchObject([{ stars: 4, text: 'Mixes well, not too sweet.' }]);
    for (const answer of [await write(), await change(1)])
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'You have already reviewed this order.' },
      });
  });

  it('come before a review, which has 10 characters at least', async () => {
    const { orderId, member } = await gym.make.order({ orderStatus: 'Delivered' });
    const write = (review: string) => gym.as(member).call('orders/review', { body: { orderId, review } });

    expect((await write('Too short')).status).toBe(400);
    expect(await write('Mixes well, not too sweet.')).toMatchObject({
      status: 409,
      body: { message: 'Rate the product before you write a review.' },
    });
  });
});
