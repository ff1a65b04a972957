import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'receives what is due for a membership',
  async () => {
    const { member, membershipId: id } = await gym.make.membership();
    const { people } = (await admin.call('payments/find', { query: { code: member.email } })).body;

    const { body } = await admin.call('payments/receive', {
      body: { subject: 'membership', id, mode: 'cash' },
    });

    expect(people).toMatchObject([{ payables: [{ id, subject: 'membership' }] }]);
    expect(body).toMatchObject({ duePaise: 0 });
  },
];
