import { expect } from 'vitest';
import { buyer, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'counts what has come since the list was opened',
  async () => {
    const opened = gym.as(await gym.make.admin());
    const { newestId } = (await opened.call('admin/getUnread')).body.orders;
    await opened.call('admin/markRead', { body: { list: 'orders', upTo: newestId } });

    await buyer();

    expect((await opened.call('admin/getUnread')).body.orders.count).toBe(1);
  },
];
