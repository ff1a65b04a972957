import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../../scripts/lib/free-port.mjs';
import { type DatabaseTarget, makeTarget, nameNewFolder } from '../testing/database-targets.ts';
import { quickProcess } from '../testing/quick-start.ts';
import { launchServer, startServer } from '../testing/started-server.ts';

const BUNDLE = join(import.meta.dirname, '../../dist/main.js');

/** Another program that occupies a port of the loopback address. */
async function occupyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function launch(env: Record<string, string>, port?: number) {
  const server = await launchServer({ env, ...(port === undefined ? {} : { port }) });
  await server.ended;
  return { status: server.process.exitCode, output: server.output() };
}

const countAdmins = async (place: DatabaseTarget) => {
  const { db, close } = await place.open();
  const admins = db.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute();
  return (await admins.finally(close)).length;
};

/** A first start that generates its password. */
const launchUnnamed = (env: Record<string, string>) =>
  spawn(process.execPath, [...quickProcess, BUNDLE], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'development', LOG_LEVEL: 'warn', ...env },
  });

describe('a first start', () => {
  it('on a port in use creates nothing, and reports it in one line', async () => {
    const { env } = nameNewFolder();
    const busy = await occupyPort();

    const onPort = await launch(env, busy);
    const onMetricsPort = await launch({ ...env, METRICS_PORT: String(busy) });

    expect(onPort).toEqual({
      status: 1,
      output: `Port ${busy} on 127.0.0.1 is in use: stop the other program or set PORT.\n`,
    });
    expect(onMetricsPort).toEqual({
      status: 1,
      output: `METRICS_PORT: cannot listen on 127.0.0.1:${busy}: it is in use\n`,
    });
    expect(existsSync(env.DATA_DIR)).toBe(false);
  });

  it.each([
    ['HOST', 'no such host', /^Cannot listen on no such host:\d+: [^\n]+\n$/],
    ['DATA_DIR', '/dev/null/data', /^The data folder \S+ cannot be written: [^\n]+\n$/],
    [
      'DATABASE_URL',
      'postgresql://127.0.0.1:1/gym',
      /^The database at DATABASE_URL cannot be used: [^\n]+\n$/,
    ],
  ])('with %s=%s creates nothing, and reports it in one line', async (name, value, line) => {
    const { env } = nameNewFolder();

    const { status, output } = await launch({ ...env, [name]: value });

    expect(output).toMatch(line);
    expect(status).toBe(1);
    expect(existsSync(env.DATA_DIR)).toBe(false);
  });

  it('with a wrong DATABASE_LISTEN_URL, or a wrong DKIM key, reports it in one line', async () => {
    const { env } = await makeTarget('postgresql', 'tables');
    const { env: folder } = nameNewFolder();
    const key = `${folder.DATA_DIR}.pem`;
    writeFileSync(key, 'no key');
    const mail = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hello@gym.example',
      PUBLIC_URL: 'https://gym.example',
      DKIM_SELECTOR: 'mail',
      DKIM_KEY_FILE: key,
    };

    const listening = await launch({ ...env, DATABASE_LISTEN_URL: 'postgresql://127.0.0.1:1/gym' });
    const signing = await launch({ ...env, ...mail });

    expect(listening.output).toMatch(/^Cannot listen for changes at DATABASE_LISTEN_URL: [^\n]+\n$/);
    expect(signing.output).toMatch(/^DKIM_KEY_FILE: [^\n]+\n$/);
  });

  it('that cannot print its password creates no admin, and the next one prints it', async () => {
    const place = await makeTarget('postgresql', 'tables');
    const env = { ...place.env, SEED: 'none' };

    const deaf = launchUnnamed({ ...env, PORT: String(await findFreePort()) });
    // Nobody reads, and the pipe is closed.
    deaf.stdout.destroy();
    let error = '';
    deaf.stderr.setEncoding('utf8').on('data', (text: string) => {
      error += text;
    });
    const [status] = await once(deaf, 'close');
    const admins = await countAdmins(place);
    const next = await startServer({ env: { ...env, ADMIN_PASSWORD: '' } });
    const output = next.output();
    await next.end('SIGTERM');

    expect(status).toBe(1);
    expect(error).toMatch(
      /^A password could not be shown, because standard output cannot be written [^\n]+\n$/,
    );
    expect(admins).toBe(0);
    expect(output).toMatch(/First admin: admin@namma\.fit, password \S{12} \(shown only once; [^\n]+\n/);
    expect(await countAdmins(place)).toBe(1);
  });

  it('prints the password before it opens, so that a kill afterwards loses none', async () => {
    const place = await makeTarget('postgresql', 'tables');
    const env = { ...place.env, SEED: 'none', ADMIN_PASSWORD: '' };

    const server = await launchServer({ env });
    await server.opened;
    const output = server.output();
    await server.end('SIGKILL');
    const password = /First admin: admin@namma\.fit, password (\S+) /.exec(output)?.[1];
    const next = await startServer({ env });
    const signedIn = await fetch(`${next.url}/api/auth/userLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@namma.fit', password }),
    });
    await next.end('SIGTERM');

    expect(output.indexOf('First admin:')).toBeLessThan(output.indexOf('Namma Strength is open at'));
    expect(signedIn.status).toBe(200);
  });
});
