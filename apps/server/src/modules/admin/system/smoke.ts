import { expect } from 'vitest';
import { admin, type Story } from '../../../testing/smoke.ts';

export const story: Story = [
  'says what the server is',
  async () => {
    const { body } = await admin.call('admin/getSystem');

    expect(body.node).toBe(process.versions.node);
    expect(body.databaseBytes).toBeGreaterThan(0);
    expect(body.jobs.map(({ name }) => name)).toContain('back up, restore the backup and compare');
  },
];
