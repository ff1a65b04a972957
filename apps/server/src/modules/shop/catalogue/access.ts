import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

const newProduct = {
  name: 'Rolled Oats',
  category: 'fitfood',
  description: 'Whole oats, rolled.',
  price: 300,
  discount: 0,
  image: '/images/oats.webp',
};

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'product/getAll': nothing,
  'product/getCounts': nothing,
  'product/get': {
    ask: async () => ({ query: { id: (await gym.make.product()).productId } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'product/suggestions': { ask: () => ({ query: { filter: 'oats' } }) },
  'product/nearest': { ask: () => ({ query: { filter: 'oets' } }) },
  'product/topSeller': nothing,
  'product/similar': { ask: () => ({ query: { category: 'fitfood' } }) },
  'product/getFamilies': nothing,
  'product/add': { ask: () => ({ body: newProduct }) },
  'product/update': {
    ask: async () => ({
      body: { ...newProduct, productId: (await gym.make.product()).productId, available: 0 },
    }),
    askForNone: () => ({ body: { ...newProduct, productId: NO_ID, available: 0 } }),
  },
  'product/delete': {
    ask: async () => ({ query: { id: (await gym.make.product()).productId } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'stock/receive': {
    ask: async () => ({ body: { productId: (await gym.make.product()).productId, quantity: 5 } }),
    askForNone: () => ({ body: { productId: NO_ID, quantity: 5 } }),
  },
  'stock/count': {
    ask: async () => ({
      body: { productId: (await gym.make.product()).productId, onHand: 5, reason: 'First count' },
    }),
    askForNone: () => ({ body: { productId: NO_ID, onHand: 5, reason: 'First count' } }),
  },
  'stock/damage': {
    ask: async () => {
      const { productId } = await gym.make.product({ onHand: 5 });
      return { body: { productId, quantity: 1, reason: 'Torn pouch' } };
    },
    askForNone: () => ({ body: { productId: NO_ID, quantity: 1, reason: 'Torn pouch' } }),
  },
};
