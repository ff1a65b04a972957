import type { System } from '@namma/contract/system/schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { goodBackup as good, sampleSystem } from '../../testing/sample-system';
import { formatBytes } from './format-bytes';
import { SystemScreen } from './system-screen';

const open = (changed: Partial<System> = {}) =>
  renderScreenAt('/admin/system', <SystemScreen system={{ ...sampleSystem, ...changed }} />);

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('the system page', () => {
  it('reports in one line when the last good backup was made', async () => {
    await open();

    expect(screen.getByText(/^Last good backup: 4\sMar\s2030, 03:30, restored and compared$/)).toBeDefined();
    expect(screen.getByText('In /mnt/backups, each day at 03:30. 1.0 TB are free there.')).toBeDefined();
    expect(screen.getByText('Mails are stored and not sent.')).toBeDefined();
    expect(screen.getByText('No disk')).toBeDefined();
  });

  it('shows why there is no newer one', async () => {
    const failed = { ...good, at: '2030-03-04T22:00:00.000Z', bytes: null, rows: null, verifiedAt: null };
    await open({ isBackupLate: true, backups: [{ ...failed, error: 'The disk is full' }, good] });

    expect(
      screen.getByText('That is more than 26 hours ago. The list says why there is no newer one.'),
    ).toBeDefined();
    expect(screen.getByText('The disk is full')).toBeDefined();
  });

  it('shows for a missing folder that its files may return, not that there were none', async () => {
    await open({
      isBackupLate: true,
      lastGoodBackupAt: null,
      backupFolder: { path: '/mnt/backups', at: '03:30', freeBytes: null },
      backups: [{ ...good, error: 'The folder cannot be reached.' }],
    });

    expect(screen.getByText("The backup folder can't be reached")).toBeDefined();
    expect(screen.getByText(/^Check its disk\./)).toBeDefined();
    expect(screen.queryByText(/There is no good backup/)).toBeNull();
    expect(screen.getByText('In /mnt/backups, each day at 03:30.')).toBeDefined();
  });

  it.each([
    ['has not begun', [], 'The first backup starts within a minute.'],
    ['is being made', [{ ...good, verifiedAt: null }], 'The first one is being made.'],
    ['has failed', [{ ...good, verifiedAt: null, error: 'The disk is full' }], 'The list says why.'],
  ])('says of the first backup that it %s', async (_what, backups, sentence) => {
    await open({ isBackupLate: true, lastGoodBackupAt: null, backups });

    expect(screen.getByText('There is no good backup')).toBeDefined();
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it('shows that a new one is being made after failures', async () => {
    await open({
      isBackupLate: true,
      backups: [{ ...good, at: '2030-03-05T22:00:00.000Z', verifiedAt: null }, good],
    });

    expect(screen.getByText('That is more than 26 hours ago. A new one is being made.')).toBeDefined();
    expect(screen.getByText('In progress')).toBeDefined();
  });

  it('lists the jobs that have failed first', async () => {
    await open();

    const jobs = within(screen.getByRole('table', { name: 'Jobs' })).getAllByRole('rowheader');
    expect(jobs.map(({ textContent }) => textContent)).toEqual([
      'Remind of memberships that end',
      'Delete old mails',
      'Withdraw unpaid memberships',
    ]);
  });

  it('shows how to have backups while there are none', async () => {
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
