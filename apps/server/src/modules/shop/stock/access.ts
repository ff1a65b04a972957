import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'stock/get': {
    ask: async () => ({ query: { productId: (await gym.make.product()).productId } }),
    askForNone: () => ({ query: { productId: NO_ID } }),
  },
  'stock/getAll': nothing,
  'stock/getDetails': {
    ask: async () => ({ query: { productId: (await gym.make.product()).productId } }),
    askForNone: () => ({ query: { productId: NO_ID } }),
  },
  'stock/getMoves': {
    ask: async () => ({ query: { productId: (await gym.make.product()).productId } }),
    askForNone: () => ({ query: { productId: NO_ID } }),
  },
};
