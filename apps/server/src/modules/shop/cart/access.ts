import { gym, inBody, inQuery, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'cart/cartDetails': nothing,
  'cart/add': {
    ask: async (owner) => ({
      body: { productId: (await gym.make.product()).productId, userId: owner.userId },
    }),
    isOwners: true,
    askForNone: () => ({ body: { productId: NO_ID } }),
  },
  'cart/update': {
    ...inBody('cartId', async (owner) => await gym.make.cartLine(owner), { quantity: 3 }),
    isOwners: true,
  },
  'cart/remove': {
    ...inQuery('id', async (owner) => await gym.make.cartLine(owner)),
    isOwners: true,
  },
};
