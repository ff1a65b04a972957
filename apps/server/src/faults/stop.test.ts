import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isLong, tell } from '../testing/fault-forms.ts';
import { OrderStream } from '../testing/order-stream.ts';
import { engines, makePlace } from '../testing/places.ts';
import { startServer } from '../testing/started-server.ts';

const STOPS = isLong ? 10 : 1;
const CUSTOMERS = 4;
const READERS = 8;

/** `refused` is no request: the server is gone, and the next one would take it. */
type Outcome = 'answered' | 'refused' | 'cut';

/** One read over a connection that is kept for the next. */
const read = (url: string, agent: Agent) =>
  new Promise<Outcome>((resolve) => {
    let isAnswered = false;
    const request = httpRequest(`${url}/api/product/getAll?limit=50`, { agent }, (response) => {
      response.on('end', () => {
        isAnswered = true;
        resolve('answered');
      });
      response.on('close', () => resolve(isAnswered ? 'answered' : 'cut'));
      response.resume();
    });
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'cut'),
    );
    request.end();
  });

describe.each(engines)('a server on the %s engine that is told to stop under load', (engine) => {
  it('says so first, then answers whom it has let in, loses nothing, and ends well', async () => {
    const place = await makePlace(engine);
    let requests = 0;
    let orders: OrderStream | undefined;
    for (let stop = 0; stop < STOPS; stop++) {
      const server = await startServer(place);
      orders ??= await OrderStream.gather(server.url, CUSTOMERS);
      orders.start(server.url);
      const outcomes: Outcome[] = [];
      const agent = new Agent({ keepAlive: true });
      const readers = Array.from({ length: READERS }, async () => {
        for (let last: Outcome = 'answered'; last === 'answered'; ) {
          last = await read(server.url, agent);
          outcomes.push(last);
        }
      });
      await wait(500);

      const ended = server.end('SIGTERM');
      const readiness = await fetch(`${server.url}/readyz`);
      const status = await ended;
      await Promise.all(readers);
      await orders.stop();
      agent.destroy();

      expect(readiness.status).toBe(503);
      expect(await readiness.json()).toEqual({ status: 'stopping' });
      expect(readiness.headers.get('connection')).toBe('close');
      expect(status, server.output()).toBe(0);
      expect(outcomes.filter((outcome) => outcome === 'cut')).toEqual([]);
      expect([...orders.answers.keys()].filter((answer) => !['201', 'cut'].includes(answer))).toEqual([]);
      requests += outcomes.length;
    }
    const last = await startServer(place);
    await orders?.repeatAll(last.url);
    await last.end('SIGTERM');

    const { db, close } = await place.open();
    await orders?.expectKept(db).finally(close);
    tell(
      `SIGTERM, ${engine}: ${STOPS} stops, ${orders?.acknowledged.size} orders, 0 lost, ` +
        `${requests} reads over kept connections, 0 cut, exit status 0`,
    );
  });
});
