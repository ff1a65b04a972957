import { expect } from 'vitest';
import { admin, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'says what the server is',
  async () => {
    const { body } = await admin.call('admin/getSystem');

    expect(body.node).toBe(process.versions.node);
    expect(body.databaseBytes).toBeGreaterThan(0);
    expect(body.jobs.map(({ name }) => name)).toContain('back up, restore the backup and compare');
  },
];
