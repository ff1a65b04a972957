import { product } from '@namma/contract/catalogue/schemas';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';

const gym = await startTestGym();
const cartOf = async (member: TestUser) => (await gym.as(member).call('cart/cartDetails')).body;

describe('a cart', () => {
  it('is empty at first', async () => {
    expect(await cartOf(await gym.make.member())).toEqual([]);
  });

  it('shows its lines in the order they were added, with the products as the shop shows them', async () => {
    const member = await gym.make.member();
    const [oats, whey] = [await gym.make.product(), await gym.make.product()];
    for (const { productId } of [whey, oats]) await gym.as(member).call('cart/add', { body: { productId } });

    const lines = await cartOf(member);

    expect(lines).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
    for (const [i, { productId }] of [whey, oats].entries()) {
      const { body } = await gym.guest().call('product/get', { query: { id: productId } });
      // Without the fields that only product/get returns.
      expect(lines[i]?.product).toEqual(product.parse(body));
    }
  });

  it('is private to its member', async () => {
    const [member, other] = [await gym.make.member(), await gym.make.member()];
    await gym.make.cartLine(member);

    expect(await cartOf(other)).toEqual([]);
  });

  it('keeps a sold-out or deleted product as unavailable', async () => {
    const member = await gym.make.member();
    const [soldOut, deleted] = [await gym.make.product({ isAvailable: false }), await gym.make.product()];
    await gym.make.cartLine(member, soldOut);
    await gym.make.cartLine(member, deleted);
    await gym.as(await gym.make.admin()).call('product/delete', { query: { id: deleted.productId } });

    expect(await cartOf(member)).toMatchObject([
      { product: { available: 0 } },
      { product: { available: 0 } },
    ]);
  });
});

describe('adding to the cart', () => {
  it('puts in one piece, and one more each time', async () => {
    const member = await gym.make.member();
    const { productId } = await gym.make.product();
    const add = () => gym.as(member).call('cart/add', { body: { productId, userId: member.userId } });

    const first = await add();
    await add();

    expect(first).toMatchObject({ status: 201, body: { status: 'Added to cart' } });
    expect(await cartOf(member)).toMatchObject([{ quantity: 2, product: { productId } }]);
  });

  it('adds the requested pieces, on top of the existing ones', async () => {
    const member = await gym.make.member();
    const { productId } = await gym.make.product();
    const add = (quantity: number) => gym.as(member).call('cart/add', { body: { productId, quantity } });

    const answers = [await add(12), await add(3)];

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await cartOf(member)).toMatchObject([{ quantity: 15, product: { productId } }]);
  });

  it.each([0, -1, 1.5, 1_000_001, '2', null])(
    'refuses %j pieces and explains the limits',
    async (quantity) => {
      const member = await gym.make.member();
      const { productId } = await gym.make.product();

      const answer = await gym.as(member).callLoosely('cart/add', { body: { productId, quantity } });

      expect(answer).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'quantity', message: 'Enter a whole number from 1 to 10,00,000' }] },
      });
      expect(await cartOf(member)).toEqual([]);
    },
  );

  it('is limited to a million pieces', async () => {
    const member = await gym.make.member();
    const product = await gym.make.product();
    await gym.make.cartLine(member, product, 1_000_000);

    const answer = await gym.as(member).call('cart/add', { body: { productId: product.productId } });

    expect(answer.status).toBe(201);
    expect(await cartOf(member)).toMatchObject([{ quantity: 1_000_000 }]);
  });

  it('refuses sold-out products, by name', async () => {
    const member = await gym.make.member();
    const { productId, name } = await gym.make.product({ isAvailable: false });

    const answer = await gym.as(member).call('cart/add', { body: { productId } });

    expect(answer).toMatchObject({ status: 409, body: { message: `${name}: Product Out-Off Stock` } });
    expect(await cartOf(member)).toEqual([]);
  });

  it('adds no piece to a line whose product has sold out meanwhile', async () => {
    const member = await gym.make.member();
    const product = await gym.make.product({ isAvailable: false });
    await gym.make.cartLine(member, product, 2);

    const answer = await gym.as(member).call('cart/add', { body: { productId: product.productId } });

    expect(answer.status).toBe(409);
    expect(await cartOf(member)).toMatchObject([{ quantity: 2 }]);
  });

  it('refuses unknown and deleted products', async () => {
    const member = await gym.make.member();
    const { productId } = await gym.make.product();
    await gym.as(await gym.make.admin()).call('product/delete', { query: { id: productId } });

    for (const id of [productId, 999_999]) {
      const answer = await gym.as(member).call('cart/add', { body: { productId: id } });
      expect(answer).toMatchObject({ status: 404, body: { message: 'This product is not in our shop.' } });
    }
  });

  it("cannot use another member's cart", async () => {
    const [member, other] = [await gym.make.member(), await gym.make.member()];
    const { productId } = await gym.make.product();

    const answer = await gym.as(member).call('cart/add', { body: { productId, userId: other.userId } });

    expect(answer.status).toBe(403);
    expect([await cartOf(member), await cartOf(other)]).toEqual([[], []]);
  });

  it.each([
    {},
    { productId: '1' },
    { productId: 0 },
    { productId: 1.5 },
    { productId: 2_147_483_648 },
    [],
    null,
    'x',
  ])('refuses %j', async (body) => {
    const answer = await gym.as(await gym.make.member()).callLoosely('cart/add', { body });

    expect(answer.status).toBe(400);
  });
});

describe('changing a quantity', () => {
  it('stores it on the server, for the next device', async () => {
    const member = await gym.make.member();
    const cartId = await gym.make.cartLine(member);

    const answer = await gym.as(member).call('cart/update', { body: { cartId, quantity: 7 } });

    expect(answer).toMatchObject({ status: 200, body: { status: 'Cart updated' } });
    expect(await cartOf(member)).toMatchObject([{ cartId, quantity: 7 }]);
  });

  it.each([0, -1, 1.5, 1_000_001, '2', null])('refuses %j', async (quantity) => {
    const member = await gym.make.member();
    const cartId = await gym.make.cartLine(member, undefined, 3);

    const answer = await gym.as(member).callLoosely('cart/update', { body: { cartId, quantity } });

    expect(answer.status).toBe(400);
    expect(await cartOf(member)).toMatchObject([{ quantity: 3 }]);
  });
});

describe('a line', () => {
  it('can be removed once', async () => {
    const member = await gym.make.member();
    const id = await gym.make.cartLine(member);
    await gym.make.cartLine(member);
    const remove = () => gym.as(member).call('cart/remove', { query: { id } });

    const answers = await Promise.all([remove(), remove()]);

    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
    expect(await cartOf(member)).toHaveLength(1);
  });

  it('of another member is unchanged: 403; and an unknown one: 404', async () => {
    const [member, other] = [await gym.make.member(), await gym.make.member()];
    const cartId = await gym.make.cartLine(other, undefined, 3);

    for (const [id, status] of [
      [cartId, 403],
      [999_999, 404],
    ] as const) {
      const changed = await gym.as(member).call('cart/update', { body: { cartId: id, quantity: 9 } });
      const removed = await gym.as(member).call('cart/remove', { query: { id } });
      expect([changed.status, removed.status]).toEqual([status, status]);
    }
    expect(await cartOf(other)).toMatchObject([{ cartId, quantity: 3 }]);
  });
});
