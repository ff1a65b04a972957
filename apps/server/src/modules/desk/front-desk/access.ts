import { gym, inBody, inQuery, type Questions } from '../../../testing/access.ts';
import type { TestUser } from '../../../testing/make.ts';

/** A pending membership with its payment slip. */
async function pendingMembership(owner: TestUser) {
  const body = { type: 'Elite', center: 'HSR Layout', start_Date: '2030-03-04', price: 12899 } as const;
  await gym.as(owner).call('membership/register', { body });
  const [newest] = (await gym.as(owner).call('membership/getMemberships')).body;
  if (!newest) throw new Error('No membership was registered');
  return newest;
}

/** A checkout with its payment slip. */
async function placedCheckout(owner: TestUser): Promise<string> {
  const placed = await gym.as(owner).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await gym.make.address(owner),
      cartProductDetails: [{ productId: (await gym.make.product()).productId, quantity: 1 }],
    },
  });
  return placed.body.checkoutId;
}

/** The id of a receipt. */
async function receipt(): Promise<number> {
  const { membershipId: id } = await gym.make.membership();
  const received = await gym
    .as(await gym.make.admin())
    .call('payments/receive', { body: { subject: 'membership', id, mode: 'cash' } });
  return received.body.receiptId;
}

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'orders/slip': {
    ask: async (owner) => ({ query: { checkoutId: await placedCheckout(owner) } }),
    isOwners: true,
    askForNone: () => ({ query: { checkoutId: crypto.randomUUID() } }),
  },
  'membership/slip': {
    ...inQuery('id', async (owner) => (await pendingMembership(owner)).id),
    isOwners: true,
  },
  'payments/receive': {
    ask: async () => ({
      body: { subject: 'membership', id: (await gym.make.membership()).membershipId, mode: 'card' },
    }),
    askForNone: () => ({ body: { subject: 'checkout', id: crypto.randomUUID(), mode: 'cash' } }),
  },
  'payments/collect': {
    ask: async (owner) => {
      const { checkoutId, orderId } = await gym.make.order({ member: owner, orderStatus: 'Delivered' });
      const { duePaise } = (
        await gym.as(await gym.make.admin()).call('admin/getOrder', { query: { id: orderId } })
      ).body;
      return {
        body: { checkoutIds: [checkoutId], mode: 'cash', center: 'HSR Layout', expectedPaise: duePaise },
      };
    },
  },
  'payments/reverse': inBody('id', async () => await receipt(), { reason: 'Wrong member' }),
  'payments/find': { ask: (owner) => ({ query: { code: owner.email } }) },
  'payments/getUpi': inQuery('id', async () => (await gym.make.membership()).membershipId, {
    subject: 'membership',
  }),
  'payments/getReceipt': inQuery('id', async () => await receipt()),
};
