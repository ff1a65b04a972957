import { gym, inBody, inQuery, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

const newProduct = {
  name: 'Rolled Oats',
  category: 'fitfood',
  description: 'Whole oats, rolled.',
  price: 300,
  discount: 0,
  image: '/images/oats.webp',
};

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'product/getAll': nothing,
  'product/getCounts': nothing,
  'product/get': inQuery('id', async () => (await gym.make.product()).productId),
  'product/suggestions': { ask: () => ({ query: { filter: 'oats' } }) },
  'product/nearest': { ask: () => ({ query: { filter: 'oets' } }) },
  'product/topSeller': nothing,
  'product/similar': { ask: () => ({ query: { category: 'fitfood' } }) },
  'product/getFamilies': nothing,
  'product/getCost': inQuery('id', async () => (await gym.make.product()).productId),
  'product/add': { ask: () => ({ body: newProduct }) },
  'product/update': inBody('productId', async () => (await gym.make.product()).productId, {
    ...newProduct,
    available: 0,
  }),
  'product/delete': inQuery('id', async () => (await gym.make.product()).productId),
  'stock/receive': inBody('productId', async () => (await gym.make.product()).productId, { quantity: 5 }),
  'stock/count': inBody('productId', async () => (await gym.make.product()).productId, {
    onHand: 5,
    reason: 'First count',
  }),
  'stock/damage': {
    ask: async () => {
      const { productId } = await gym.make.product({ onHand: 5 });
      return { body: { productId, quantity: 1, reason: 'Torn pouch' } };
    },
    askForNone: () => ({ body: { productId: NO_ID, quantity: 1, reason: 'Torn pouch' } }),
  },
};
