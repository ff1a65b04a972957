import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../scripts/lib/free-port.mjs';
import { Metrics } from '../platform/http/metrics.ts';
import { StartError } from '../platform/shared/start-error.ts';
import { makeFolder } from '../testing/database-targets.ts';
import { ask, OrderStream } from '../testing/order-stream.ts';
import { type StartedServer, startServer } from '../testing/started-server.ts';

// Without an admin, so that the server creates one with this password.
const place = await makeFolder({ contents: 'tables', atEnd: afterAll });
const ADMIN_PASSWORD = 'a password of an admin';
let server: StartedServer;
let metricsUrl: string;
beforeAll(async () => {
  const port = await findFreePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const env = { ...place.env, LOG_LEVEL: 'trace', METRICS_PORT: String(port), ADMIN_PASSWORD };
  server = await startServer({ env });
});
afterAll(() => server.end('SIGTERM'));

const linesOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('states at the start what the engine guarantees', async () => {
    const promise = 'An answered write is on the disk: neither a crash nor a power cut loses it.';
    await until(() => linesOf(server.output()).some((line) => line.msg === promise));
  });

  it('has the request’s id in each line and in the answer', async () => {
    const answer = await fetch(`${server.url}/api/product/getAll?page=2`);
    const id = answer.headers.get('x-request-id');
    const passedOn = await fetch(`${server.url}/api/user/profile`, {
      headers: { 'x-request-id': 'balancer-0042' },
    });
    const refused = await fetch(`${server.url}/api/user/profile`, {
      headers: { 'x-request-id': 'a b"c'.repeat(99) },
    });
    await until(() => linesOf(server.output()).some((line) => line.reqId === 'balancer-0042' && line.res));

    const lines = linesOf(server.output()).filter((line) => line.reqId === id);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines[0]).toMatchObject({ req: { method: 'GET', url: '/api/product/getAll?page=2' } });
    expect(lines.at(-1)).toMatchObject({ res: { statusCode: 200 }, responseTime: expect.any(Number) });
    expect(passedOn.headers.get('x-request-id')).toBe('balancer-0042');
    expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('never has a password, a token or customers’ input', async () => {
    const secrets = [ADMIN_PASSWORD];
    const member = {
      name: 'Zebedee Unlogged',
      email: 'zebedee.unlogged@example.com',
      phone: '9123456789',
      DOB: '1990-05-17',
      gender: 'Female',
      address: '99, Unlogged Lane',
      password: 'a password of a member',
      Cpassword: 'a password of a member',
    };
    await ask(server.url, 'POST', 'auth/userRegister', member);
    const { token } = await ask<{ token: string }>(server.url, 'POST', 'auth/userLogin', member);
    secrets.push(member.name, member.email, member.phone, member.address, member.password, token);
    const send = (method: string, call: string, body: string, bearer = token) =>
      fetch(`${server.url}/api/${call}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body,
      });

    const statuses = [
      await send('POST', 'auth/userRegister', JSON.stringify(member)),
      await send('POST', 'auth/userLogin', JSON.stringify({ ...member, password: `${member.password}!` })),
      await send('POST', 'auth/userLogin', JSON.stringify(member).slice(0, -5)),
      await send('PATCH', 'user/update', JSON.stringify({ ...member, phone: 'nine' })),
      await send('POST', 'orders/order', JSON.stringify(member)),
      await send('POST', 'cart/add', JSON.stringify({ productId: 2_000_000_000 })),
      // PostgreSQL rejects a zero byte, with an error that contains the statement's values.
      await send(
        'POST',
        'contact/register',
        JSON.stringify({ ...member, msg: `a message that is long enough \u0000` }),
      ),
      await send('GET', `product/suggestions?filter=%00`, '').catch(() => undefined),
      await send('POST', 'auth/logout', '{}'),
      await send('POST', 'auth/logout', '{}'),
    ].map((answer) => answer?.status);
    await wait(100);

    const output = server.output();
    expect(statuses.slice(0, 3)).toEqual([409, 400, 400]);
    expect(statuses.slice(-2)).toEqual([200, 401]);
    expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
    expect(output).not.toMatch(/authorization|argon2/i);
  });
});

describe('the metrics', () => {
  it('count and time requests by route and status, and report orders, memory and the event loop', async () => {
    const orders = await OrderStream.gather(server.url, 1);
    orders.start();
    await until(() => orders.acknowledged.size >= 3);
    await orders.stop();
    await fetch(`${server.url}/api/no/such/call`, { method: 'POST' });

    const answer = await fetch(metricsUrl);
    const text = await answer.text();

    const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const count = (labels: string) => figure(`http_request_duration_seconds_count\\{${labels}\\}`);
    expect(count('method="POST",route="/api/orders/order",status="201"')).toBe(orders.acknowledged.size);
    expect(count('method="POST",route="none",status="404"')).toBe(1);
    expect(figure('shop_orders\\{status="Pending"\\}')).toBe(orders.acknowledged.size);
    expect(figure('process_resident_memory_bytes')).toBeGreaterThan(1024 ** 2);
    expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('are only on their own port, and nothing else is', async () => {
    const outside = await fetch(`${server.url}/metrics`);
    const inside = await fetch(metricsUrl.replace('/metrics', '/api/product/getAll'));

    expect(outside.headers.get('content-type')).not.toMatch(/version=0\.0\.4/);
    expect(inside.status).toBe(404);
  });

  it('report a port in use in one line at the start', async () => {
    const port = Number(new URL(metricsUrl).port);

    await expect(new Metrics().listen('127.0.0.1', port)).rejects.toThrow(
      new StartError(`METRICS_PORT: cannot listen on 127.0.0.1:${port}: it is in use`),
    );
  });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(20);
}
