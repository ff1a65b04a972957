import type { BackupSource } from '../backup/lines.ts';
import { load, refuseContents } from '../backup/load.ts';
import { explainFailure } from '../start-failure.ts';
import { lockDataFolder, prepareDataFolder } from './data-folder.ts';
import { openLocked } from './engine.ts';
import { finishInterrupted, hasDatabase, refuseOtherFiles, replaceDatabase } from './first-start.ts';

/**
 * Restores a backup beside the database of a data folder, and then replaces the database, all or nothing.
 * @throws FolderInUseError when a server has the folder open
 * @throws StartError when there is a shop that may not be replaced, or the disk is full
 */
export async function restoreEmbedded(
  dataDir: string,
  source: BackupSource,
  isReplacing: boolean,
): Promise<void> {
  const folder = prepareDataFolder(dataDir);
  const unlock = await lockDataFolder(folder);
  try {
    refuseOtherFiles(folder);
    finishInterrupted(folder);
    if (!isReplacing && hasDatabase(folder)) await refuseShop(folder);
    await replaceDatabase(folder, (restored) => makeDatabase(restored, source));
  } catch (error) {
    throw explainFailure(error, folder);
  } finally {
    await unlock();
  }
}

async function refuseShop(folder: string): Promise<void> {
  const { db, close } = await openLocked(folder, async () => {});
  await refuseContents(db, false).finally(close);
}

async function makeDatabase(folder: string, source: BackupSource): Promise<void> {
  // The lock of the enclosing folder is enough.
  const { db, close } = await openLocked(folder, async () => {});
  try {
    await load(db, source, false);
  } catch (error) {
    // The engine may be broken, such as by a full disk.
    await close().catch(() => {});
    throw error;
  }
  await close();
}
