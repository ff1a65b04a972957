import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import { gym, inBody, inQuery, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

const callerAddress = {
  name: 'Asha',
  phone: '9876543210',
  address: '1, MG Road',
  town: 'Bengaluru',
  pincode: '560001',
  district: 'Bengaluru Urban',
  addresstype: 'home',
} as const;

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
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
  'orders/take': {
    ask: async (owner) => ({
      body: {
        userId: owner.userId,
        address: callerAddress,
        lines: [{ productId: (await gym.make.product({ price: 100, discount: 0 })).productId, quantity: 1 }],
        expectedTotal: 100 + CONVENIENCE_FEE_RUPEES,
      },
    }),
    askForNone: () => ({
      body: {
        userId: NO_ID,
        address: callerAddress,
        lines: [{ productId: NO_ID, quantity: 1 }],
        expectedTotal: 100,
      },
    }),
  },
  'orders/getCallerAddress': {
    ask: (owner) => ({ query: { userId: owner.userId } }),
    askForNone: () => ({ query: { userId: NO_ID } }),
  },
  'orders/getOrders': nothing,
  'orders/getDeliveries': nothing,
  'orders/rating': {
    ask: async (owner) => {
      const { orderId, product } = await gym.make.order({ member: owner, orderStatus: 'Delivered' });
      return { body: { rating: 4, productId: product.productId, orderId } };
    },
    isOwners: true,
    askForNone: () => ({ body: { rating: 4, productId: NO_ID, orderId: NO_ID } }),
  },
  'orders/changeRating': {
    ask: async (owner) => {
      const product = await gym.make.product({ ratingSum: 1, ratingCount: 1 });
      const order = { member: owner, product, orderStatus: 'Delivered', rating: 1 } as const;
      const { orderId } = await gym.make.order(order);
      return { body: { orderId, rating: 4 } };
    },
    isOwners: true,
    askForNone: () => ({ body: { orderId: NO_ID, rating: 4 } }),
  },
  'orders/review': {
    ask: async (owner) => {
      const { orderId } = await gym.make.order({ member: owner, orderStatus: 'Delivered', rating: 4 });
      return { body: { orderId, review: 'Mixes well, not too sweet.' } };
    },
    isOwners: true,
    askForNone: () => ({ body: { orderId: NO_ID, review: 'Mixes well, not too sweet.' } }),
  },
  'orders/cancelCheckout': {
    ask: async (owner) => ({
      body: { checkoutId: (await gym.make.order({ member: owner })).checkoutId },
    }),
    isOwners: true,
    askForNone: () => ({ body: { checkoutId: '00000000-0000-4000-8000-000000000000' } }),
  },
  'orders/cancel': {
    ...inBody('id', async (owner) => (await gym.make.order({ member: owner })).orderId),
    isOwners: true,
    isAlsoAdmins: true,
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
  'returns/withdraw': {
    ...inBody('id', async (owner) => await gym.make.returned(owner)),
    isOwners: true,
  },
  'returns/decide': inBody('id', async () => await gym.make.returned(), { decision: 'approve' }),
  'returns/getAll': nothing,
  'orders/getAllOrders': nothing,
  'orders/update': inBody('id', async () => (await gym.make.order()).orderId, { status: 'Transit' }),
  'orders/updateMany': {
    ask: async () => ({
      body: { moves: [{ id: (await gym.make.order()).orderId, status: 'Transit' }] },
    }),
    askForNone: () => ({ body: { moves: [{ id: NO_ID, status: 'Transit' }] } }),
    statusForUnknown: 200,
  },
  'orders/updateAddress': inBody('orderId', async () => (await gym.make.order()).orderId, { town: 'Mysuru' }),
  'admin/getOrder': inQuery('id', async () => (await gym.make.order()).orderId),
  'admin/exportOrders': nothing,
};
