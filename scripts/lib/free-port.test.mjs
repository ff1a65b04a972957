import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort } from './free-port.mjs';

it('finds ports that no outgoing connection is given', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, findFreePort));
  expect(new Set(ports).size).toBe(20);
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_768);
  }
});

it('passes over a port that is in use', async () => {
  const used = (await findFreePort()) + 1;
  const server = createServer().listen(used, '127.0.0.1');
  await once(server, 'listening');
  const found = await findFreePort();
  server.close();
  expect(found).not.toBe(used);
});
