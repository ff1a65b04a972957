import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely } from 'kysely';
import { type Database, readAsNumber, readAsText } from '../database.ts';
import { CacheGeneration, CHANGES_CHANNEL } from '../freshness/cache-generation.ts';
import { EngineLog, explainFailure, explainOpening } from '../start-failure.ts';
import type { Tables } from '../types.ts';
import { lockDataFolder, prepareDataFolder } from './data-folder.ts';
import { closeToOthers, EmbeddedDisk, toDurable } from './disk.ts';
import { FirstStartDisk, hasDatabase, refuseOtherFiles, resumeFirstStart } from './first-start.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import { maintain } from './upkeep.ts';

const embeddedSettings = [
  // Its pages are read through the memory of this machine.
  ...['-c', 'random_page_cost=1.1'],
  // All of a small shop. Its start writes zeros to every byte of it: with the usual 128 MB that is a fifth of a second, and
  // 100 MB that nobody uses.
  ...['-c', 'shared_buffers=32MB'],
];

/**
 * Opens the embedded engine in a folder that no other process may have open (D36, D38); makes a database in an empty one.
 * @throws StartError with the line that says what to do: a folder that is in use, cannot be written or holds other files,
 * a full disk, a damaged database
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = prepareDataFolder(dataDir);
  const unlock = await lockDataFolder(folder);
  const log = new EngineLog();
  let client: PGlite;
  try {
    refuseOtherFiles(folder);
    await resumeFirstStart(folder);
    client = new PGlite({
      fs: hasDatabase(folder) ? new EmbeddedDisk(folder) : new FirstStartDisk(folder),
      startParams: [...toDurable(PGlite.defaultStartParams), ...embeddedSettings],
      extensions: { pg_trgm },
      parsers: Object.fromEntries([
        ...readAsNumber.map((type) => [type, Number]),
        ...readAsText.map((type) => [type, (text: string) => text]),
      ]),
      onStderr: log.add,
    });
    await client.waitReady;
    closeToOthers(folder);
  } catch (error) {
    await unlock();
    throw explainOpening(error, folder, log);
  }
  let tellBroken: (error: unknown) => void = () => {};
  const db = new Kysely<Tables>({ dialect: new PgliteDialect(client, (error) => tellBroken(error)) });
  const changes = new CacheGeneration();
  // One connection does all: it hears of a change at its commit, before whoever wrote goes on.
  await client.listen(CHANGES_CHANNEL, () => changes.invalidate());
  changes.isListening = true;
  const close = async () => {
    await db.destroy();
    // Kysely closes only what it has used.
    if (!client.closed) await client.close();
    await unlock();
  };
  return {
    db,
    changes,
    engine: 'embedded',
    promise: 'An answered write is on the disk: neither a crash nor a power cut loses it.',
    maintain: (log, end, commands = {}) => {
      tellBroken = end;
      return maintain(db, folder, log, commands);
    },
    figures: [],
    explain: (error) => explainFailure(error, folder),
    close,
  };
}
