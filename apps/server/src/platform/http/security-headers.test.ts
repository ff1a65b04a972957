import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorReply } from '@namma/contract/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import { documentHeaders, securityHeaders } from './security-headers.ts';

const gym = await startTestGym();
let port = 0;
beforeAll(async () => {
  await gym.app.listen({ host: '127.0.0.1', port: 0 });
  port = (gym.app.server.address() as AddressInfo).port;
});

/** Sends these exact bytes and reads until the server closes the connection. */
async function send(...lines: string[]): Promise<{ status: number; headers: Headers; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n');
  const [statusLine = '', ...fields] = head.split('\r\n');
  const headers = new Headers(
    fields.map((field): [string, string] => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon), field.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}
const host = 'Host: gym.example';
const close = 'Connection: close';
const json = 'Content-Type: application/json';

const answers: [what: string, status: number, lines: string[]][] = [
  ['a call', 200, ['GET /api/product/getAll HTTP/1.1', host, close, '', '']],
  ['a call without a token', 401, ['GET /api/user/profile HTTP/1.1', host, close, '', '']],
  ['an address that is none', 404, ['GET /api/nothing HTTP/1.1', host, close, '', '']],
  ['a method that is none', 404, ['DELETE /api/product/getAll HTTP/1.1', host, close, '', '']],
  ['a wrong query', 400, ['GET /api/product/getAll?page=0 HTTP/1.1', host, close, '', '']],
  ['a path that cannot be decoded', 400, ['GET /%E0%A4%A HTTP/1.1', host, close, '', '']],
  [
    'broken JSON',
    400,
    ['POST /api/auth/userLogin HTTP/1.1', host, close, json, 'Content-Length: 1', '', '{'],
  ],
  [
    'too large a body',
    413,
    ['POST /api/auth/userLogin HTTP/1.1', host, close, json, 'Content-Length: 70000', '', '{'.repeat(70_000)],
  ],
  ['a redirect', 302, ['GET /api/docs/static/index.html HTTP/1.1', host, close, '', '']],
  ['a file', 200, ['HEAD /api/docs/static/swagger-ui.css HTTP/1.1', host, close, '', '']],
  ['the process being asked for its health', 200, ['GET /healthz HTTP/1.1', host, close, '', '']],

  ['a trace', 404, ['TRACE / HTTP/1.1', host, close, '', '']],

  ['a request without a host', 400, ['GET /healthz HTTP/1.1', close, '', '']],
  ['a request with two hosts', 400, ['GET /api/product/getAll HTTP/1.1', host, host, close, '', '']],
  [
    'a request with two hosts in another case',
    400,
    ['GET /healthz HTTP/1.1', host, 'hOST: b', close, '', ''],
  ],
  ['HTTP/1.0 with two hosts', 400, ['GET /healthz HTTP/1.0', host, host, '', '']],
  ['HTTP/1.0 without a host', 200, ['GET /healthz HTTP/1.0', '', '']],
  ['a host that is none', 400, ['GET /healthz HTTP/1.1', 'Host: gym example', close, '', '']],
  ['a host with a path', 400, ['GET /healthz HTTP/1.1', 'Host: gym.example/x', close, '', '']],
  ['a host with a user', 400, ['GET /healthz HTTP/1.1', 'Host: me@gym.example', close, '', '']],
  ['an IPv6 host with a port', 200, ['GET /healthz HTTP/1.1', 'Host: [::1]:3000', close, '', '']],
  ['an absolute address', 200, ['GET http://gym.example/api/product/getAll HTTP/1.1', host, close, '', '']],
  [
    'an absolute address of a call without a token',
    401,
    ['GET HTTPS://gym.example:8443/api/user/profile HTTP/1.1', host, close, '', ''],
  ],
  ['an absolute address without a host', 400, ['GET http:///healthz HTTP/1.1', host, close, '', '']],
  [
    'an absolute address of another scheme',
    400,
    ['GET ftp://gym.example/healthz HTTP/1.1', host, close, '', ''],
  ],
  ['no HTTP at all', 400, ['come in', '', '']],
  ['headers without end', 431, ['GET / HTTP/1.1', host, `X-Long: ${'x'.repeat(20_000)}`, '', '']],
  ['an address without end', 431, [`GET /${'x'.repeat(20_000)} HTTP/1.1`, host, close, '', '']],
  ['a header that is none', 400, ['GET / HTTP/1.1', host, 'no colon', '', '']],
  ['a negative length', 400, ['POST / HTTP/1.1', host, 'Content-Length: -1', '', '']],
  [
    'two lengths, as request smugglers send',
    400,
    ['POST / HTTP/1.1', host, 'Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ''],
  ],
  ['a line feed in a header', 400, ['GET / HTTP/1.1', host, 'X-A: b\nX-C: d\u0000', '', '']],
  ['an expectation', 417, ['GET / HTTP/1.1', host, 'Expect: the unexpected', close, '', '']],
];

describe.each(answers)('the answer to %s', (_what, status, lines) => {
  it(`is ${status} and carries every security header, once`, async () => {
    const answer = await send(...lines);

    const isDocs = lines[0]?.includes('/api/docs');
    const { 'content-security-policy': policy, ...others } = securityHeaders;
    expect(answer.status, answer.body).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(others);
    if (isDocs)
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'/,
      );
    else expect(answer.headers.get('content-security-policy')).toBe(policy);
  });

  it('carries the headers of documents only if it is one', async () => {
    const { headers } = await send(...lines);

    const carried = Object.keys(documentHeaders).filter((name) => headers.has(name));
    expect(carried).toEqual(lines[0]?.includes('/api/docs') ? Object.keys(documentHeaders) : []);
  });

  it('does not name the server software', async () => {
    const { headers } = await send(...lines);

    for (const name of ['server', 'x-powered-by', 'via', 'access-control-allow-origin', 'set-cookie'])
      expect(headers.get(name)).toBeNull();
  });

  if (status >= 400) {
    it('is one sentence in JSON that may not be cached', async () => {
      const { headers, body } = await send(...lines);

      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(Object.keys(errorReply.strict().parse(JSON.parse(body)))).toContain('message');
      if (lines[0]?.includes('/api')) expect(headers.get('cache-control')).toBe('no-store');
    });
  }
});

it('lets the pages of no other site read an answer', async () => {
  const asked = ['Origin: https://elsewhere.example', 'Access-Control-Request-Method: POST'];

  const preflight = await send('OPTIONS /api/orders/order HTTP/1.1', host, ...asked, close, '', '');

  expect(preflight.status).toBe(404);
  expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});
