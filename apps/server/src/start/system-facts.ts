import type { BackupSettings, SystemFacts } from '../deps.ts';
import { runChild } from '../platform/db/backup/run-child.ts';
import { writeBackup } from '../platform/db/backup/write-backup.ts';
import type { Database } from '../platform/db/database.ts';
import type { Config } from './config.ts';

/**
 * What the system page says of this process, and how it backs itself up.
 * @param stopping ends a backup that is being made
 */
export const systemFactsOf = (
  config: Config,
  database: Pick<Database, 'engine' | 'db'>,
  stopping?: AbortSignal,
): SystemFacts => ({
  engine: database.engine,
  dataDir: database.engine === 'embedded' ? config.dataDir : undefined,
  missingSettings: config.missingSettings,
  backup: config.backup && { ...config.backup, make: makerOf(config, database, stopping) },
});

/**
 * A PostgreSQL is read by the process beside the server, so that requests are not slower meanwhile. The embedded database is open
 * in this process alone, which reads it; what is restored is restored beside it, too.
 */
function makerOf(
  { databaseUrl, databaseListenUrl, databaseStatements: statements }: Config,
  { db }: Pick<Database, 'db'>,
  stopping: AbortSignal | undefined,
): BackupSettings['make'] {
  // Through a pooler in transaction mode a cursor does not last.
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
