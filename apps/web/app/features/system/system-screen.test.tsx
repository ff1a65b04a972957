import type { System } from '@namma/contract/system/schemas';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { formatBytes } from './format-bytes';
import { SystemScreen } from './system-screen';

const good: System['backups'][number] = {
  at: '2030-03-03T22:00:00.000Z',
  file: 'gym-2030-03-04-033000.backup',
  bytes: 2_400_000,
  rows: 12_345,
  verifiedAt: '2030-03-03T22:00:09.000Z',
  error: null,
};
const system: System = {
  version: '0.3.0',
  node: '24.21.0',
  nodeEndsOn: '2028-04-30',
  isNodeEnding: false,
  engine: 'embedded',
  engineVersion: '18.6',
  schema: '0016-backups',
  databaseBytes: 12_501_115,
  freeDiskBytes: 5 * 1024 ** 3,
  mailsWaiting: 3,
  jobs: [
    { name: 'delete old mails', lastRunAt: null, lastError: null },
    { name: 'remind of memberships that end', lastRunAt: '2030-03-04T06:30:00.000Z', lastError: 'No disk' },
  ],
  backupFolder: { path: '/mnt/backups', at: '03:30', freeBytes: 1024 ** 4 },
  backups: [good],
  lastGoodBackupAt: good.at,
  isBackupLate: false,
  missingSettings: ['SMTP_URL'],
};
const open = (changed: Partial<System> = {}) =>
  renderScreenAt('/admin/system', <SystemScreen system={{ ...system, ...changed }} />);

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('the system page', () => {
  it('says in one line when the last good backup was made', async () => {
    await open();

    expect(screen.getByText(/^Last good backup: 4\sMar\s2030, 03:30, restored and compared$/)).toBeDefined();
    expect(screen.getByText('In /mnt/backups, each day at 03:30. 1.0 TB are free there.')).toBeDefined();
    expect(screen.getByText('Mails are stored and not sent.')).toBeDefined();
    expect(screen.getByText('No disk')).toBeDefined();
  });

  it('says why there is no newer one', async () => {
    const failed = { ...good, at: '2030-03-04T22:00:00.000Z', bytes: null, rows: null, verifiedAt: null };
    await open({ isBackupLate: true, backups: [{ ...failed, error: 'The disk is full' }, good] });

    expect(
      screen.getByText('That is more than 26 hours ago. The list says why there is no newer one.'),
    ).toBeDefined();
    expect(screen.getByText('The disk is full')).toBeDefined();
  });

  it('says how to have backups while there are none', async () => {
    await open({ backupFolder: null, backups: [], lastGoodBackupAt: null, missingSettings: ['BACKUP_DIR'] });

    expect(screen.getByText('The server makes no backups')).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Backups' })).toBeNull();
  });

  it('shows sizes in the unit that they fill', () => {
    expect([0, 900, 1024, 1_500_000, 20 * 1024 ** 2, 3.4 * 1024 ** 3].map(formatBytes)).toEqual([
      '0 kB',
      '1 kB',
      '1 kB',
      '1.4 MB',
      '20 MB',
      '3.4 GB',
    ]);
  });
});
