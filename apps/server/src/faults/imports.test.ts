import { expect, it } from 'vitest';
import { type Engine, engines, makeTarget } from '../testing/database-targets.ts';
import { ask } from '../testing/order-stream.ts';
import { startServer } from '../testing/started-server.ts';

/** Five steps. */
const PEOPLE = 1_000;
const ADMIN = { email: 'admin@namma.fit', password: 'admin-work-opens-at-five' };
/** A killed process counts as ended after ten seconds of silence. */
const SILENT_MILLISECONDS = 20_000;

/** A server with a checked file of people, whose memberships are partly paid. */
async function open(engine: Engine) {
  const place = await makeTarget(engine);
  let server = await startServer(place);
  const { token } = await ask<{ token: string }>(server.url, 'POST', 'auth/userLogin', ADMIN);
  const plan = 'kormangla,Elite 12 months,2026-06-01,2027-06-01,5000,9000';
  const rows = Array.from({ length: PEOPLE }, (_, n) => `Moved ${n},${7_000_000_000 + n},${plan}`);
  const answer = await fetch(`${server.url}/api/imports/check?kind=members&name=people.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: ['Name,Mobile,Centre,Plan,Valid from,Valid till,Paid so far,Price', ...rows].join('\n'),
  });
  const { importId, counts } = (await answer.json()) as { importId: number; counts: { new: number } };
  expect(counts.new).toBe(PEOPLE);
  const act = (call: 'imports/run' | 'imports/undo') =>
    ask<{ counts: object }>(server.url, 'POST', call, { importId }, token);
  const get = () =>
    ask<{ state: string; progress: { done: number } | null }>(
      server.url,
      'GET',
      `imports/get?id=${importId}`,
      undefined,
      token,
    );
  /** Ends the server once a part of the rows is done, and restarts it. */
  const endDuring = async (call: 'imports/run' | 'imports/undo', signal: 'SIGTERM' | 'SIGKILL') => {
    const acting = act(call).then(
      () => 'finished',
      () => 'cut off',
    );
    await expect
      .poll(async () => (await get()).progress?.done ?? 0, { interval: 5, timeout: 20_000 })
      .toSatisfy((done: number) => done > 0 && done < PEOPLE);
    const status = await server.end(signal);
    const outcome = await acting;
    server = await startServer(place);
    return { status, outcome };
  };
  /** Counts the people and receipts in the database at the end. */
  const close = async () => {
    await server.end('SIGTERM');
    const { db, close } = await place.open();
    try {
      const people = await db.selectFrom('users').select('phone').where('name', 'like', 'Moved %').execute();
      const receipts = await db.selectFrom('payments').select('kind').execute();
      return [new Set(people.map(({ phone }) => phone)).size, people.length, receipts.length];
    } finally {
      await close();
    }
  };
  return { act, get, endDuring, close };
}

it.each(engines)(
  'on the %s engine an import stops cleanly with the server, and is undone',
  async (engine) => {
    const { act, get, endDuring, close } = await open(engine);

    expect(await endDuring('imports/run', 'SIGTERM')).toEqual({ status: 0, outcome: 'cut off' });
    const stopped = await get();
    expect(stopped).toMatchObject({ state: 'interrupted' });
    expect((stopped.progress?.done ?? 0) % 200).toBe(0);
    await act('imports/undo');
    expect((await get()).state).toBe('undone');

    expect(await close()).toEqual([0, 0, 0]);
  },
);

it.each(engines)(
  'on the %s engine a killed import is continued and creates everyone once',
  async (engine) => {
    const { act, get, endDuring, close } = await open(engine);

    expect((await endDuring('imports/run', 'SIGKILL')).outcome).toBe('cut off');
    await expect.poll(async () => (await get()).state, { timeout: SILENT_MILLISECONDS }).toBe('interrupted');
    await act('imports/run');

    expect((await get()).state).toBe('done');
    expect(await close()).toEqual([PEOPLE, PEOPLE, PEOPLE]);
  },
);

it.each(engines)(
  'on the %s engine an undo stops cleanly with the server, and is continued',
  async (engine) => {
    const { act, get, endDuring, close } = await open(engine);
    await act('imports/run');

    expect(await endDuring('imports/undo', 'SIGTERM')).toEqual({ status: 0, outcome: 'cut off' });
    const stopped = await get();
    expect(stopped).toMatchObject({ state: 'interrupted' });
    expect((stopped.progress?.done ?? 0) % 200).toBe(0);
    await act('imports/undo');

    expect((await get()).state).toBe('undone');
    expect(await close()).toEqual([0, 0, 0]);
  },
);
