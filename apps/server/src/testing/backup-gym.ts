import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupSettings, Deps, MadeBackup } from '../deps.ts';
import { backUpWhenDue } from '../modules/admin/system/back-up.ts';
import { runChild } from '../platform/db/backup/run-child.ts';
import { openBackup } from '../platform/db/backup/source.ts';
import { writeBackup } from '../platform/db/backup/write-backup.ts';
import { startTestGym, type TestGym } from './gym.ts';

export interface BackupGym {
  gym: TestGym;
  folder: string;
  backup: BackupSettings;
  deps: Deps;
  /** Switches from quick backups to real ones, with a test restore. */
  restoreThem: () => void;
  /** Runs the job, which the server does each minute. */
  run: () => Promise<unknown>;
  /** The files in the folder, in order. */
  files: (folder?: string) => string[];
  /** As shown on the system page. */
  read: () => Promise<Awaited<ReturnType<typeof readSystem>>>;
  close: () => void;
}

const readSystem = async (gym: TestGym) =>
  (await gym.as(await gym.make.admin()).call('admin/getSystem')).body;

/**
 * A gym that backs itself up into its own folder, at 03:30. It starts at noon, so that the first backup is due at once.
 */
export async function startBackupGym(now = new Date('2030-03-04T06:30:00Z')): Promise<BackupGym> {
  const folder = mkdtempSync(join(tmpdir(), 'namma-backups-'));
  let gym: TestGym;
  const backup: BackupSettings = {
    folder,
    atMinute: 3 * 60 + 30,
    make: (file, at) => makeQuickly(gym, file, at),
  };
  gym = await startTestGym({ now, backup });
  const deps: Deps = {
    db: gym.db,
    clock: () => gym.now(),
    isRateLimited: true,
    system: { engine: gym.engine, dataDir: undefined, missingSettings: [], backup },
  };
  return {
    gym,
    folder,
    backup,
    deps,
    restoreThem: () => {
      backup.make = (file, at) => makeBackup(gym, file, at);
    },
    run: () => backUpWhenDue(deps),
    files: (of = folder) => readdirSync(of).sort(),
    read: () => readSystem(gym),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** As the server does in start/system-facts.ts. The test restore takes seconds. */
async function makeBackup(gym: TestGym, file: string, now: Date): Promise<MadeBackup> {
  if (gym.databaseUrl === undefined) {
    const original = await writeBackup(gym.db, file, now);
    return { original, restored: (await runChild({ file })).restored };
  }
  const { original = {}, restored } = await runChild({
    file,
    from: { url: gym.databaseUrl, statements: 'named', now: now.toISOString() },
  });
  return { original, restored };
}

/** For tests of the surrounding logic: reads the file to its end, but does not restore it. */
async function makeQuickly(gym: TestGym, file: string, now: Date): Promise<MadeBackup> {
  const original = await writeBackup(gym.db, file, now);
  await openBackup(file);
  return { original, restored: structuredClone(original) };
}
