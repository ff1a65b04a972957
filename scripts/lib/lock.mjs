// Runs on Node 18 as well: see node-version.mjs.
import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';

const RETRY_MILLISECONDS = 200;

/**
 * Runs work that two processes of this folder must not run concurrently. The lock is a listening local socket, which
 * the
 * operating system closes when the process ends, so a crash leaves no stale lock.
 * @template T
 * @param {string} name of the work
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once if another process is running it
 * @returns {Promise<T>}
 */
export async function withLock(name, work, onWait) {
  const address = lockAddress(name);
  for (let isFirst = true; ; isFirst = false) {
    const server = await listen(address);
    if (server) {
      try {
        return await work();
      } finally {
        server.close();
      }
    }
    if (isFirst) onWait?.();
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
  }
}

/** @param {string} name */
function lockAddress(name) {
  const { dev, ino } = statSync(root);
  const hash = createHash('sha256').update(`${dev}:${ino}:${name}`).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return `\0namma-work-${hash}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\namma-work-${hash}`;
  return join(tmpdir(), `namma-work-${hash}.sock`);
}

/**
 * @param {string} address
 * @returns {Promise<import('node:net').Server | undefined>} undefined while it is taken
 */
async function listen(address) {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject).listen(address, () => resolve(undefined));
    });
    return server;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
    // Where the socket is a file, one that does not respond was left behind by a crash.
    if (address.endsWith('.sock') && !(await isAnswered(address))) rmSync(address, { force: true });
    return undefined;
  }
}

/** @param {string} address @returns {Promise<boolean>} */
const isAnswered = (address) =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
