import { Agent, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { API_PREFIX } from '@namma/contract/methods';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { lockOutDesks } from '../../people/users/api.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = await gym.make.admin();
await gym.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = gym.app.server.address() as AddressInfo;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** A request on the same connection. */
const send = (method: 'GET' | 'POST', path: string, body = '') =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'text/csv' };
    const sent = request(
      { agent, host: '127.0.0.1', port, method, path: `${API_PREFIX}/${path}`, headers },
      (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      },
    );
    sent.on('error', reject);
    sent.end(method === 'GET' ? undefined : body);
  });

it('a long check keeps its connection, and the next request has the timeout again', async () => {
  const connections: Socket[] = [];
  gym.app.server.on('connection', (socket: Socket) => connections.push(socket));
  let checking: ReturnType<typeof send> | undefined;

  // The check waits for this transaction to end.
  await inTransaction(gym.db, async (tx) => {
    await lockOutDesks(tx);
    checking = send('POST', 'imports/check?kind=members&name=list.csv', 'Name,Mobile\nAsha,9000000001\n');
    await expect.poll(() => connections[0]?.timeout).toBe(0);
  });

  expect((await checking)?.status).toBe(201);
  expect((await send('GET', 'imports/getAll')).status).toBe(200);
  expect(connections).toHaveLength(1);
  expect(connections[0]?.timeout).toBeGreaterThan(0);
  agent.destroy();
});
