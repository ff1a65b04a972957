import { statfs } from 'node:fs/promises';
import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/days/dates';
import product from '../../../../package.json' with { type: 'json' };
import type { Deps, SystemDetails } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import type { Db } from '../../../platform/db/types.ts';
import { endOfNode, findNodeEnd } from '../../../platform/shared/node-support.ts';
import { countMailsByStatus } from '../../messaging/mail/api.ts';
import { withFiles } from './back-up.ts';
import { listBackups, listJobRuns, readDatabaseDetails } from './queries.ts';
import { findLastGood, isLate } from './rules.ts';

/** The defaults of a minimal process, such as one of a test. */
const BARE: SystemDetails = {
  engine: 'postgresql',
  dataDir: undefined,
  missingSettings: ['BACKUP_DIR'],
  backup: undefined,
};

/**
 * Returns the health information for the operator (D91).
 * @param isProxyForgotten requests come through a proxy that TRUST_PROXY does not name
 */
export async function getSystem(
  { db, clock, system = BARE }: Deps,
  modules: readonly Module[],
  isProxyForgotten: boolean,
): Promise<Reply<'admin/getSystem'>> {
  const now = clock();
  const [database, mails, runs, backups, freeDiskBytes] = await Promise.all([
    readDatabaseDetails(db),
    countMailsByStatus(db),
    listJobRuns(db),
    readBackups(db, system, now),
    freeBytesOf(system.dataDir),
  ]);
  const version = process.versions.node;
  return {
    version: product.version,
    node: version,
    nodeEndsOn: endOfNode(version) ?? null,
    isNodeEnding: findNodeEnd(version, gymDay(now)) !== undefined,
    engine: system.engine,
    engineVersion: database.version,
    schema: database.schema,
    databaseBytes: database.bytes,
    freeDiskBytes,
    mailsWaiting: mails.waiting,
    jobs: presentJobs(modules, runs),
    ...backups,
    missingSettings: [...system.missingSettings, ...(isProxyForgotten ? (['TRUST_PROXY'] as const) : [])],
  };
}

type Runs = Awaited<ReturnType<typeof listJobRuns>>;

/** Lists every job of this version by name, without jobs of earlier versions. */
const presentJobs = (modules: readonly Module[], runs: Runs) =>
  modules
    .flatMap(({ jobs = [] }) => jobs)
    .map(({ name }) => {
      const run = runs.find((each) => each.name === name);
      return { name, lastRunAt: run?.ran_at.toISOString() ?? null, lastError: run?.error ?? null };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));

async function readBackups(db: Db, { backup }: SystemDetails, now: Date) {
  const rows = await listBackups(db);
  const kept = backup ? await withFiles(rows, backup.folder) : rows.map((row) => ({ ...row, isGood: false }));
  const lastGood = findLastGood(kept, now);
  return {
    backupFolder: backup
      ? { path: backup.folder, at: clockTime(backup.atMinute), freeBytes: await freeBytesOf(backup.folder) }
      : null,
    backups: kept.map(({ at, file, bytes, rows: count, verified_at, error }) => ({
      at: at.toISOString(),
      file,
      bytes,
      rows: count,
      verifiedAt: verified_at?.toISOString() ?? null,
      error,
    })),
    lastGoodBackupAt: lastGood?.at.toISOString() ?? null,
    isBackupLate: backup !== undefined && isLate(lastGood?.at, now),
  };
}

const clockTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The free bytes on the disk of a folder; null when there is none, or it is unreachable. */
async function freeBytesOf(folder: string | undefined): Promise<number | null> {
  if (folder === undefined) return null;
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}

/**
 * Returns the age of the last good backup, for the metrics.
 * @returns seconds; undefined while there is none or BACKUP_DIR is not set
 */
export async function readBackupAge({ db, clock, system }: Deps): Promise<number | undefined> {
  if (!system?.backup) return undefined;
  const lastGood = findLastGood(await withFiles(await listBackups(db), system.backup.folder), clock());
  return lastGood && (clock().getTime() - lastGood.at.getTime()) / 1000;
}
