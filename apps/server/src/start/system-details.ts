import type { BackupSettings, SystemDetails } from '../deps.ts';
import { runChild } from '../platform/db/backup/run-child.ts';
import { writeBackup } from '../platform/db/backup/write-backup.ts';
import type { Database } from '../platform/db/database.ts';
import type { Config } from './config.ts';

/**
 * Collects the data of this process for the system page, and its backup function.
 * @param stopping aborts a running backup
 */
export const systemDetailsOf = (
  config: Config,
  database: Pick<Database, 'engine' | 'db'>,
  stopping?: AbortSignal,
): SystemDetails => ({
  engine: database.engine,
  dataDir: database.engine === 'embedded' ? config.dataDir : undefined,
  missingSettings: config.missingSettings,
  backup: config.backup && { ...config.backup, make: makerOf(config, database, stopping) },
});

/**
 * PostgreSQL is backed up by a child process, so that requests are not slowed down. The embedded database is only open
 * in this process, which reads it; the test restore runs in a child process for both.
 */
function makerOf(
  { databaseUrl, databaseListenUrl, databaseStatements: statements }: Config,
  { db }: Pick<Database, 'db'>,
  stopping: AbortSignal | undefined,
): BackupSettings['make'] {
  // Cursors do not survive a pooler in transaction mode.
  const url = databaseUrl && (databaseListenUrl ?? databaseUrl);
  return async (file, now) => {
    if (!url) {
      const original = await writeBackup(db, file, now);
      return { original, restored: (await runChild({ file }, stopping)).restored };
    }
    const { original = {}, restored } = await runChild(
      { file, from: { url, statements, now: now.toISOString() } },
      stopping,
    );
    return { original, restored };
  };
}
