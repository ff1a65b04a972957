import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createGzip } from 'node:zlib';
import { StartError } from '../../start-error.ts';
import type { Db } from '../types.ts';
import { dump } from './dump.ts';

const OWNER_ONLY = 0o600;
/** The embedded database serves nobody else meanwhile: who does not take the backup in this time gets none. */
const PATIENCE_MILLISECONDS = 10_000;

/** Systems allow about a hundred characters: seen from here, the folder is usually near. */
function pathOf(folder: string): string {
  const path = join(folder, 'backup.sock');
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

/**
 * Hands backups of an embedded database, which no second process may open, to whoever may enter its folder: over a
 * local socket in it. Not on Windows, where such sockets are not kept from others.
 * @returns a function that ends it
 */
export async function serveBackups(db: Db, folder: string, now: () => Date): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return async () => {};
  const path = pathOf(folder);
  // One of a process that was killed: the folder's lock says that nobody else is here.
  rmSync(path, { force: true });
  const server = createServer((socket) => void sendBackup(db, socket, now()));
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, OWNER_ONLY);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function sendBackup(db: Db, socket: Socket, now: Date): Promise<void> {
  const zip = createGzip();
  // Whoever takes it finds the end missing, and says so.
  const giveUp = () => void zip.destroy();
  socket.on('error', giveUp).on('close', giveUp);
  zip.on('error', () => socket.destroy()).on('close', () => socket.end());
  zip.pipe(socket);
  try {
    await dump(db, now, (text) => writeInTime(zip, text));
    zip.end();
  } catch {
    socket.destroy();
  }
}

/** Writes and waits for room when there is none. @throws when nobody has made room in time */
export async function writeInTime(to: NodeJS.WritableStream, text: string): Promise<void> {
  if (to.write(text)) return;
  await once(to, 'drain', { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
}

/** Asks the server that has the folder open. @throws StartError when it hands out none */
export async function askForBackup(folder: string): Promise<Socket> {
  const socket = connect(pathOf(folder));
  try {
    await once(socket, 'connect');
  } catch (error) {
    throw new StartError(
      `The process that has ${folder} open hands out no backups (${(error as Error).message}): stop it, then try again.`,
    );
  }
  return socket;
}
