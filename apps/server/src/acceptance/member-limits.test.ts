import { addDays, hours } from '@namma/contract/days/dates';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '../testing/client.ts';
import { startTestGym } from '../testing/gym.ts';
import type { TestUser } from '../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
afterEach(() => gym.setNow(noon));
const later = (milliseconds: number) => gym.setNow(new Date(gym.now().getTime() + milliseconds));

type Send = (n: number) => Promise<Answer<unknown>>;

const newAddress = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '1, MG Road',
  town: 'Bengaluru',
  pincode: '560001',
  district: 'Bengaluru Urban',
  addresstype: 'home' as const,
};

async function orderer(member: TestUser) {
  const product = await gym.make.product();
  const body = {
    paymentMode: 'COD' as const,
    source: 'buy' as const,
    addressId: await gym.make.address(member),
    cartProductDetails: [{ productId: product.productId, quantity: 1 }],
  };
  return {
    product,
    order: (key?: string) =>
      gym.as(member).call('orders/order', {
        body,
        ...(key === undefined ? {} : { headers: { [IDEMPOTENCY_KEY_HEADER]: key } }),
      }),
  };
}

/** Every kind of write with its hourly limit and a function that sends it as a member. */
const kinds: { what: string; most: number; start: (member: TestUser) => Promise<Send> }[] = [
  {
    what: 'orders',
    most: 60,
    start: async (member) => {
      const { order } = await orderer(member);
      return () => order();
    },
  },
  {
    what: 'addresses',
    most: 60,
    start: async (member) => () => gym.as(member).call('cart/addAddress', { body: newAddress }),
  },
  {
    what: 'memberships',
    most: 20,
    start: async (member) => () =>
      gym.as(member).call('membership/register', {
        body: {
          type: 'Elite',
          center: 'HSR Layout',
          overlaps: true,
          start_Date: '2030-03-05',
          end_Date: '2031-03-05',
        },
      }),
  },
  {
    what: 'bookings',
    most: 20,
    start: async (member) => (n) =>
      gym.as(member).call('consultancy/book', {
        body: { consult_type: 'Fitness', age: 34, height: 172, weight: 70, date: addDays('2030-03-05', n) },
      }),
  },
  {
    what: 'changes of a cart',
    most: 600,
    start: async (member) => {
      const { productId } = await gym.make.product();
      const cartId = await gym.make.cartLine(member);
      const removed = await gym.make.cartLine(member);
      const changes: Send[] = [
        () => gym.as(member).call('cart/add', { body: { productId } }),
        (n) => gym.as(member).call('cart/update', { body: { cartId, quantity: n + 1 } }),
      ];
      return (n) =>
        n === 0
          ? gym.as(member).call('cart/remove', { query: { id: removed } })
          : (changes[n % changes.length] as Send)(n);
    },
  },
];

describe.each(kinds)('$most $what in an hour', ({ most, start }) => {
  it('are accepted; the next waits until the hour is over, but not for another member', async () => {
    const [busy, other] = (await gym.make.members(2)) as [TestUser, TestUser];
    const send = await start(busy);

    const taken = await Promise.all(Array.from({ length: most }, (_, n) => send(n)));
    later(hours(1) - 90_000);
    const beyond = [await send(most), await send(most + 1), await send(most + 2)];

    const sendAsOther = await start(other);

    expect(taken.filter(({ status }) => status >= 400)).toEqual([]);
    for (const answer of beyond) {
      expect(answer).toMatchObject({
        status: 429,
        body: {
          message: 'You have reached the hourly limit. Try again in 2 minutes.',
        },
      });
      expect(answer.headers['retry-after']).toBe('90');
    }
    expect((await sendAsOther(0)).status).toBeLessThan(400);
    later(90_000);
    expect((await send(most)).status).toBeLessThan(400);
  });
});

describe('an hour’s orders', () => {
  it('do not count a repeated request with the same key, and never refuse it', async () => {
    const { order } = await orderer(await gym.make.member());
    const first = await order('first');
    await Promise.all(Array.from({ length: 30 }, () => order('first')));

    const others = await Promise.all(Array.from({ length: 60 }, (_, n) => order(`other ${n}`)));
    const again = await order('first');

    expect(others.filter(({ status }) => status === 201)).toHaveLength(59);
    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  it('do not count requests refused for another reason', async () => {
    const member = await gym.make.member();
    const { order, product } = await orderer(member);
    const setAvailable = (isAvailable: boolean) =>
      gym.db
        .updateTable('products')
        .set({ is_available: isAvailable })
        .where('id', '=', product.productId)
        .execute();
    await setAvailable(false);
    const refused = await Promise.all(Array.from({ length: 70 }, () => order()));
    await setAvailable(true);

    const answer = await order();

    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    expect(answer.status).toBe(201);
  });

  it('are numbered without gaps, however often one of them is repeated', async () => {
    const { order } = await orderer(await gym.make.member());
    const first = await order('first');
    for (let n = 0; n < 5; n++) await order('first');

    const next = await order('next');

    expect(next.body.orderIds).toEqual([(first.body.orderIds[0] ?? 0) + 1]);
  });
});

describe('a full cart', () => {
  it('accepts more pieces of its products and refuses other products', async () => {
    const member = await gym.make.member();
    const products = await gym.make.products(101);
    for (const product of products.slice(0, 100)) await gym.make.cartLine(member, product);
    const add = (n: number) =>
      gym.as(member).call('cart/add', { body: { productId: products[n]?.productId ?? 0 } });

    expect((await add(7)).status).toBe(201);
    expect(await add(100)).toMatchObject({
      status: 409,
      body: { message: 'A cart can hold 100 products. Order or remove some first.' },
    });
  });
});

describe('a hundred saved addresses', () => {
  it('leave no room for another until one is deleted', async () => {
    const member = await gym.make.member();
    const ids = [];
    for (let n = 0; n < 100; n++) ids.push(await gym.make.address(member));
    const add = () => gym.as(member).call('cart/addAddress', { body: newAddress });

    expect(await add()).toMatchObject({
      status: 409,
      body: { message: 'You can save up to 100 addresses. Delete one first.' },
    });
    await gym.as(member).call('cart/removeAddress', { query: { id: ids[0] ?? 0 } });
    expect((await add()).status).toBe(201);
  });
});
