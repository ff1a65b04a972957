import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { EmbeddedDisk, restrictToOwner, syncFolder } from './disk.ts';

/** A new database is unpacked here. A start that finds this folder removes it. */
const UNPACKED_IN = '.first-start';
/** The same folder once it is complete and on the disk. Its files then move into the data folder. */
const COMPLETE_IN = '.first-start-complete';
/** Moved last, so a data folder that has it is complete. */
const LAST_MOVED = 'PG_VERSION';

/** Whether the folder holds a complete database. */
export const hasDatabase = (folder: string): boolean => existsSync(join(folder, LAST_MOVED));

/**
 * Refuses a folder that may hold a damaged database, where a first start would make an empty shop. `lost+found` and
 * names that begin with a dot are ignored.
 * @throws StartError for a folder that holds files, but neither a database nor an interrupted first start
 */
export function refuseOtherFiles(folder: string): void {
  const names = readdirSync(folder);
  if (names.includes(LAST_MOVED) || names.includes(COMPLETE_IN)) return;
  const others = names.filter((name) => name !== 'lost+found' && !name.startsWith('.'));
  if (others.length === 0) return;
  throw new StartError(
    `The data folder ${folder} is neither empty nor a database (it has ${others.slice(0, 3).join(', ')}, but no ${LAST_MOVED}). Set DATA_DIR to an empty folder and restore a backup, or put the missing files back.`,
  );
}

/**
 * Finishes or removes an interrupted first start: a complete database is moved in, an incomplete one removed. Nothing
 * else is removed or overwritten. The caller must hold the folder's lock.
 */
export async function resumeFirstStart(folder: string): Promise<void> {
  rmSync(join(folder, UNPACKED_IN), { recursive: true, force: true });
  if (existsSync(join(folder, COMPLETE_IN))) moveIn(folder);
}

/**
 * The files of a new database. PGlite unpacks them, calls `syncToFs`, and then starts the engine. In `syncToFs` they
 * are flushed to the disk and moved into place, so an interrupted start leaves either nothing or a complete database.
 */
export class FirstStartDisk extends EmbeddedDisk {
  private isMoved = false;

  constructor(private readonly folder: string) {
    super(join(folder, UNPACKED_IN));
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
