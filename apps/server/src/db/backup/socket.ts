import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createGzip } from 'node:zlib';
import { StartError } from '../../start-error.ts';
import { connectToFolder, listenInFolder } from '../local-socket.ts';
import type { Db } from '../types.ts';
import { dump } from './dump.ts';

const NAME = 'backup.sock';
/** The embedded database serves nobody else meanwhile: who does not take the backup in this time gets none. */
const PATIENCE_MILLISECONDS = 10_000;

/**
 * Hands backups of an embedded database, which no second process may open, to whoever may enter its folder: over a
 * local socket in it.
 * @returns a function that ends it
 */
export const serveBackups = (db: Db, folder: string, now: () => Date): Promise<() => Promise<void>> =>
  listenInFolder(folder, NAME, (socket) => void sendBackup(db, socket, now()));

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
export const askForBackup = (folder: string): Promise<Socket> =>
  connectToFolder(folder, NAME).catch((error: Error) => {
    throw new StartError(
      `The process that has ${folder} open hands out no backups (${error.message}): stop it, then try again.`,
    );
  });
