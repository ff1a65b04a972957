import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';

const OWNER_ONLY = 0o600;

/** Systems allow about a hundred characters: seen from here, the folder is usually near. */
function pathOf(folder: string, name: string): string {
  const path = join(folder, name);
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

/**
 * Listens on a socket in the folder of an embedded database, which no second process may open: for whoever may enter the
 * folder. Not on Windows, where such sockets are not kept from others.
 * @returns a function that ends it
 */
export async function listenInFolder(
  folder: string,
  name: string,
  serve: (socket: Socket) => void,
  { allowHalfOpen = false } = {},
): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return async () => {};
  const path = pathOf(folder, name);
  // One of a process that was killed: the folder's lock says that nobody else is here.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen }, serve);
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, OWNER_ONLY);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** @throws when no process listens there */
export async function connectToFolder(folder: string, name: string): Promise<Socket> {
  const socket = connect(pathOf(folder, name));
  await once(socket, 'connect');
  return socket;
}
