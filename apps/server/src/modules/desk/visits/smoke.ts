import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'lets a member with a running membership in, and lists the visit',
  async () => {
    const { member } = await gym.make.membership({ paymentStatus: 'payed' });

    const body = { memberId: member.userId, center: 'kormangla' } as const;
    const { verdict } = (await admin.call('visits/scan', { body })).body;

    const { visits } = (await admin.call('visits/getToday')).body;
    expect(visits).toMatchObject([{ userId: member.userId, verdict }]);
  },
];
