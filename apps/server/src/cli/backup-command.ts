import { stat } from 'node:fs/promises';
import { openBackup } from '../platform/db/backup/source.ts';
import { writeBackup } from '../platform/db/backup/write-backup.ts';
import type { Database } from '../platform/db/database.ts';
import { FolderInUseError, refuseMissingShop } from '../platform/db/embedded/data-folder.ts';
import { openEmbedded } from '../platform/db/embedded/engine.ts';
import { askForBackup } from '../platform/db/embedded/server-socket.ts';
import { openPostgres } from '../platform/db/postgres/engine.ts';
import type { Db } from '../platform/db/types.ts';
import { writeStream, writeWhole } from '../platform/shared/write-file.ts';
import { type DatabaseSettings, directUrlOf } from './database-settings.ts';

/**
 * Backs up the configured database, also while a server uses it, in a format that both engines can restore. Reads the
 * file back to its end before renaming it to its final name.
 * @param isOverwriting replaces an existing file
 * @returns one line for the terminal
 * @throws StartError with the reason in one line
 */
export async function backUp(
  settings: DatabaseSettings,
  file: string,
  isOverwriting = false,
): Promise<string> {
  let rows = 0;
  await writeWhole(file, isOverwriting, async (part) => {
    await writeRows(settings, part);
    ({ rows } = await openBackup(part));
  });
  const megabytes = ((await stat(file)).size / 1024 ** 2).toFixed(1);
  return `Backed up to ${file}: ${megabytes} MB, ${rows} rows.`;
}

async function writeRows(settings: DatabaseSettings, part: string): Promise<void> {
  try {
    await withDatabase(settings, async (db) => void (await writeBackup(db, part, new Date())));
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    await writeStream(part, await askForBackup(settings.dataDir));
  }
}

/** @throws FolderInUseError when a server has it open; errors of `use` become one line for the terminal */
async function withDatabase(settings: DatabaseSettings, use: (db: Db) => Promise<void>): Promise<void> {
  const { db, explain, close } = await openFor(settings);
  try {
    await use(db);
  } catch (error) {
    throw explain(error);
  } finally {
    await close();
  }
}

async function openFor(settings: DatabaseSettings): Promise<Database> {
  const url = directUrlOf(settings);
  if (url) return openPostgres(url, 1, { statements: settings.databaseStatements ?? 'named' });
  refuseMissingShop(settings.dataDir);
  return openEmbedded(settings.dataDir);
}
