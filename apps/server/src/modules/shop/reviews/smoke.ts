import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'shows a review of a product until it is hidden',
  async () => {
    const { id, product } = await gym.make.review({ text: 'Mixes well, and is not too sweet.' });
    const read = async () => {
      const query = { id: product.productId };
      return (await gym.guest().call('reviews/get', { query })).body.content.map(({ text }) => text);
    };
    const before = await read();

    await admin.call('reviews/hide', { body: { id, reason: 'Rude words' } });

    expect(before).toEqual(['Mixes well, and is not too sweet.']);
    expect(await read()).toEqual([]);
  },
];
