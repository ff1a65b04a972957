import { setTimeout as wait } from 'node:timers/promises';
import { addDays, addMonths, gymDay } from '@namma/contract/days/dates';
import { describe, expect, it } from 'vitest';
import { engines, makeTarget } from '../testing/database-targets.ts';
import { DeskStream } from '../testing/desk-stream.ts';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { ask } from '../testing/order-stream.ts';
import { startServer } from '../testing/started-server.ts';

const KILLS = isLong ? 50 : 1;
const LOST = isLong ? 200 : 20;
const IMPORT_KILLS = isLong ? 10 : 1;
const PEOPLE = isLong ? 3_000 : 600;
/** Delivery runs collected between two kills. */
const RUNS = isLong ? 12 : 6;
/** Half a second apart. */
const TRIES = 40;
/** Milliseconds after the first request. The moments differ, so that kills interrupt every part of a sale. */
const KILL_AFTER = { least: 100, most: isLong ? 900 : 500 };

describe.each(engines)('a desk on the %s engine', (engine) => {
  it(`whose server is killed ${KILLS} times sells, registers and collects each thing once`, async () => {
    const place = await makeTarget(engine);
    let server = await startServer(place);
    const desks = await DeskStream.open(server.url, 3);

    for (let kill = 0; kill < KILLS; kill++) {
      await desks.startRuns(RUNS, server.url);
      desks.start(server.url);
      await wait(KILL_AFTER.least + ((KILL_AFTER.most - KILL_AFTER.least) * kill) / KILLS);
      await server.end('SIGKILL');
      await desks.stop();
      server = await startServer(place);
    }
    await desks.repeatAll(server.url);
    await server.end('SIGTERM');

    const { db, close } = await place.open();
    try {
      await desks.expectKept(db);
    } finally {
      await close();
    }
    printMeasurement(`kill -9 at the desk, ${engine}: ${KILLS} kills, ${desks.describe()}, ${desks.cut} cut`);
  });

  it(`that loses ${LOST} responses and retries sells, registers and collects each thing once`, async () => {
    const place = await makeTarget(engine);
    const server = await startServer(place);
    const desks = await DeskStream.open(server.url, 1);

    await desks.startRuns(Math.ceil(LOST / 3));
    await desks.loseAnswers(LOST);
    await desks.repeatAll();
    await server.end('SIGTERM');

    expect(desks.acknowledged.size).toBe(LOST);
    const { db, close } = await place.open();
    try {
      await desks.expectKept(db);
    } finally {
      await close();
    }
    printMeasurement(
      `lost answers at the desk, ${engine}: ${desks.describe()}, ${desks.cut} lost on the way`,
    );
  });
});

describe.each(engines)('an import on the %s engine', (engine) => {
  it(`that is killed ${IMPORT_KILLS} times is continued, and creates everyone once`, async () => {
    const place = await makeTarget(engine);
    let server = await startServer(place);
    const admin = { email: 'admin@namma.fit', password: 'admin-work-opens-at-five' };
    const { token } = await ask<{ token: string }>(server.url, 'POST', 'auth/userLogin', admin);
    const checked = await check(server.url, token);
    expect(checked.counts).toEqual({ new: PEOPLE, matched: 0, refused: 0, unchanged: 0 });
    const run = () =>
      ask<{ counts: object }>(server.url, 'POST', 'imports/run', { importId: checked.importId }, token);
    /** A killed process counts as active for ten seconds. */
    const runWhenFree = async (): Promise<{ counts: object }> => {
      for (let tries = 0; ; tries++) {
        try {
          return await run();
        } catch (error) {
          if (tries === TRIES || !String(error).includes('importRunning')) throw error;
          await wait(500);
        }
      }
    };

    for (let kill = 0; kill < IMPORT_KILLS; kill++) {
      const running = runWhenFree().then(
        () => true,
        () => false,
      );
      await wait((checked.tookMilliseconds * (kill + 1)) / (IMPORT_KILLS + 2));
      await server.end('SIGKILL');
      await running;
      server = await startServer(place);
    }
    const ran = await runWhenFree();
    const again = await run();
    await server.end('SIGTERM');

    expect([ran.counts, again.counts]).toEqual([checked.counts, checked.counts]);
    const { db, close } = await place.open();
    try {
      const users = await db.selectFrom('users').select('phone').where('role', '=', 'user').execute();
      expect(new Set(users.map(({ phone }) => phone)).size).toBe(PEOPLE);
      expect(users).toHaveLength(PEOPLE);
      const openings = await db.selectFrom('payments').select('kind').execute();
      expect(openings).toEqual(Array.from({ length: PEOPLE }, () => ({ kind: 'opening' })));
    } finally {
      await close();
    }
    printMeasurement(`kill -9 in an import, ${engine}: ${IMPORT_KILLS} kills, ${PEOPLE} people, each once`);
  });
});

interface Checked {
  importId: number;
  counts: object;
  tookMilliseconds: number;
}

/** Checks a file of people with running memberships and their payments. */
async function check(url: string, token: string): Promise<Checked> {
  const from = addDays(gymDay(new Date()), -60);
  const plan = `kormangla,Elite 12 months,${from},${addMonths(from, 12)},5000,9000`;
  const rows = Array.from({ length: PEOPLE }, (_, n) => `Moved ${n},${7_000_000_000 + n},${plan}`);
  const head = 'Name,Mobile,Centre,Plan,Valid from,Valid till,Paid so far,Price';
  const answer = await fetch(`${url}/api/imports/check?kind=members&name=people.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: [head, ...rows].join('\n'),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Checked;
}
