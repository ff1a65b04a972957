import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { percentile, runAtFixedRate } from './fixed-rate.ts';

describe('load at a fixed rate', () => {
  it('continues while a server stalls, and counts the wait of each request due meanwhile', async () => {
    let asked = 0;
    const waiting: (() => void)[] = [];
    const server = createServer((_, response) => {
      asked++;
      // Nothing is answered before the last request is there: a closed loop would wait for ever.
      waiting.push(() => response.end('late'));
      if (asked === 50) for (const answer of waiting) answer();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const requests = [{ method: 'GET', path: '/' }];

    const result = await runAtFixedRate(
      `http://127.0.0.1:${port}`,
      { connections: 1, seconds: 0.5, encoding: 'identity', requests, start: 0 },
      100,
    );
    server.close();

    expect(result).toMatchObject({ requests: 50, refused: 0, broken: 0, bytes: 200 });
    // The first was due 490 ms before the last.
    expect(result.p99Milliseconds).toBeGreaterThan(400);
    expect(result.p50Milliseconds).toBeGreaterThan(200);
  });

  it('tells refusals and broken connections apart', async () => {
    let asked = 0;
    const server = createServer((request, response) => {
      if (++asked % 2 === 0) request.socket.destroy();
      else response.writeHead(503).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    const { requests, refused, broken } = await runAtFixedRate(
      `http://127.0.0.1:${port}`,
      {
        connections: 1,
        seconds: 0.1,
        encoding: 'identity',
        requests: [{ method: 'POST', path: '/' }],
        start: 0,
      },
      100,
    );
    server.close();

    expect({ requests, refused, broken }).toEqual({ requests: 5, refused: 5, broken: 5 });
  });

  it('takes a percentile of values that were measured', () => {
    expect(percentile([1, 2, 3, 4], 0.5)).toBe(2);
    expect(percentile([1, 2, 3, 4], 0.99)).toBe(4);
    expect(percentile([], 0.99)).toBeNaN();
  });
});
