import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { minutes } from '@namma/contract/days/dates';
import { Kysely } from 'kysely';
import { columnReaders, type Database } from '../database.ts';
import { CacheEpoch, CHANGES_CHANNEL } from '../freshness/cache-epoch.ts';
import { EngineLog, explainFailure, explainOpening } from '../start-failure.ts';
import type { Tables } from '../types.ts';
import { lockDataFolder, prepareDataFolder } from './data-folder.ts';
import { EmbeddedDisk, restrictToOwner, toDurable } from './disk.ts';
import { FirstStartDisk, finishInterrupted, hasDatabase, refuseOtherFiles } from './first-start.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import { maintain } from './upkeep.ts';

const embeddedSettings = [
  // Reads go through the operating system's page cache, so random ones cost little more than sequential ones.
  ...['-c', 'random_page_cost=1.1'],
  // Enough for a small shop. The engine zeroes all of it at the start: the default of 128 MB costs 0.2 s and 100 MB of
  // unused memory.
  ...['-c', 'shared_buffers=32MB'],
];

/**
 * Opens the embedded engine in a folder (D36, D38); creates a database in an empty one. Only one process may have it
 * open.
 * @throws StartError with the solution: the folder is in use, not writable or contains other files, the disk is full,
 * or the database is damaged
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = prepareDataFolder(dataDir);
  return openLocked(folder, await lockDataFolder(folder));
}

/**
 * Opens the embedded engine in a folder that this process has locked.
 * @param unlock called when the database is closed, or cannot be opened
 * @throws StartError as `openEmbedded`
 */
export async function openLocked(folder: string, unlock: () => Promise<void>): Promise<Database> {
  const log = new EngineLog();
  let client: PGlite;
  try {
    refuseOtherFiles(folder);
    finishInterrupted(folder);
    client = new PGlite({
      fs: hasDatabase(folder) ? new EmbeddedDisk(folder) : new FirstStartDisk(folder),
      startParams: [...toDurable(PGlite.defaultStartParams), ...embeddedSettings],
      extensions: { pg_trgm },
      parsers: columnReaders((text) => new Date(text)),
      onStderr: log.add,
    });
    await client.waitReady;
    restrictToOwner(folder);
  } catch (error) {
    await unlock();
    throw explainOpening(error, folder, log);
  }
  let onBroken: (error: unknown) => void = () => {};
  const db = new Kysely<Tables>({ dialect: new PgliteDialect(client, (error) => onBroken(error)) });
  const changes = new CacheEpoch();
  // There is one connection, so its notifications arrive at the commit, before the writer continues.
  await client.listen(CHANGES_CHANNEL, () => changes.invalidate());
  changes.isListening = true;
  // Some responses change with the time alone, such as current closures.
  const refresh = setInterval(() => changes.markStale(), minutes(1)).unref();
  const close = async () => {
    clearInterval(refresh);
    await db.destroy();
    // Kysely does not close a connection that it never used.
    if (!client.closed) await client.close();
    await unlock();
  };
  return {
    db,
    changes,
    engine: 'embedded',
    durability: 'An answered write is on the disk: neither a crash nor a power cut loses it.',
    maintain: (log, end, commands = {}) => {
      onBroken = end;
      return maintain(db, folder, log, commands);
    },
    figures: [],
    explain: (error) => explainFailure(error, folder),
    close,
  };
}
