import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { engines, makeTarget } from '../testing/database-targets.ts';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { OrderStream } from '../testing/order-stream.ts';
import { launchServer, type StartedServer, startServer } from '../testing/started-server.ts';

const STOPS = isLong ? 10 : 1;
const CUSTOMERS = isLong ? 4 : 2;
const READERS = 8;
const BALANCER_ASKS_EVERY_MILLISECONDS = 50;
/** Longer than a load balancer needs to notice, even on a busy machine. */
const DRAIN_SECONDS = '3';

describe.each(engines)('a server on the %s engine that is stopped under load', (engine) => {
  it('reports it on /readyz, answers accepted requests, loses nothing, and exits with 0', async () => {
    const place = await makeTarget(engine);
    let reads = 0;
    let orders: OrderStream | undefined;
    for (let stop = 0; stop < STOPS; stop++) {
      const server = await startServer({ env: { ...place.env, DRAIN_SECONDS } });
      orders ??= await OrderStream.gather(server.url, CUSTOMERS);
      orders.start(server.url);
      const readers = startReaders(server);
      await wait(500);

      const ended = server.end('SIGTERM');
      // A load balancer sends no new clients to a server that is not ready, but keeps its connections open.
      const readiness = await askUntilItSaysNo(`${server.url}/readyz`);
      const [outcomes] = await Promise.all([readers.stop(), orders.stop()]);
      const status = await ended;

      expect(readiness.status).toBe(503);
      expect(await readiness.json()).toEqual({ status: 'stopping' });
      expect(readiness.headers.get('connection')).toBe('close');
      expect(new Set(outcomes)).toEqual(new Set([200]));
      expect([...orders.answers.keys()]).toEqual(['201']);
      expect([...orders.looks.keys()]).toEqual(['200']);
      expect(status, server.output()).toBe(0);
      reads += outcomes.length;
    }
    const { db, close } = await place.open();
    await orders?.expectKept(db).finally(close);
    printMeasurement(
      `SIGTERM, ${engine}: ${STOPS} stops, ${orders?.acknowledged.size} orders and ${reads} reads over kept ` +
        'connections, none lost, none cut, exit status 0',
    );
  });
});

describe('a server that is stopped in a hurry', () => {
  const database = () => makeTarget('embedded');

  it('as soon as its port is open, exits with 0', async () => {
    const server = await launchServer(await database());

    await untilItListens(server.url);
    const status = await server.end('SIGTERM');

    expect(status, server.output()).toBe(0);
  });

  it('ends at once at the second signal', async () => {
    const server = await startServer({ env: { ...(await database()).env, DRAIN_SECONDS: '60' } });

    server.process.kill('SIGTERM');
    await askUntilItSaysNo(`${server.url}/readyz`);
    const status = await server.end('SIGTERM');

    expect(status, server.output()).toBe(1);
  });

  it('logs an uncaught error once, responds to the request in flight, and fails', async () => {
    const place = await database();
    // Throws in the running server at a signal that nothing else uses.
    const bug = "process.on('SIGWINCH', () => { throw new Error('a bug at night') })";
    const server = await startServer({
      env: { ...place.env, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(bug)}` },
    });
    const orders = await OrderStream.gather(server.url, CUSTOMERS);
    orders.start();
    await wait(300);

    const closed = once(server.process, 'close');
    server.process.kill('SIGWINCH');
    await closed;
    await orders.stop();

    expect(server.process.exitCode, server.output()).toBe(1);
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('a bug at night'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 60, msg: 'uncaught error: the server stops' });
    const { db, close } = await place.open();
    await orders.expectKept(db).finally(close);
  });
});

/** Clients that read repeatedly over keep-alive connections. */
function startReaders(server: StartedServer) {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const outcomes: (number | string)[] = [];
  let isRunning = true;
  const readers = Array.from({ length: READERS }, async () => {
    while (isRunning) outcomes.push(await read(`${server.url}/api/product/getAll?limit=50`, agent));
  });
  return {
    stop: async () => {
      isRunning = false;
      await Promise.all(readers);
      agent.destroy();
      return outcomes;
    },
  };
}

/** @returns the status of a complete response, otherwise how it failed */
const read = (url: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    const request = httpRequest(url, { agent }, (response) => {
      response.on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 'cut'));
      response.resume();
    });
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    request.end();
  });

async function askUntilItSaysNo(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url);
    if (!answer.ok) return answer;
    await answer.text();
    await wait(BALANCER_ASKS_EVERY_MILLISECONDS);
  }
}

async function untilItListens(url: string): Promise<void> {
  for (let isOpen = false; !isOpen; ) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    isOpen = await once(socket, 'connect').then(
      () => true,
      () => wait(1, false),
    );
    socket.destroy();
  }
}
