import type { System } from '@namma/contract/system/schemas';

export const goodBackup: System['backups'][number] = {
  at: '2030-03-03T22:00:00.000Z',
  file: 'gym-2030-03-04-033000.backup',
  bytes: 2_400_000,
  rows: 12_345,
  verifiedAt: '2030-03-03T22:00:09.000Z',
  error: null,
};

/** A server with a good backup, and a job that has failed. */
export const sampleSystem: System = {
  version: '1.0.0',
  node: '24.21.0',
  nodeEndsOn: '2028-04-30',
  isNodeEnding: false,
  engine: 'embedded',
  engineVersion: '18.6',
  schema: '0001-baseline',
  databaseBytes: 12_501_115,
  freeDiskBytes: 5 * 1024 ** 3,
  mailsWaiting: 3,
  jobs: [
    { name: 'delete old mails', lastRunAt: null, lastError: null },
    { name: 'remind of memberships that end', lastRunAt: '2030-03-04T06:30:00.000Z', lastError: 'No disk' },
    { name: 'withdraw unpaid memberships', lastRunAt: '2030-03-04T06:30:00.000Z', lastError: null },
  ],
  backupFolder: { path: '/mnt/backups', at: '03:30', freeBytes: 1024 ** 4 },
  backups: [goodBackup],
  lastGoodBackupAt: goodBackup.at,
  isBackupLate: false,
  missingSettings: ['SMTP_URL'],
};
