import { startTestGym } from './gym.ts';

/** A round-trip test: a module's main write is returned by its main read. A sentence about the gym, and its test. */
export type SmokeTest = readonly [sentence: string, run: () => Promise<void>];

export const gym = await startTestGym({ today: '2030-03-04' });
export const admin = gym.as(await gym.make.admin());

/** A member who has ordered one piece for 250 rupees, which is on its way with its receipt. */
export async function buyer() {
  const member = await gym.make.member();
  const product = await gym.make.product({ price: 250, discount: 0, onHand: 5 });
  const placed = await gym.as(member).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await gym.make.address(member),
      cartProductDetails: [{ productId: product.productId, quantity: 1 }],
    },
  });
  const [order] = (await gym.as(member).call('orders/getOrders')).body;
  if (!order) throw new Error('the order is not in the list');
  const moved = await admin.call('orders/update', { body: { id: order.orderId, status: 'Transit' } });
  return {
    member,
    product,
    order,
    checkoutId: placed.body.checkoutId,
    activityId: moved.body.activityId ?? 0,
  };
}
