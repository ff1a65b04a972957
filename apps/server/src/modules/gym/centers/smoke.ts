import { expect } from 'vitest';
import { admin, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'lists the days on which a center is closed',
  async () => {
    const days = { center: 'kormangla', fromDay: '2030-04-01', toDay: '2030-04-02' } as const;

    await admin.call('centers/close', { body: { ...days, reason: 'New floor' } });

    expect((await admin.call('centers/getClosures')).body).toMatchObject([days]);
  },
];
