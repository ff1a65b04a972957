import { expect } from 'vitest';
import { gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'keeps what a member waits for',
  async () => {
    const member = await gym.make.member();
    const { productId, name } = await gym.make.product({ isAvailable: false });

    await gym.as(member).call('product/notifyMe', { body: { productId } });

    const { body } = await gym.as(member).call('product/getSubscriptions');
    expect(body).toMatchObject([{ productId, name }]);
  },
];
