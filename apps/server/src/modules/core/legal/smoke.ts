import { expect } from 'vitest';
import { gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'answers who runs the gym',
  async () => {
    expect((await gym.guest().call('legal/getDetails')).status).toBe(200);
  },
];
