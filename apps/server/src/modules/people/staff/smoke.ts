import { expect } from 'vitest';
import { makeInvite } from '../../../testing/invites.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'lets in whoever was invited, for what they were invited to',
  async () => {
    const { token, email } = await makeInvite(gym, { preset: 'desk' });
    const acceptance = { token, name: 'Priya', password: PASSWORD, conPassword: PASSWORD };
    await gym.guest().call('auth/acceptInvite', { body: acceptance });

    const signedIn = await gym.guest().call('auth/userLogin', { body: { email, password: PASSWORD } });

    const desk = gym.withToken(signedIn.body.token);
    expect((await desk.call('user/profile')).body.staff).toMatchObject({ preset: 'desk', center: null });
    expect((await desk.call('admin/getDashData')).status).toBe(403);
  },
];
