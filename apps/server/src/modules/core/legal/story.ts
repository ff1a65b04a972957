import { expect } from 'vitest';
import { gym, type Story } from '../../../testing/story.ts';

export const story: Story = [
  'answers who runs the gym',
  async () => {
    expect((await gym.guest().call('legal/getFacts')).status).toBe(200);
  },
];
