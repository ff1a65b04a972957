import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'sells what a barcode names',
  async () => {
    const { productId } = await gym.make.product({ price: 120, discount: 0, onHand: 5 });
    await admin.call('sales/tieBarcode', { body: { productId, barcode: '036000291452' } });
    const { products } = (await admin.call('sales/find', { query: { q: '0036000291452' } })).body;

    const { body } = await admin.call('sales/sell', {
      body: {
        lines: [{ productId: products[0]?.productId ?? 0, quantity: 2 }],
        mode: 'cash',
        center: 'HSR Layout',
        expectedTotal: 240,
      },
    });

    expect(body).toMatchObject({ totalPaise: 24_000 });
  },
];
