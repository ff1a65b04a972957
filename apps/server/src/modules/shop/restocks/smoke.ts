import { expect } from 'vitest';
import { gym, type Story } from '../../../testing/smoke.ts';

export const story: Story = [
  'keeps what a member waits for',
  async () => {
    const member = await gym.make.member();
    const { productId, name } = await gym.make.product({ isAvailable: false });

    await gym.as(member).call('product/tellMe', { body: { productId } });

    const { body } = await gym.as(member).call('product/getAwaited');
    expect(body).toMatchObject([{ productId, name }]);
  },
];
