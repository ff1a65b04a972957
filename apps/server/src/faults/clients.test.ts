import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverLimits } from '../platform/http/server-limits.ts';
import { makeFolder } from '../testing/database-targets.ts';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { type StartedServer, startServer } from '../testing/started-server.ts';

const IDLE = 1_000;
const SLOW = 200;
const ASKED = 50;

let server: StartedServer;
const sockets: Socket[] = [];
const place = await makeFolder({ atEnd: afterAll });
beforeAll(async () => {
  server = await startServer(place);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.end('SIGTERM');
});

/** Opens connections that send a partial request and then nothing more. */
async function open(count: number, text: string): Promise<Socket[]> {
  const { hostname, port } = new URL(server.url);
  const opened = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(text);
      return socket;
    }),
  );
  sockets.push(...opened);
  return opened;
}

/** The statuses that other clients get meanwhile. */
async function askAround(): Promise<number[]> {
  const statuses: number[] = [];
  for (let asked = 0; asked < ASKED; asked++) {
    statuses.push((await fetch(`${server.url}/api/product/getAll?limit=10`)).status);
  }
  return [...new Set(statuses)];
}

const anOrder = 'POST /api/orders/order HTTP/1.1\r\nhost: gym\r\ncontent-type: application/json\r\n';
const kinds = [
  [`${IDLE.toLocaleString('en')} connections that say nothing`, IDLE, ''],
  [`${SLOW} clients that dribble their headers`, SLOW, 'GET /api/product/getAll HTTP/1.1\r\nhost: gy'],
  [`${SLOW} clients that send half a body`, SLOW, `${anOrder}content-length: 1000\r\n\r\n{"source":`],
  [
    `${SLOW} chunked bodies that never end`,
    SLOW,
    `${anOrder}transfer-encoding: chunked\r\n\r\n5\r\n{"sou\r\n`,
  ],
] as const;

describe('other clients are served', () => {
  it.each(kinds)('beside %s', async (_what, count, text) => {
    const opened = await open(count, text);

    expect(await askAround()).toEqual([200]);

    // Aborted connections are no errors either.
    for (const socket of opened.slice(count / 2)) socket.resetAndDestroy();
    expect(await askAround()).toEqual([200]);
    expect(server.output()).not.toMatch(/"level":(50|60)/);
  });
});

// Only in the long form, because it takes as long as the limits. The short form is in http/client-errors.test.ts.
if (isLong) {
  describe('clients that keep a connection waiting', () => {
    it.each(kinds)('are disconnected: %s', async (what, count, text) => {
      const opened = await open(count, text);
      const closed = Promise.all(opened.map((socket) => once(socket.resume(), 'close')));
      const start = performance.now();
      const isInTime = await Promise.race([
        closed.then(() => true),
        // Twice the limit, for a busy machine.
        wait(2 * serverLimits.requestTimeout, false),
      ]);

      expect(isInTime).toBe(true);
      expect(server.output()).not.toMatch(/"level":(50|60)/);
      printMeasurement(`${what}: all let go within ${Math.ceil((performance.now() - start) / 1000)} s`);
    });
  });
}
