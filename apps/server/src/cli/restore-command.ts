import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { BackupSource } from '../platform/db/backup/lines.ts';
import { load } from '../platform/db/backup/load.ts';
import { openBackup } from '../platform/db/backup/source.ts';
import { FolderInUseError } from '../platform/db/embedded/data-folder.ts';
import { restoreEmbedded } from '../platform/db/embedded/restore.ts';
import { LISTENER_SESSION_NAME } from '../platform/db/freshness/change-listener.ts';
import { openPostgres } from '../platform/db/postgres/engine.ts';
import type { Db } from '../platform/db/types.ts';
import { StartError } from '../platform/shared/start-error.ts';
import { type DatabaseSettings, directUrlOf } from './database-settings.ts';

/** A server that was just stopped may still have open sessions. */
const SESSIONS_END_WITHIN_MILLISECONDS = 5_000;
const LOOK_EVERY_MILLISECONDS = 200;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Restores a backup into an empty database, or with `isReplacing` in place of its contents, all or nothing: reads the
 * file to its end first, and a process killed meanwhile leaves the previous data unchanged.
 * @returns one line for the terminal
 * @throws StartError with the reason in one line
 */
export async function restore(
  settings: DatabaseSettings,
  file: string,
  isReplacing: boolean,
): Promise<string> {
  const source = await openBackup(file);
  const url = directUrlOf(settings);
  try {
    if (url) await restorePostgres(url, settings, source, isReplacing);
    else await restoreEmbedded(settings.dataDir, source, isReplacing);
  } catch (error) {
    if (error instanceof FolderInUseError) throw new StartError(`${error.message} Stop the server first.`);
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup was not restored, and nothing was changed: ${firstLine(error)}`);
  }
  const when = source.madeAt === undefined ? '' : `, as of ${source.madeAt}`;
  const notice = source.hasChecksum
    ? ''
    : ' It was made by an earlier version and carries no checksum: whether it was changed since could not be verified.';
  return `Restored from ${file}: ${source.rows} rows${when}.${notice}`;
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

async function restorePostgres(
  url: string,
  settings: DatabaseSettings,
  source: BackupSource,
  isReplacing: boolean,
): Promise<void> {
  const { db, explain, close } = await openPostgres(url, 1, {
    statements: settings.databaseStatements ?? 'named',
  });
  try {
    await refuseServers(db);
    await load(db, source, isReplacing);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) {
      throw new StartError(
        'Another session uses the tables of this database: end it first. Nothing was changed.',
      );
    }
    throw explain(error);
  } finally {
    await close();
  }
}

/** @throws StartError when a server is running on this database, because its caches would still hold the old data */
async function refuseServers(db: Db): Promise<void> {
  const giveUpAt = performance.now() + SESSIONS_END_WITHIN_MILLISECONDS;
  for (;;) {
    const { rows } = await sql<{ address: string }>`
      select distinct coalesce(host(client_addr), 'this machine') as address from pg_stat_activity
      where datname = current_database() and application_name = ${LISTENER_SESSION_NAME}`.execute(db);
    if (rows.length === 0) return;
    if (performance.now() > giveUpAt) {
      const from = rows.map(({ address }) => address).join(', ');
      throw new StartError(`A server is running on this database (from ${from}). Stop the server first.`);
    }
    await wait(LOOK_EVERY_MILLISECONDS);
  }
}
