import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import { type RenderPage, servePages } from './pages.ts';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
let failures: Error[] = [];
/** A page with several failing parts. */
const render: RenderPage = async (_request, _reads, onError) => {
  for (const error of failures) onError(error);
  return new Response('Something went wrong!', { status: 500 });
};
const gym = await startTestGym({ web: { clientFolder: import.meta.dirname, render } });
const open = (path: string) => gym.app.inject({ method: 'GET', url: path });

afterEach(() => {
  vi.restoreAllMocks();
});

it('logs one line for a page that a bug broke, however many of its parts failed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  failures = [away, new Error('no such product'), new Error('no such product')];

  expect((await open('/broken')).statusCode).toBe(500);

  expect(logged.mock.calls).toHaveLength(1);
  expect(String(logged.mock.calls[0])).toContain('no such product');
});

it('logs no error of a page while the database is out of reach', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  failures = [away, away, away];

  await open('/away');

  expect(logged).not.toHaveBeenCalled();
});

describe('files of the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'namma-pages-'));
  const write = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  };
  for (const path of [
    'client/assets/new-2.js',
    'client/assets/new-2.js.br',
    'client/images/gym.webp',
    'client/sw.js',
    'client/sw-off.js',
    'earlier/old-1.js',
    'secret.js',
  ])
    write(path);
  const page = async (): Promise<RenderPage> => async () => new Response('<!DOCTYPE html>', { status: 404 });
  const serve = async (hasWorker: boolean) => {
    const app = fastify();
    app.decorate('responseCache', gym.app.responseCache);
    await servePages(app, {
      clientFolder: join(folder, 'client'),
      earlierFolder: join(folder, 'earlier'),
      hasWorker,
      renderers: { en: page, kn: page, hi: page },
      reads: async () => [] as never,
    });
    return app;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are served for a year, those of earlier builds too', async () => {
    const app = await serve(true);

    for (const [url, file] of [
      ['/assets/new-2.js', 'client/assets/new-2.js'],
      ['/assets/old-1.js', 'earlier/old-1.js'],
    ] as const) {
      const { body, headers } = await app.inject(url);
      expect(body).toBe(file);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    await app.close();
  });

  it.each([
    ['that are missing', '/assets/gone-0.js'],
    ['outside the build', '/assets/..%2F..%2Fsecret.js'],
    ['that are compressed copies', '/assets/new-2.js.br'],
  ])('%s are a plain 404 that is not cached', async (_which, url) => {
    const app = await serve(true);

    const { statusCode, headers } = await app.inject(url);

    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBeUndefined();
    await app.close();
  });

  it('come compressed where the browser can read that', async () => {
    const app = await serve(true);

    const { body, headers } = await app.inject({
      url: '/assets/new-2.js',
      headers: { 'accept-encoding': 'br' },
    });

    expect(body).toBe('client/assets/new-2.js.br');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/);
    await app.close();
  });

  it('without a hash in their name are cached for an hour', async () => {
    const app = await serve(true);

    expect(await app.inject('/images/gym.webp')).toMatchObject({
      body: 'client/images/gym.webp',
      headers: { 'cache-control': 'public, max-age=3600', 'content-type': 'image/webp' },
    });
    await app.close();
  });

  it('answer HEAD with their size', async () => {
    const app = await serve(true);

    expect(await app.inject({ method: 'HEAD', url: '/assets/new-2.js' })).toMatchObject({
      statusCode: 200,
      body: '',
      headers: { 'content-length': String('client/assets/new-2.js'.length) },
    });
    await app.close();
  });

  it('have no route of their own: a thousand files with two routes each took a fifth of the start', async () => {
    const app = await serve(true);

    expect(app.printRoutes()).not.toMatch(/new-2|old-1|gym/);
    await app.close();
  });

  it('include the service worker, or with SERVICE_WORKER=off what removes it', async () => {
    const [on, off] = [await serve(true), await serve(false)];
    const policy = {
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    };

    expect(await on.inject('/sw.js')).toMatchObject({ body: 'client/sw.js', headers: policy });
    expect(await off.inject('/sw.js')).toMatchObject({ body: 'client/sw-off.js', headers: policy });
    await Promise.all([on.close(), off.close()]);
  });
});

describe('a page in another language', () => {
  const renderer = (build: string) => async (): Promise<RenderPage> => async (request) =>
    new Response(`${build} ${request.url}`);
  const renderers = {
    en: renderer('en'),
    kn: renderer('kn'),
    hi: renderer('hi'),
  };
  const app = fastify();
  app.decorate('responseCache', gym.app.responseCache);

  beforeAll(() =>
    servePages(app, {
      clientFolder: import.meta.dirname,
      renderers,
      reads: async () => [] as never,
    }),
  );
  afterAll(() => app.close());
  const read = async (url: string) => (await app.inject(url)).body;

  it.each([
    ['/kn', 'kn'],
    ['/kn?utm_source=x', 'kn'],
    ['/kn/store/product?id=2', 'kn'],
    ['/kn.data', 'kn'],
    ['/hi/fitness', 'hi'],
    ['/', 'en'],
    ['/knowledge', 'en'],
    ['/store?category=/kn/', 'en'],
    ['/adminLogin', 'en'],
    ['/administration', 'en'],
    ['/admin/orders?page=2', 'en'],
  ])('is rendered by the build of its address: %s', async (address, locale) => {
    expect(await read(address)).toMatch(new RegExp(`^${locale} `));
  });

  it('may use the camera on the admin side, and nowhere else', async () => {
    const policyOf = async (address: string) =>
      String((await app.inject(address)).headers['permissions-policy']).match(/camera=\(.*?\)/)?.[0];

    expect(await policyOf('/admin/counter?find=1')).toBe('camera=(self)');
    expect(await policyOf('/admin/members/person?id=1')).toBe('camera=(self)');
    expect(await policyOf('/adminLogin')).toBe('camera=(self)');
    for (const address of ['/', '/profile', '/administration', '/store/product?id=/admin/counter'])
      expect(await policyOf(address)).toBe('camera=()');
  });

  it('is redirected to English for the admin side, which has no other language', async () => {
    const answer = await app.inject('/kn/admin/orders?page=2');

    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/admin/orders?page=2');
    expect((await app.inject('/kn/adminLogin')).statusCode).toBe(200);
  });
});
