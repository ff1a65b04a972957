import { z } from 'zod';
import { engines, neededSettings } from './rules.ts';

const bytes = z.int().min(0);
const instant = z.iso.datetime();

/** A backup that the server has made or tried to make. It is good when it has `verifiedAt` and no `error`. */
const backup = z.object({
  /** UTC instant at which it began. */
  at: instant,
  file: z.string(),
  /** Null until it is whole. */
  bytes: bytes.nullable(),
  rows: z.int().min(0).nullable(),
  /** UTC instant at which it had been restored and compared. Null and no error: it is being made. */
  verifiedAt: instant.nullable(),
  /** Why there is none, or why it does not count any more, such as a file that is gone. */
  error: z.string().nullable(),
});
export type BackupRow = z.infer<typeof backup>;

const job = z.object({
  name: z.string(),
  /** UTC instant of the last run in any process, to five minutes; null: none since the shop was made or updated. */
  lastRunAt: instant.nullable(),
  /** Why that run failed; null: it did not. */
  lastError: z.string().nullable(),
});

/** What whoever looks after the server needs to know (D91), of the process that answers and of its database. */
export const system = z.object({
  version: z.string(),
  node: z.string(),
  /** The last day (IST) on which this release of Node gets fixes; null when it is not known. */
  nodeEndsOn: z.iso.date().nullable(),
  /** It ends within 90 days, or has ended. */
  isNodeEnding: z.boolean(),
  engine: z.enum(engines),
  /** PostgreSQL's own version; the embedded engine is one too. */
  engineVersion: z.string(),
  /** The name of the last migration. */
  schema: z.string(),
  databaseBytes: bytes,
  /** Free on the disk of the embedded database; null with a PostgreSQL server, whose disk is not seen from here. */
  freeDiskBytes: bytes.nullable(),
  mailsWaiting: z.int().min(0),
  jobs: z.array(job),
  /** Where backups go; null while BACKUP_DIR is not set. `freeBytes` is null while the folder cannot be reached. */
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
