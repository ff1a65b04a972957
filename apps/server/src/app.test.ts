import { type Call, type CallName, calls, methods } from '@namma/contract/calls';
import { API_PREFIX } from '@namma/contract/methods';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestGym } from './testing/gym.ts';

const gym = await startTestGym();
const json = { 'content-type': 'application/json' };
const loginUrl = '/api/auth/userLogin';

describe('an error', () => {
  it.each([
    ['broken JSON', { payload: '{"email": ', headers: json }, 400, 'The request could not be read.'],
    ['no body at all', { headers: json }, 400, 'The request could not be read.'],
    [
      'a form that is not JSON',
      { payload: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      400,
      'Send the request as JSON.',
    ],
    [
      'an attack on prototypes',
      { payload: '{"__proto__": {"x": 1}}', headers: json },
      400,
      'The request could not be read.',
    ],
    [
      'an attack on constructors',
      { payload: '{"constructor": {"prototype": {"x": 1}}}', headers: json },
      400,
      'The request could not be read.',
    ],
    [
      'far too much',
      { payload: JSON.stringify({ email: 'x'.repeat(70_000) }), headers: json },
      413,
      'The request is too large. Send less at once.',
    ],
  ])('after %s is one message', async (_what, request, status, message) => {
    const response = await gym.app.inject({ method: 'POST', url: loginUrl, ...request });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ message, code: expect.any(String) });
  });

  it.each([
    ['GET', '/api/no/such/call'],
    ['GET', '/api'],
    ['GET', '/api/product/getAll/extra'],
    ['POST', '/api/product/getAll'],
    ['GET', '/api/auth/userLogin'],
    ['GET', '/api/product/getall'],
    ['GET', `/api/${'x'.repeat(500)}`],
  ] as const)('answers %s %s with 404, as JSON', async (method, url) => {
    const response = await gym.app.inject({ method, url });

    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json()).toEqual({ message: 'Address not found.', code: 'noSuchCall' });
  });

  it('responds to an unreadable path with 400, as JSON', async () => {
    const response = await gym.app.inject({ method: 'GET', url: '/api/%E0%A4%A' });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: 'The request could not be read.', code: 'malformed' });
  });

  it('describes one wrong field in a message, and several as a list', async () => {
    const ask = (body: object) => gym.guest().callLoosely('auth/userLogin', { body });

    const one = await ask({ email: 'asha@example.com', password: '' });
    const several = await ask({});

    expect(one.body).toEqual({
      message: 'Password required!',
      code: 'invalidFields',
      issues: [{ path: 'password', message: 'Password required!' }],
    });
    expect(several.body.message).toBe('Check the marked fields.');
    expect(several.body.issues?.map((issue) => issue.path)).toEqual(['email', 'password']);
  });

  it('does not arise from unknown fields', async () => {
    const member = await gym.make.member();
    const { productId } = await gym.make.product();

    const answer = await gym.as(member).callLoosely('cart/add', { body: { productId, colour: 'red' } });

    expect(answer.status).toBe(201);
  });
});

describe('every response', () => {
  it('of the API may be neither cached, framed nor sniffed', async () => {
    const response = await gym.app.inject({ method: 'GET', url: '/api/user/profile' });

    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});

describe('the description of the API', () => {
  interface Described {
    security?: unknown;
    requestBody?: { content: Record<string, { schema: unknown }> };
    parameters?: { name: string }[];
    responses: Record<string, unknown>;
  }
  let paths: Record<string, Record<string, Described>>;
  // Read once: it is large, and each request serialises it again.
  beforeAll(async () => {
    paths = (await gym.app.inject({ method: 'GET', url: '/api/openapi.json' })).json().paths;
  });

  it('has every call of the contract, and no other', () => {
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = Object.entries(methods).map(([name, method]) => `${method} ${API_PREFIX}/${name}`);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it.each(Object.keys(calls) as CallName[])(
    'describes for %s the access, the parameters and the responses',
    (name) => {
      const operation = paths[`${API_PREFIX}/${name}`]?.[methods[name].toLowerCase()];
      const call: Call = calls[name];

      expect(operation?.security).toEqual(call.access === 'public' ? [] : [{ bearer: [] }]);
      expect(Boolean(operation?.requestBody)).toBe(Boolean(call.body ?? call.upload));
      expect(Boolean(operation?.parameters?.length)).toBe(Boolean(call.query ?? call.idempotent));
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([String(call.success ?? 200), '500', '503']),
      );
    },
  );

  it('describes a picture as a file upload', () => {
    const content = paths['/api/images']?.post?.requestBody?.content;

    expect(Object.keys(content ?? {})).toEqual(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
    expect(content?.['image/png']?.schema).toMatchObject({ type: 'string', format: 'binary' });
  });

  it.each(['/api/openapi.json', '/api/docs/yaml', '/api/docs/static/swagger-ui.css'])(
    '%s names its charset, also from the cache',
    async (url) => {
      for (const { headers } of [await gym.app.inject(url), await gym.app.inject(url)])
        expect(String(headers['content-type'])).toMatch(/^[\w/+.-]+; charset=utf-8$/i);
    },
  );

  it('is served without third-party files', async () => {
    const response = await gym.app.inject({ method: 'GET', url: '/api/docs/' });

    expect(response.statusCode).toBe(200);
    expect(response.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  });
});

describe('health', () => {
  const ask = async (app: typeof gym.app, url: string) =>
    (await app.inject({ method: 'GET', url })).statusCode;

  it('checks the process and the database', async () => {
    expect(await ask(gym.app, '/healthz')).toBe(200);
    expect(await ask(gym.app, '/readyz')).toBe(200);
  });

  it('distinguishes a live process from an unreachable database', async () => {
    const unlucky = await startTestGym();
    expect(await ask(unlucky.app, '/readyz')).toBe(200);
    await unlucky.db.destroy();

    expect(await ask(unlucky.app, '/healthz')).toBe(200);
    expect(await ask(unlucky.app, '/readyz')).toBe(503);
  });
});
