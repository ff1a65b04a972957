import { z } from 'zod';
import { engines, neededSettings } from './rules.ts';

const bytes = z.int().min(0);
const instant = z.iso.datetime();

/** A backup that the server has made or attempted. It is good when it has `verifiedAt` and no `error`. */
const backup = z.object({
  /** UTC instant at which it began. */
  at: instant,
  file: z.string(),
  /** Null until it is complete. */
  bytes: bytes.nullable(),
  rows: z.int().min(0).nullable(),
  /** UTC instant of the successful test restore. Null and no error: in progress. */
  verifiedAt: instant.nullable(),
  /** Why it failed, or no longer counts, such as a missing file. */
  error: z.string().nullable(),
});
export type BackupRow = z.infer<typeof backup>;

const job = z.object({
  name: z.string(),
  /** UTC instant of the last run in any process, to five minutes; null: none since the shop was created or updated. */
  lastRunAt: instant.nullable(),
  /** Why that run failed; null: it did not. */
  lastError: z.string().nullable(),
});

/** The health information for the operator (D91), of the responding process and its database. */
export const system = z.object({
  version: z.string(),
  node: z.string(),
  /** The last day (IST) of fixes for this release of Node; null when it is not known. */
  nodeEndsOn: z.iso.date().nullable(),
  /** It ends within 90 days, or has ended. */
  isNodeEnding: z.boolean(),
  engine: z.enum(engines),
  /** PostgreSQL's own version; the embedded engine is one too. */
  engineVersion: z.string(),
  /** The name of the last migration. */
  schema: z.string(),
  databaseBytes: bytes,
  /** Free on the disk of the embedded database; null with a PostgreSQL server, whose disk is not accessible. */
  freeDiskBytes: bytes.nullable(),
  mailsWaiting: z.int().min(0),
  jobs: z.array(job),
  /** The folder of backups; null while BACKUP_DIR is not set. `freeBytes` is null while the folder is unreachable. */
  backupFolder: z.object({ path: z.string(), at: z.string(), freeBytes: bytes.nullable() }).nullable(),
  /** Newest first, 60 at most. */
  backups: z.array(backup).max(60),
  /** UTC instant of the last good one; null: there is none. */
  lastGoodBackupAt: instant.nullable(),
  /** BACKUP_DIR is set, and the last good backup is older than 26 hours. */
  isBackupLate: z.boolean(),
  missingSettings: z.array(z.enum(neededSettings)),
});
export type System = z.infer<typeof system>;
