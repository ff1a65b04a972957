import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { findFreePort } from './free-port.mjs';
import { waitForServer } from './wait-for-server.mjs';

it('waits for a server that opens late, and is ready later still', async () => {
  const port = await findFreePort();
  /** @type {(number | undefined)[]} */
  const answers = [503, 503, 200];
  /** @type {number[]} */
  const answered = [];
  const server = createServer((_, response) => {
    const status = answers.shift() ?? 200;
    answered.push(status);
    response.writeHead(status).end();
  });

  const ready = waitForServer(`http://127.0.0.1:${port}`, () => true);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  expect(await ready).toBe(true);
  expect(answered).toEqual([503, 503, 200]);
  server.close();
});

it('gives up when the server has ended', async () => {
  const port = await findFreePort();

  expect(await waitForServer(`http://127.0.0.1:${port}`, () => false)).toBe(false);
});
