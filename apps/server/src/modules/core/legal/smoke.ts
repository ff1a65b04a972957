import { expect } from 'vitest';
import { gym, type Story } from '../../../testing/smoke.ts';

export const story: Story = [
  'answers who runs the gym',
  async () => {
    expect((await gym.guest().call('legal/getFacts')).status).toBe(200);
  },
];
