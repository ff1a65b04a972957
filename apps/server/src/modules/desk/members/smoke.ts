import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'finds a member with the newest membership',
  async () => {
    const member = await gym.make.member({ name: 'Zubin Daruwala' });
    const { membershipId: id } = await gym.make.membership({ member });

    const { content } = (await admin.call('admin/getMembers', { query: { q: 'daruwala' } })).body;

    expect(content).toMatchObject([{ userId: member.userId, membership: { id } }]);
  },
];
