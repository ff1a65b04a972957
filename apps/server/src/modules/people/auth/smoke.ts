import { expect } from 'vitest';
import { PASSWORD } from '../../../testing/make.ts';
import { gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'signs in whoever has registered',
  async () => {
    const email = 'ravi@example.com';
    const form = {
      name: 'Ravi',
      email,
      phone: '9876543210',
      gender: 'Male',
      address: '1, MG Road',
    } as const;
    const password = { password: PASSWORD, Cpassword: PASSWORD };
    await gym.guest().call('auth/userRegister', { body: { ...form, ...password, DOB: '1990-01-01' } });

    const { token } = (await gym.guest().call('auth/userLogin', { body: { email, password: PASSWORD } }))
      .body;

    const { body } = await gym.withToken(token).call('user/profile');
    expect(body).toMatchObject({ email, DOB: '1990-01-01', role: 'user' });
  },
];
