import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'lists a new product with its price',
  async () => {
    const body = {
      name: 'Rolled Oats',
      category: 'fitfood',
      description: 'Whole oats, rolled.',
      price: 300.25,
      discount: 10,
      image: '/images/oats.webp',
    } as const;

    const { product } = (await admin.call('product/add', { body })).body;

    const { content } = (await gym.guest().call('product/getAll', { query: { category: 'rolled' } })).body;
    expect(content).toEqual([expect.objectContaining({ productId: product.productId, price: 300.25 })]);
  },
];
