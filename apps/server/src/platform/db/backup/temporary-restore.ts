import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hours } from '@namma/contract/days/dates';
import { openEmbedded } from '../embedded/engine.ts';
import type { BackupFigures } from '../figures.ts';
import { readFigures } from './figures.ts';
import { load } from './load.ts';
import { openBackup } from './source.ts';

const PREFIX = 'namma-restored-';
/** Folders of killed processes are removed by later ones after this time. */
const LEFT_FOR_MILLISECONDS = hours(24);

/**
 * Restores a backup into a temporary database, always of the embedded engine: that needs no rights on a PostgreSQL and
 * no resources of it. The database is in the system's temporary folder.
 * @returns the figures of the restored database
 * @throws StartError when the file is damaged, or the restored figures differ from those in the file
 */
export async function restoreToTemporary(file: string): Promise<BackupFigures> {
  const source = await openBackup(file);
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const { db, close } = await openEmbedded(join(folder, 'data'));
    try {
      await load(db, source, false);
      return await readFigures(db);
    } finally {
      // A full disk may have broken the engine.
      await close().catch(() => {});
    }
  } finally {
    process.off('exit', remove);
    remove();
  }
}

async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    const made = await stat(path).catch(() => undefined);
    if (made && Math.abs(Date.now() - made.mtimeMs) > LEFT_FOR_MILLISECONDS)
      await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
