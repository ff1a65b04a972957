import { expect } from 'vitest';
import { admin, buyer, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'records what an admin changed, with the fields before and after, and takes the step back',
  async () => {
    const { member, order, activityId } = await buyer();

    const query = { subjectType: 'order', subjectId: order.orderId } as const;
    const { content } = (await admin.call('admin/getActivity', { query })).body;

    expect(content).toMatchObject([{ before: { status: 'Pending' }, after: { status: 'Transit' } }]);
    const { body } = await admin.call('admin/undo', { body: { activityId } });
    expect(body.done).toEqual([order.orderId]);
    expect((await gym.as(member).call('orders/getOrders')).body[0]?.orderStatus).toBe('Pending');
  },
];
