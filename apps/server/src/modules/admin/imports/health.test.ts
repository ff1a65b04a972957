// onBothEngines: the embedded one runs in the server's thread
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());

const ROWS = 800;
const file = [
  'Name,Mobile,Plan,Months,Center,Valid from,Paid',
  ...Array.from(
    { length: ROWS },
    (_, n) => `Person ${n},${9_000_000_000 + n},Elite,12,indiranagar,2030-01-10,5000`,
  ),
].join('\n');

/** Calls `/healthz` one after the other during some work. */
async function healthDuring<T>(work: Promise<T>) {
  let isRunning = true;
  let answered = 0;
  const asking = (async () => {
    while (isRunning) {
      if ((await gym.app.inject('/healthz')).statusCode === 200) answered++;
      // An injected request can end within one turn of the event loop.
      await setImmediate();
    }
  })();
  const result = await work.finally(() => {
    isRunning = false;
  });
  await asking;
  return { result, answered };
}

it('the health check is answered between the steps of a check, a run and an undo', async () => {
  const checked = await healthDuring(
    owner.callLoosely('imports/check', {
      query: { kind: 'members', name: 'list.csv' },
      body: Buffer.from(file),
      headers: { 'content-type': 'text/csv' },
    }),
  );
  expect(checked.result.body.counts).toMatchObject({ new: ROWS });
  const { importId } = checked.result.body;
  const ran = await healthDuring(owner.call('imports/run', { body: { importId } }));
  const undone = await healthDuring(owner.call('imports/undo', { body: { importId } }));

  // A check and a run read and write four steps of rows each, with several statements a step.
  for (const { answered } of [checked, ran, undone]) expect(answered).toBeGreaterThan(ROWS / 200);
}, 60_000);
