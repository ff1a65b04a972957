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
import { closeToOthers, EmbeddedDisk, syncFolder } from './disk.ts';

/** Here a new database is unpacked. What is in it belongs to nobody: it is removed when a start finds it. */
const UNPACKED_IN = '.first-start';
/** The same folder once all of it is on the disk: from here its files move into the data folder. */
const COMPLETE_IN = '.first-start-complete';
/** Moved last: a data folder that has it has all the rest. */
const LAST_MOVED = 'PG_VERSION';

export const hasDatabase = (folder: string): boolean => existsSync(join(folder, LAST_MOVED));

/**
 * Keeps a start from making an empty shop where a damaged one may be. What file systems and people leave in a folder
 * that is meant to be empty is no objection: `lost+found` and names that begin with a dot.
 * @throws StartError for a folder that holds something, but neither a database nor a first start that was cut short
 */
export function refuseOtherFiles(folder: string): void {
  const names = readdirSync(folder);
  if (names.includes(LAST_MOVED) || names.includes(COMPLETE_IN)) return;
  const others = names.filter((name) => name !== 'lost+found' && !name.startsWith('.'));
  if (others.length === 0) return;
  throw new StartError(
    `The data folder ${folder} is neither empty nor a database (it has ${others.slice(0, 3).join(', ')}, but no ${LAST_MOVED}): name an empty folder in DATA_DIR and restore a backup, or put the missing files back.`,
  );
}

/**
 * Goes on with a first start that was cut short, for who has the folder's lock: a database that was complete is moved in,
 * an incomplete one is removed. Nothing outside of the two folders of a first start is ever removed or overwritten.
 */
export async function resumeFirstStart(folder: string): Promise<void> {
  rmSync(join(folder, UNPACKED_IN), { recursive: true, force: true });
  if (existsSync(join(folder, COMPLETE_IN))) moveIn(folder);
}

/**
 * The files of a database that is made now. PGlite unpacks it, tells by `syncToFs` that it is there, and then starts it:
 * in between it becomes durable and moves to its place, so that a start that is cut short leaves either nothing or all.
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
    closeToOthers(unpacked);
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
        `The data folder ${folder} has ${name} twice, also in ${COMPLETE_IN}: that first start was cut short and other files were put here since. Move one of the two away.`,
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

/** Waits until the names in a folder are on the disk; Windows has no such thing. */
function syncNames(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
