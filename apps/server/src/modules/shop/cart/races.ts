import { expect } from 'vitest';
import { atOnce, countStatuses, gym, type Races } from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'cart/add': {
    'keeps one line, with every piece': async () => {
      const member = await gym.make.member();
      const { productId } = await gym.make.product();

      const answers = await atOnce(200, () => gym.as(member).call('cart/add', { body: { productId } }));

      expect(countStatuses(answers)).toEqual({ 201: 200 });
      const cart = (await gym.as(member).call('cart/cartDetails')).body;
      expect(cart.map(({ quantity }) => quantity)).toEqual([200]);
    },
    'keeps every piece of additions of several': async () => {
      const member = await gym.make.member();
      const { productId } = await gym.make.product();

      const answers = await atOnce(40, (n) =>
        gym.as(member).call('cart/add', { body: { productId, quantity: n + 1 } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 40 });
      const cart = (await gym.as(member).call('cart/cartDetails')).body;
      expect(cart.map(({ quantity }) => quantity)).toEqual([(40 * 41) / 2]);
    },
    'fills a cart up to a hundred lines, and no further': async () => {
      const member = await gym.make.member();
      for (const product of await gym.make.products(60)) await gym.make.cartLine(member, product);
      const products = await gym.make.products(60);

      const answers = await atOnce(60, (n) =>
        gym.as(member).call('cart/add', { body: { productId: products[n]?.productId ?? 0 } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 40, 409: 20 });
      expect((await gym.as(member).call('cart/cartDetails')).body).toHaveLength(100);
    },
  },
  'cart/update': {
    'keeps a quantity that somebody asked for': async () => {
      const member = await gym.make.member();
      const cartId = await gym.make.cartLine(member);

      const answers = await atOnce(40, (n) =>
        gym.as(member).call('cart/update', { body: { cartId, quantity: 100 + n } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 40 });
      const [line] = (await gym.as(member).call('cart/cartDetails')).body;
      expect(Array.from({ length: 40 }, (_, n) => 100 + n)).toContain(line?.quantity);
    },
  },
  'cart/remove': {
    'removes once; the others are notified that it is gone': async () => {
      const member = await gym.make.member();
      const id = await gym.make.cartLine(member);

      const answers = await atOnce(40, () => gym.as(member).call('cart/remove', { query: { id } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 39 });
      expect((await gym.as(member).call('cart/cartDetails')).body).toEqual([]);
    },
  },
};
