import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
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
    ask: async (owner) => ({ body: { cartId: await gym.make.cartLine(owner), quantity: 3 } }),
    isOwners: true,
    askForNone: () => ({ body: { cartId: NO_ID, quantity: 3 } }),
  },
  'cart/remove': {
    ask: async (owner) => ({ query: { id: await gym.make.cartLine(owner) } }),
    isOwners: true,
    askForNone: () => ({ query: { id: NO_ID } }),
  },
};
