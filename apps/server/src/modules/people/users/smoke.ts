import { expect } from 'vitest';
import { gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'keeps a changed profile',
  async () => {
    const member = gym.as(await gym.make.member());
    const changed = { name: 'Asha R. Rao', phone: '9876543211', DOB: '1991-02-03' };

    await member.call('user/update', { body: changed });

    expect((await member.call('user/profile')).body).toMatchObject(changed);
  },
];
