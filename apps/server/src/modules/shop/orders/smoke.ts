import { expect } from 'vitest';
import { buyer, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'shows a placed order as it was sold',
  async () => {
    const { member, order, product, checkoutId } = await buyer();

    const { body } = await gym.as(member).call('orders/getOrders');

    expect(body).toMatchObject([
      {
        orderId: order.orderId,
        checkoutId,
        price: 250,
        orderStatus: 'Transit',
        product: { productId: product.productId },
      },
    ]);
  },
];
