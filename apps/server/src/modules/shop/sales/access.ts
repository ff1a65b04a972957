import { gym, NO_ID, type Questions } from '../../../testing/access.ts';
import { anyBarcode } from '../../../testing/anybody.ts';
import { giveFactor } from '../../../testing/second-factor.ts';

const saleOf = (productId: number) =>
  ({
    lines: [{ productId, quantity: 1 }],
    mode: 'cash',
    center: 'HSR Layout',
    expectedTotal: 100,
  }) as const;

const refundOf = (orderId: number) =>
  ({
    orderId,
    reason: 'Wrong flavour',
    condition: 'sellable',
    mode: 'cash',
    center: 'HSR Layout',
    expectedPaise: 0,
  }) as const;

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'sales/find': { ask: () => ({ query: { q: 'whey' } }) },
  'sales/getSold': { ask: () => ({ query: {} }) },
  'sales/getUpi': { ask: () => ({ query: { amount: 629 } }) },
  'sales/sell': {
    ask: async () => ({ body: saleOf((await gym.make.product({ price: 100, discount: 0 })).productId) }),
    askForNone: () => ({ body: saleOf(NO_ID) }),
  },
  'sales/refund': {
    ask: async () => {
      const { orderId } = await gym.make.order({ orderStatus: 'Delivered' });
      const manager = await gym.make.staff({ preset: 'manager' });
      const { code } = await giveFactor(gym, manager.userId);
      return { body: { ...refundOf(orderId), approver: manager.email, code: code() } };
    },
    askForNone: async () => {
      const manager = await gym.make.staff({ preset: 'manager' });
      const { code } = await giveFactor(gym, manager.userId);
      return { body: { ...refundOf(NO_ID), approver: manager.email, code: code() } };
    },
  },
  'sales/tieBarcode': {
    ask: async () => ({
      body: { productId: (await gym.make.product()).productId, barcode: anyBarcode() },
    }),
    askForNone: () => ({ body: { productId: NO_ID, barcode: anyBarcode() } }),
  },
};
