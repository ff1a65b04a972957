import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { type DatabaseTarget, type Engine, engines, makeTarget } from '../testing/database-targets.ts';
import { isLong } from '../testing/fault-forms.ts';
import { launchServer, type StartedServer, startServer } from '../testing/started-server.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

const KILLS = 12;
const KILL_EVERY_MILLISECONDS = 150;
/** The tables' files grow by more than 5 MB while the catalogue and the month are written. */
const HALF_WAY_BYTES = 2.5 * 1024 ** 2;
const MEASURE_EVERY_MILLISECONDS = 50;

const withDemo = (place: DatabaseTarget) => ({ env: { ...place.env, SEED: 'demo' } });
const signInOf = (server: StartedServer) =>
  /Demo member: (?<email>\S+), password (?<password>\S+) /.exec(server.output())?.groups;

/** @returns the status of a sign-in with these credentials */
const signIn = async (server: StartedServer, form: Record<string, string> | undefined): Promise<number> => {
  const body = JSON.stringify(form);
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${server.url}/api/auth/userLogin`, { method: 'POST', headers, body })).status;
};

/** The size of the tables' files, which grow before anything is committed. */
async function measureFiles({ env }: DatabaseTarget): Promise<number> {
  if (env.DATABASE_URL) {
    const client = new pg.Client(env.DATABASE_URL);
    await client.connect();
    const { rows } = await client
      .query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
      .finally(() => client.end());
    return Number(rows[0]?.bytes);
  }
  const folder = join(env.DATA_DIR ?? '', 'base/5');
  return readdirSync(folder)
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}

/** Kills a first start while it writes the demo month. */
async function killHalfWay(place: DatabaseTarget): Promise<void> {
  const before = await measureFiles(place);
  const server = await launchServer(withDemo(place));
  while (server.isRunning() && (await measureFiles(place)) < before + HALF_WAY_BYTES)
    await wait(MEASURE_EVERY_MILLISECONDS);
  await server.end('SIGKILL');
  expect(server.process.signalCode, server.output()).toBe('SIGKILL');
}

/** Starts the server on the data of a first start that was killed half-way. */
async function startAfterKill(engine: Engine): Promise<{ place: DatabaseTarget; server: StartedServer }> {
  for (;;) {
    const place = await makeTarget(engine, 'tables');
    await killHalfWay(place);
    const server = await startServer(withDemo(place));
    if (signInOf(server)) return { place, server };
    // On a busy machine the kill may come after everything was written. Then it must be tried again.
    await server.end('SIGTERM');
    await expectWholeMonth(place);
  }
}

async function expectWholeMonth(place: DatabaseTarget): Promise<void> {
  const { db, close } = await place.open();
  const [orders, people, marks, kept, recounted] = await Promise.all([
    db.selectFrom('orders').select('id').execute(),
    db.selectFrom('users').select('id').where('email', 'like', '%@demo.test').execute(),
    db.selectFrom('settings').select('id').where('key', '=', 'demoShop').execute(),
    listKeptTotals(db),
    listRecountedTotals(db),
  ]).finally(close);
  // Without the orders of later today.
  expect(orders.length).toBeGreaterThan(130);
  expect(people).toHaveLength(41);
  expect(marks).toHaveLength(1);
  expect(kept).toEqual(recounted);
}

// The month is written in one transaction of either engine; folder.test.ts kills first starts on the embedded one.
describe.each(isLong ? engines : (['postgresql'] as const))(
  'a first start with demo data on the %s engine',
  (engine) => {
    it('that is killed half-way creates the whole month at the next start, and prints its sign-in once', async () => {
      let { place, server } = await startAfterKill(engine);
      const form = signInOf(server);
      expect(await signIn(server, form)).toBe(200);

      await server.end('SIGTERM');
      await expectWholeMonth(place);
      server = await startServer(withDemo(place));
      expect(signInOf(server)).toBeUndefined();
      await server.end('SIGTERM');
    });

    if (isLong)
      it(`that is killed at ${KILLS} moments leaves a whole month or none`, async () => {
        const place = await makeTarget(engine, 'tables');
        for (let kill = 1; kill <= KILLS; kill++) {
          const server = await launchServer(withDemo(place));
          await wait(kill * KILL_EVERY_MILLISECONDS);
          await server.end('SIGKILL');
        }
        const server = await startServer(withDemo(place));
        await server.end('SIGTERM');

        await expectWholeMonth(place);
      });
  },
);
