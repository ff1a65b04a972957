import { expect } from 'vitest';
import { PASSWORD } from '../../../testing/make.ts';
import { gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'answers all that is known of a member, until the account is deleted',
  async () => {
    const member = await gym.make.member();
    await gym.as(member).call('privacy/setNominee', {
      body: { name: 'Meera Rao', relation: 'Sister', phone: '9876500001', seen: 0 },
    });
    const { body } = await gym.as(member).call('privacy/getMine');

    const deleted = await gym.as(member).call('privacy/deleteAccount', { body: { password: PASSWORD } });

    expect(body.profile).toMatchObject({ email: member.email });
    expect(body.nominee).toMatchObject([{ name: 'Meera Rao', phone: '9876500001' }]);
    expect(deleted.status).toBe(200);
    expect((await gym.as(member).call('user/profile')).status).toBe(401);
  },
];
