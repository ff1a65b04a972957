import { expect } from 'vitest';
import { admin, buyer, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'adds up the sales of today',
  async () => {
    const { order } = await buyer();
    const before = (await admin.call('admin/getDashData')).body.todaySales;

    await admin.call('orders/update', { body: { id: order.orderId, status: 'Delivered' } });
    await buyer();

    expect((await admin.call('admin/getDashData')).body.todaySales).toBe(before + 250);
  },
];
