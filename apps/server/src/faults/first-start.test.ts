import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { engines, makePlace, type Place } from '../testing/database-targets.ts';
import { isLong } from '../testing/fault-forms.ts';
import { quickStart } from '../testing/quick-start.ts';
import { launchServer, type StartedServer, startServer } from '../testing/started-server.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

const KILLS = isLong ? 12 : 3;
const KILL_EVERY_MILLISECONDS = isLong ? 150 : 600;
const DEMO_COMMAND = join(import.meta.dirname, '../../dist/demo-cli.js');

const withDemo = (place: Place) => ({ env: { ...place.env, SEED: 'demo' } });
const signInOf = (server: StartedServer) =>
  /Demo member: (?<email>\S+), password (?<password>\S+) /.exec(server.output())?.groups;

/** @returns the status of a sign-in with these credentials */
const signIn = async (server: StartedServer, form: Record<string, string> | undefined): Promise<number> => {
  const body = JSON.stringify(form);
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${server.url}/api/auth/userLogin`, { method: 'POST', headers, body })).status;
};

describe.each(engines)('a first start with demo data on the %s engine', (engine) => {
  it('prints the sign-in once, and the demo people can be removed', async () => {
    const place = await makePlace(engine);
    let server = await startServer(withDemo(place));
    const form = signInOf(server);
    expect(await signIn(server, form)).toBe(200);

    await server.end('SIGTERM');
    server = await startServer(withDemo(place));
    expect(signInOf(server)).toBeUndefined();

    const { stdout } = await promisify(execFile)(process.execPath, [...quickStart, DEMO_COMMAND, 'clear'], {
      env: { PATH: process.env.PATH, ...place.env },
    });
    expect(stdout).toMatch(/^Removed 41 demo people with 150 orders, .*\.\n$/);
    expect(await signIn(server, form)).toBe(400);
    await server.end('SIGTERM');
  });

  it('that is killed half-way leaves a whole month or none', async () => {
    const place = await makePlace(engine);
    for (let kill = 1; kill <= KILLS; kill++) {
      const server = await launchServer(withDemo(place));
      await wait(kill * KILL_EVERY_MILLISECONDS);
      await server.end('SIGKILL');
    }
    const server = await startServer(withDemo(place));
    await server.end('SIGTERM');

    const { db, close } = await place.open();
    const [orders, people, kept, recounted] = await Promise.all([
      db.selectFrom('orders').select('id').execute(),
      db.selectFrom('users').select('id').where('is_demo', '=', true).execute(),
      listKeptTotals(db),
      listRecountedTotals(db),
    ]).finally(close);
    expect(orders).toHaveLength(150);
    expect(people).toHaveLength(41);
    expect(kept).toEqual(recounted);
  });
});
