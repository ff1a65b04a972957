import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';
import type { TestUser } from '../../../testing/make.ts';

/** The receipt of a member's order. */
async function documentOf(member: TestUser): Promise<string> {
  const { orderId } = await gym.make.order({ member });
  const admin = gym.as(await gym.make.admin());
  await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });
  const [order] = (await gym.as(member).call('orders/getOrders')).body;
  return order?.documentNumber ?? '';
}

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'documents/getMine': nothing,
  'documents/get': {
    ask: async (owner) => ({ query: { number: await documentOf(owner) } }),
    isHidden: true,
    askForNone: () => ({ query: { number: 'NSG/2930/999999' } }),
  },
  'documents/markPrinted': {
    ask: async (owner) => ({ body: { number: await documentOf(owner) } }),
    isHidden: true,
    askForNone: () => ({ body: { number: 'NSG/2930/999999' } }),
  },
  'admin/getDocuments': nothing,
  'admin/exportGst': { ask: () => ({ query: { month: '2030-03' } }) },
  'admin/getGstr1': { ask: () => ({ query: { month: '2030-03' } }) },
  'admin/getProductTax': nothing,
  'admin/setProductTax': {
    ask: async () => ({
      body: {
        productId: (await gym.make.product()).productId,
        hsn: '2106',
        rateBasisPoints: 500,
        fromDay: '2030-03-04',
      },
    }),
    askForNone: () => ({
      body: { productId: NO_ID, hsn: '2106', rateBasisPoints: 500, fromDay: '2030-03-04' },
    }),
  },
};
