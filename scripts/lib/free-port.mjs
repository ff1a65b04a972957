import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32,768 on Linux, from 49,152 elsewhere): one of those
 * could be taken between the moment it is found and the moment a server listens on it. Above all ports that browsers
 * refuse.
 */
const FIRST_PORT = 20_000;
const PORTS = 12_000;
/** More than one process ever requests. */
const PORTS_FOR_A_PROCESS = 97;

/** Concurrent processes, such as test workers, start at different ports. */
let next = process.pid * PORTS_FOR_A_PROCESS;

/**
 * Returns a free port on the loopback address, a different one at each call.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  for (;;) {
    const port = FIRST_PORT + (next % PORTS);
    next += 1;
    if (await isFree(port)) return port;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
