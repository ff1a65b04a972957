import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'shows the phone number that an owner has set',
  async () => {
    await admin.call('settings/set', {
      body: { key: 'phone', value: '+91 80 4123 1111', fromDay: '2030-03-04' },
    });

    expect((await gym.guest().call('settings/getGym')).body.phone).toBe('+91 80 4123 1111');
  },
];
