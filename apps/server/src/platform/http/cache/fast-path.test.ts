import type { IncomingHttpHeaders } from 'node:http';
import { request as ask } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym();
await gym.make.products(12);
await gym.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = gym.app.server.address() as AddressInfo;

interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Over a real connection, because `inject` never takes the fast path. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answered>((resolve, reject) => {
    ask({ port, path, method, headers }, async (response) => {
      const body = await buffer(response);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });

/** The number of requests since the last call that hit the cache. */
let counted = 0;
function countHits(): number {
  const { hits } = gym.app.responseCache.figures();
  const since = hits - counted;
  counted = hits;
  return since;
}

/** The headers without those that differ with each request. */
const lasting = ({ date: _, 'x-request-id': _id, ...headers }: IncomingHttpHeaders) => headers;

/** The second request prepares the response for the fast path. */
async function getTwice(path: string, headers: Record<string, string> = {}, method = 'GET') {
  await get(path, headers, method);
  return await get(path, headers, method);
}

/** The first responses go through the framework, the third takes the fast path. */
async function coldAndHot(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const cold = await getTwice(path, headers, method);
  countHits();
  const hot = await get(path, headers, method);
  expect(countHits()).toBe(1);
  return { cold, hot };
}

const list = (n: number) => `/api/product/getAll?page=1&limit=${n}`;

describe('a cached response on the fast path', () => {
  it.each([
    ['plain', list(10), {}],
    ['in brotli', list(11), { 'accept-encoding': 'gzip, deflate, br' }],
    ['in gzip', list(12), { 'accept-encoding': 'gzip' }],
    ['too small to compress', '/api/product/suggestions?filter=product', { 'accept-encoding': 'br' }],
  ])('has the status, headers and bytes of the framework’s: %s', async (_what, path, headers) => {
    const { cold, hot } = await coldAndHot(path, headers);

    expect(hot.status).toBe(200);
    expect(lasting(hot.headers)).toEqual(lasting(cold.headers));
    expect(hot.body).toEqual(cold.body);
    expect(hot.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'content-length': String(hot.body.length),
    });
  });

  it('carries every header that an answer without it carries', async () => {
    const plain = await get('/healthz');
    const { hot } = await coldAndHot(list(13));

    const { date: _, 'content-type': _type, 'content-length': _length, ...everywhere } = plain.headers;
    expect(hot.headers).toMatchObject(everywhere);
    expect(everywhere).toHaveProperty('content-security-policy');
  });

  it('has the same content in every encoding, each with its own entity tag', async () => {
    const plain = await get(list(14));
    const br = await get(list(14), { 'accept-encoding': 'br' });
    const gzip = await get(list(14), { 'accept-encoding': 'gzip' });

    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(br.headers['content-encoding']).toBe('br');
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(plain.headers.etag).toMatch(/^"[\w-]+"$/);
  });

  it('is not sent again to clients that have it, with or without the fast path', async () => {
    const { headers } = await getTwice(list(15), { 'accept-encoding': 'br' });
    const has = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${headers.etag}` };
    const hot = await get(list(15), has);
    const cold = await gym.app.inject({ url: list(15), headers: has });

    expect(hot).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(cold.statusCode).toBe(304);
    expect(cold.body).toBe('');
    for (const answer of [hot, cold]) {
      expect(answer.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' });
      expect(answer.headers).not.toHaveProperty('content-type');
      expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    expect((await get(list(15), { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const whole = await get(list(16));
    const { cold, hot } = await coldAndHot(list(16), {}, 'HEAD');

    for (const answer of [cold, hot]) {
      expect(answer.body).toHaveLength(0);
      expect(lasting(answer.headers)).toEqual(lasting(whole.headers));
    }
  });

  it('is shared by all spellings of one query', async () => {
    await get('/api/product/getAll?limit=17&page=1&category=%20fitfood');
    const { misses } = gym.app.responseCache.figures();

    await get('/api/product/getAll?page=1&category=fitfood&limit=17');
    await get('/api/product/getAll?category=fitfood&limit=17&unknown=1');

    expect(gym.app.responseCache.figures().misses).toBe(misses);
  });

  it('has no request id, because it is not logged', async () => {
    const { cold, hot } = await coldAndHot(list(20));

    expect(cold.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(hot.headers).not.toHaveProperty('x-request-id');
  });

  it('is never an error', async () => {
    const { entries } = gym.app.responseCache.figures();

    const wrong = [await get('/api/product/get?id=99999'), await get('/api/product/getAll?price=cheap')];

    expect(wrong.map(({ status }) => status)).toEqual([404, 400]);
    for (const { headers } of wrong) expect(headers['cache-control']).toBe('no-store');
    expect(gym.app.responseCache.figures().entries).toBe(entries);
  });

  it('is never the answer to a write, or behind a token', async () => {
    await getTwice(list(18));

    expect((await get(list(18), {}, 'POST')).status).toBe(404);
    expect((await get('/api/user/profile')).status).toBe(401);
  });
});

describe('a response that was requested once', () => {
  it('is cached, but not yet on the fast path', async () => {
    const first = await get(list(21));
    countHits();
    const second = await get(list(21));

    expect(countHits()).toBe(1);
    expect(second.body).toEqual(first.body);
    expect(second.headers).toHaveProperty('x-request-id');
  });
});

describe('a request that HTTP forbids', () => {
  it('is refused although its response is cached', async () => {
    await getTwice(list(19));
    const visitor = connect(port, '127.0.0.1');

    visitor.write(`GET ${list(19)} HTTP/1.1\r\nConnection: close\r\n\r\n`);

    expect(await text(visitor)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is refused for its two hosts although its response is cached', async () => {
    await getTwice(list(22));
    const visitor = connect(port, '127.0.0.1');

    visitor.write(`GET ${list(22)} HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n`);

    const answer = await text(visitor);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"message":"The request could not be read.","code":"malformed"}');
  });
});

describe('an absolute address', () => {
  it('finds the same cached response as its path', async () => {
    const { hot } = await coldAndHot(list(23));

    const absolute = await get(`http://gym.example${list(23)}`);

    expect(countHits()).toBe(1);
    expect(lasting(absolute.headers)).toEqual(lasting(hot.headers));
    expect(absolute.body).toEqual(hot.body);
  });

  it('caches a response for its path', async () => {
    await getTwice(`http://gym.example${list(24)}`);
    countHits();

    const answer = await get(list(24));

    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('x-request-id');
    expect(countHits()).toBe(1);
  });
});

describe('a stopping server', () => {
  it('closes connections even after a cached response', async () => {
    const own = await startTestGym();
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    for (let times = 0; times < 2; times++) await own.app.inject('/api/product/topSeller');
    const visitor = connect((own.app.server.address() as AddressInfo).port, '127.0.0.1');
    // One complete request and the beginning of the next.
    visitor.write(
      'GET /api/product/topSeller HTTP/1.1\r\nHost: gym\r\n\r\nGET /api/product/topSeller HTTP/1.1\r\n',
    );
    await new Promise((resolve) => visitor.once('data', resolve));
    const { hits } = own.app.responseCache.figures();

    const closed = own.app.drain.end(own.app, 0);
    await vi.waitFor(() => expect(own.app.server.listening).toBe(false));
    visitor.write('Host: gym\r\n\r\n');

    expect(await text(visitor)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
    expect(hits).toBe(2);
    await closed;
  });
});
