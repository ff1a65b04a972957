import { expect } from 'vitest';
import { gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'keeps a line with its quantity',
  async () => {
    const member = gym.as(await gym.make.member());
    const { productId } = await gym.make.product({ price: 99.5 });

    await member.call('cart/add', { body: { productId, quantity: 3 } });

    const { body } = await member.call('cart/cartDetails');
    expect(body).toMatchObject([{ quantity: 3, product: { productId, price: 99.5 } }]);
  },
];
