import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../shared/start-error.ts';
import { EmbeddedDisk, restrictToOwner, syncFolder } from './disk.ts';

const OWNER_ONLY = 0o700;

/** A new database is unpacked here. The next start removes this folder. */
const UNPACKED_IN = '.first-start';
/** That folder, once it is complete and on the disk. Its files then move into the data folder. */
const COMPLETE_IN = '.first-start-complete';
/** A restore fills a database here. After an interrupted restore, the next process to open the folder removes it. */
const RESTORED_IN = '.restore';
/** That folder, once it is complete and on the disk: from then on it is the shop. */
const RESTORE_COMPLETE_IN = '.restore-complete';
/** The files of the replaced shop, until the new ones are in place. */
const REPLACED_IN = '.replaced';
/** Moved last, so a data folder that has it is complete. */
const LAST_MOVED = 'PG_VERSION';

/** True if the folder contains a complete database. */
export const hasDatabase = (folder: string): boolean => existsSync(join(folder, LAST_MOVED));

/** True if the folder contains a database, including one that is still to be moved into place. */
export const hasShop = (folder: string): boolean => existsSync(folder) && holdsShop(readdirSync(folder));
const holdsShop = (names: readonly string[]) =>
  [LAST_MOVED, COMPLETE_IN, RESTORE_COMPLETE_IN].some((name) => names.includes(name));

/**
 * Refuses a folder that may contain a damaged database, where a first start would create an empty shop. Ignores
 * `lost+found` and hidden files.
 * @throws StartError for a folder with files, but neither a database nor an interrupted first start
 */
export function refuseOtherFiles(folder: string): void {
  const names = readdirSync(folder);
  if (holdsShop(names)) return;
  const others = names.filter(isOfDatabase);
  if (others.length === 0) return;
  throw new StartError(
    `The data folder ${folder} is neither empty nor a database (it has ${others.slice(0, 3).join(', ')}, but no ${LAST_MOVED}). Set DATA_DIR to an empty folder and restore a backup, or put the missing files back.`,
  );
}

const isOfDatabase = (name: string): boolean => name !== 'lost+found' && !name.startsWith('.');

/**
 * Finishes or removes an interrupted first start or restore: moves a complete database into place, and removes an
 * incomplete one. Removes or overwrites nothing else. The caller must hold the folder's lock.
 */
export function finishInterrupted(folder: string): void {
  for (const name of [UNPACKED_IN, RESTORED_IN]) rmSync(join(folder, name), { recursive: true, force: true });
  if (existsSync(join(folder, RESTORE_COMPLETE_IN))) moveAside(folder);
  if (existsSync(join(folder, COMPLETE_IN))) moveIn(folder);
  rmSync(join(folder, REPLACED_IN), { recursive: true, force: true });
}

/**
 * Replaces the database in this folder, if any. Until the new one is complete and on the disk the folder's files are
 * unchanged; from then on every start, also after a crash, moves the new ones into place. The caller must hold the
 * folder's lock.
 * @param make creates the database in the given folder, and closes it
 */
export async function replaceDatabase(
  folder: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const restored = join(folder, RESTORED_IN);
  try {
    mkdirSync(restored, { mode: OWNER_ONLY });
    await make(restored);
    restrictToOwner(restored);
    await syncFolder(restored);
  } catch (error) {
    rmSync(restored, { recursive: true, force: true });
    throw error;
  }
  renameSync(restored, join(folder, RESTORE_COMPLETE_IN));
  syncNames(folder);
  finishInterrupted(folder);
}

/** Moves the replaced database away, `PG_VERSION` first: without it no version treats the folder as a shop. */
function moveAside(folder: string): void {
  mkdirSync(join(folder, REPLACED_IN), { recursive: true, mode: OWNER_ONLY });
  const names = readdirSync(folder).filter(isOfDatabase);
  for (const name of names.sort((a, b) => Number(b === LAST_MOVED) - Number(a === LAST_MOVED)))
    renameSync(join(folder, name), join(folder, REPLACED_IN, name));
  syncNames(folder);
  renameSync(join(folder, RESTORE_COMPLETE_IN), join(folder, COMPLETE_IN));
  syncNames(folder);
}

/**
 * The files of a new database. PGlite unpacks them, calls `syncToFs`, and then starts the engine. `syncToFs` flushes
 * them to the disk and moves them into place, so an interrupted start leaves either nothing or a complete database.
 */
export class FirstStartDisk extends EmbeddedDisk {
  private isMoved = false;

  private readonly folder: string;

  constructor(folder: string) {
    super(join(folder, UNPACKED_IN));
    this.folder = folder;
  }

  override async syncToFs(): Promise<void> {
    if (this.isMoved) return;
    this.isMoved = true;
    const unpacked = join(this.folder, UNPACKED_IN);
    restrictToOwner(unpacked);
    await syncFolder(unpacked);
    renameSync(unpacked, join(this.folder, COMPLETE_IN));
    syncNames(this.folder);
    moveIn(this.folder);
    this.mountAt(this.folder);
  }
}

function moveIn(folder: string): void {
  const complete = join(folder, COMPLETE_IN);
  const move = (name: string) => {
    if (existsSync(join(folder, name))) {
      throw new StartError(
        `The data folder ${folder} has ${name} twice, also in ${COMPLETE_IN}: the first start was interrupted and other files were added since. Move one of the two away.`,
      );
    }
    renameSync(join(complete, name), join(folder, name));
  };
  const names = readdirSync(complete);
  names.filter((name) => name !== LAST_MOVED).forEach(move);
  syncNames(folder);
  if (names.includes(LAST_MOVED)) move(LAST_MOVED);
  rmdirSync(complete);
  syncNames(folder);
}

/** Flushes the entries of a folder to the disk; Windows needs no such call. */
function syncNames(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
