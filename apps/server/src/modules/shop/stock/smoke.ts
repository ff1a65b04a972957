import { expect } from 'vitest';
import { admin, buyer, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'counts what was received and what was sold',
  async () => {
    const { product } = await buyer();

    await admin.call('stock/receive', { body: { productId: product.productId, quantity: 6 } });

    const { body } = await admin.call('stock/get', { query: { productId: product.productId } });
    expect(body).toMatchObject({ onHand: 10 });
  },
];
