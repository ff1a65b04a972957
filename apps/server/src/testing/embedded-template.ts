import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../db/embedded/engine.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Contains `template`, the data folder that gyms copy, and the copies. */
    embeddedFolder: string;
  }
}

const MEMORY_FOLDER = '/dev/shm';
/** A gym takes 40 MB, and at most a few dozen exist at once. */
const ROOM_NEEDED_BYTES = 2 * 1024 ** 3;

/** Each project that needs the folder loads this module anew, so what they share belongs to the process. */
interface SharedFolder {
  path: Promise<string>;
  users: number;
}
const shared = globalThis as { embeddedFolderOfTests?: SharedFolder };

/** Migrates an embedded database for gyms to copy, once for all projects: a first start takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.embeddedFolderOfTests ??= { path: makeFolder(), users: 0 };
  const folder = shared.embeddedFolderOfTests;
  folder.users++;
  const path = await folder.path;
  project.provide('embeddedFolder', path);
  return async () => {
    folder.users--;
    if (folder.users > 0) return;
    delete shared.embeddedFolderOfTests;
    rmSync(path, { recursive: true, force: true });
  };
}

async function makeFolder(): Promise<string> {
  const folder = mkdtempSync(join(findRoomyFolder(), 'namma-gyms-'));
  const { db, close } = await openEmbedded(join(folder, 'template'));
  await migrate(db);
  await close();
  return folder;
}

/** In memory if there is room, because the engine waits for its disk at every start. */
export function findRoomyFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= ROOM_NEEDED_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}
