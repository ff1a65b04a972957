import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { refusals } from '@namma/contract/refusals';
import { expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import { securityHeaders } from './security-headers.ts';

const gym = await startTestGym();
await gym.app.listen({ host: '127.0.0.1', port: 0 });
const { server } = gym.app;
// Only the limits are shortened. The interval at which the server checks them is the real one.
server.headersTimeout = 100;
server.requestTimeout = 100;

it.concurrent.each([
  ['dribbles its headers', 'GET /api/product/getAll HTTP/1.1\r\nhost: gy'],
  [
    'sends half a body',
    'POST /api/auth/userLogin HTTP/1.1\r\nhost: gym\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"email"',
  ],
])('a client that %s and then stops gets one message, and is disconnected', async (_what, sent) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);

  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');

  const lines = head.split('\r\n');
  expect(lines[0]).toBe('HTTP/1.1 408 Request Timeout');
  expect(lines).toEqual(
    expect.arrayContaining([
      ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
      'cache-control: no-store',
      'connection: close',
    ]),
  );
  expect(JSON.parse(body)).toEqual({ message: refusals.tooSlow.message(), code: 'tooSlow' });
});
