import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../shared/start-error.ts';
import { hasShop, refuseOtherFiles } from './first-start.ts';

/** Another process has the embedded database open. */
export class FolderInUseError extends StartError {}

const OWNER_ONLY = 0o700;

/**
 * Creates the folder, readable only by its owner.
 * @returns its real path
 * @throws StartError when it is not writable, or contains files but no database
 */
export function prepareDataFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
    // Checked before changing anything in a folder that may belong to another program.
    refuseOtherFiles(realpathSync(folder));
    chmodSync(folder, OWNER_ONLY);
    return realpathSync(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} cannot be written: ${(error as Error).message}`);
  }
}

/**
 * For commands that need a shop and would otherwise create an empty one.
 * @throws StartError when the folder contains no database
 */
export function refuseMissingShop(folder: string): void {
  if (hasShop(folder)) return;
  throw new StartError(`There is no shop in the data folder ${folder}: check DATA_DIR.`);
}

/**
 * Locks an embedded data folder: PGlite itself would let a second process open it, and lose rows. The lock is a
 * listening local socket, which the operating system closes when the process ends, so a crash leaves no stale lock.
 * (Outside Linux and Windows the socket is a file; one that does not respond is stale and removed.)
 * @returns a function that releases the lock
 * @throws FolderInUseError when another process holds it
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(folder);
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (!isSocketFile(address) || (await isAnswered(address))) {
      throw new FolderInUseError(`The data folder ${folder} is in use by another process.`);
    }
    rmSync(address, { force: true });
    return listen(address);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function lockAddress(folder: string): string {
  // Device and inode identify the folder, whichever path or mount leads to it.
  const { dev, ino } = statSync(folder);
  const name = `namma-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

const isSocketFile = (address: string) => !address.startsWith('\0') && !address.startsWith('\\\\.\\pipe');

const listen = (address: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject).listen(address, () => resolve(server));
  });

const isAnswered = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
