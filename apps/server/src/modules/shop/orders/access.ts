import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'orders/order': {
    ask: async (owner) => ({
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: await gym.make.address(owner),
        cartProductDetails: [{ productId: (await gym.make.product()).productId, quantity: 1 }],
      },
    }),
    isOwners: true,
    askForNone: async () => ({
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: NO_ID,
        cartProductDetails: [{ productId: (await gym.make.product()).productId, quantity: 1 }],
      },
    }),
  },
  'orders/getOrders': nothing,
  'orders/rating': {
    ask: async (owner) => {
      const { orderId, product } = await gym.make.order({ member: owner, orderStatus: 'Delivered' });
      return { body: { rating: 4, productId: product.productId, orderId } };
    },
    isOwners: true,
    askForNone: () => ({ body: { rating: 4, productId: NO_ID, orderId: NO_ID } }),
  },
  'orders/cancel': {
    ask: async (owner) => ({ body: { id: (await gym.make.order({ member: owner })).orderId } }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'returns/request': {
    ask: async (owner) => {
      const { orderId } = await gym.make.order({ member: owner, orderStatus: 'Delivered' });
      return { body: { orderId, reason: 'Too sweet' } };
    },
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { orderId: NO_ID, reason: 'Too sweet' } }),
  },
  'returns/decide': {
    ask: async () => ({ body: { id: await gym.make.returned(), decision: 'approve' } }),
    askForNone: () => ({ body: { id: NO_ID, decision: 'approve' } }),
  },
  'returns/getAll': nothing,
  'orders/getAllOrders': nothing,
  'orders/update': {
    ask: async () => ({ body: { id: (await gym.make.order()).orderId, status: 'Transit' } }),
    askForNone: () => ({ body: { id: NO_ID, status: 'Transit' } }),
  },
  'orders/updateMany': {
    ask: async () => ({
      body: { moves: [{ id: (await gym.make.order()).orderId, status: 'Transit' }] },
    }),
    askForNone: () => ({ body: { moves: [{ id: NO_ID, status: 'Transit' }] } }),
    toldInstead: 200,
  },
  'admin/getOrder': {
    ask: async () => ({ query: { id: (await gym.make.order()).orderId } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'admin/exportOrders': nothing,
};
