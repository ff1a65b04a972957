import { expect } from 'vitest';
import { admin, type Story } from '../../../testing/story.ts';

export const story: Story = [
  'says that there are no demo people',
  async () => {
    expect((await admin.call('admin/getDemo')).body).toEqual({ isThere: false });
  },
];
