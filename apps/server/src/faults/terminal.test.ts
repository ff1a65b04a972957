import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseTarget, makeFolder } from '../testing/database-targets.ts';
import { quickProcess } from '../testing/quick-start.ts';
import { type StartedServer, startServer } from '../testing/started-server.ts';

const COMMANDS = join(import.meta.dirname, '../../dist');

/** Runs a command as an operator does, while the server may be running. */
async function run({ env }: DatabaseTarget, command: 'admin', ...args: string[]) {
  const child = spawn(process.execPath, [...quickProcess, join(COMMANDS, `${command}-cli.js`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });
  const [[status], out, error] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status: status as number | null, out, error };
}

describe('at the terminal, while the server has the embedded database open', async () => {
  const place = await makeFolder({ atEnd: afterAll });
  let server: StartedServer;
  beforeAll(async () => {
    server = await startServer(place);
  });
  afterAll(async () => expect(await server.end('SIGTERM')).toBe(0));

  it('an admin is created and signs in, is disabled and is signed out at once', async () => {
    const signIn = (email: string, password: string) =>
      fetch(`${server.url}/api/auth/userLogin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });

    const made = await run(place, 'admin', 'create', 'asha@namma.fit');
    const password = /password (\S+) \(shown only once\)/.exec(made.out)?.[1] ?? '';
    const signedIn = await signIn('asha@namma.fit', password);
    const { token } = (await signedIn.json()) as { token: string };
    const lookAtDashboard = async () =>
      (await fetch(`${server.url}/api/admin/getDashData`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    const before = await lookAtDashboard();
    const again = await run(place, 'admin', 'create', 'asha@namma.fit');
    const disabled = await run(place, 'admin', 'disable', 'asha@namma.fit');
    const after = await lookAtDashboard();
    const refused = await signIn('asha@namma.fit', password);
    const last = await run(place, 'admin', 'disable', 'admin@namma.fit');
    const usage = await run(place, 'admin', 'remove');

    expect(made).toMatchObject({ status: 0, error: '' });
    expect([signedIn.status, before, after, refused.status]).toEqual([200, 200, 401, 400]);
    expect(again).toEqual({
      status: 1,
      out: '',
      error: 'asha@namma.fit is already registered. Choose another email address.\n',
    });
    expect(disabled).toEqual({
      status: 0,
      out: 'asha@namma.fit can no longer sign in and is signed out everywhere.\n',
      error: '',
    });
    expect(last).toMatchObject({ status: 1, error: expect.stringMatching(/is the last owner/) });
    expect(usage).toMatchObject({
      status: 1,
      error: expect.stringMatching(/^Usage: npm run admin [^\n]*\n$/),
    });
  });

  it('invalid requests get no response, and the socket is private to its owner', async () => {
    const path = join(place.env.DATA_DIR ?? '', 'server.sock');
    const say = async (words: string) => {
      const socket = connect(relative(process.cwd(), path));
      socket.end(words);
      return text(socket).catch(() => '');
    };

    const answers = [
      await say('backup'),
      await say('{"command":"constructor","args":[]}\n'),
      await say('{"command":"admin"}\n'),
      await say('x'.repeat(100_000)),
    ];
    const mode = statSync(path).mode & 0o777;
    const health = await fetch(`${server.url}/readyz`);

    expect(answers).toEqual(['', expect.stringMatching(/^\{"refused":"The server does not know/), '', '']);
    expect(mode).toBe(0o600);
    expect(health.status).toBe(200);
  });
});
