import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { refuseOtherFiles } from './first-start.ts';

/** The embedded engine lets one process in at a time. */
export class FolderInUseError extends StartError {}

const OWNER_ONLY = 0o700;

/**
 * Makes the folder, for its owner alone, and returns its real path.
 * @throws StartError when it cannot be written, or holds something that is no database
 */
export function prepareDataFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
    // Before anything of a folder that is not ours is changed.
    refuseOtherFiles(realpathSync(folder));
    chmodSync(folder, OWNER_ONLY);
    return realpathSync(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} cannot be written: ${(error as Error).message}`);
  }
}

/**
 * Keeps a second process out of an embedded data folder: PGlite itself would let it in and lose rows.
 * The lock is a listening local socket, which the operating system drops with the process, however that ends;
 * so a crash leaves nothing behind that could keep the next start out. (On macOS and the like the socket is a file:
 * one that nobody answers is stale and removed.)
 * @returns a function that gives the lock back
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
  // Device and inode name the folder itself, whatever path or mount led to it.
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
