import { type CallName, methods } from '@namma/contract/calls';
import { describe, expect, it } from 'vitest';
import { countDeadlocks } from '../testing/locks.ts';
import { type CallRaces, gym, type Races, type WritingCall } from '../testing/races.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

/** The concurrency cases of all modules. */
const races = Object.assign(
  {},
  ...Object.values(import.meta.glob<Races>('../modules/*/*/races.ts', { eager: true, import: 'races' })),
) as Record<WritingCall, CallRaces>;

/** Frequent desk calls and closing a center, tested on the embedded engine, too. */
const ofTheDesk = [
  'sales/sell',
  'orders/take',
  'drawers/open',
  'drawers/payOut',
  'drawers/close',
  'members/add',
  'membership/registerFor',
  'passes/sell',
  'payments/collect',
  'imports/run',
  'imports/undo',
  'centers/closeForGood',
] as const satisfies CallName[];
const tried: [string, CallRaces][] =
  gym.engine === 'embedded' ? ofTheDesk.map((name) => [name, races[name]]) : Object.entries(races);

/** On a busy machine two hundred orders of one product wait long for each other's locks. */
const TIMEOUT_MILLISECONDS = 90_000;

describe('a call made many times at once', () => {
  it('is tested for every writing call of the contract', () => {
    const writing = Object.entries(methods).filter(([, method]) => method !== 'GET');

    expect(Object.keys(races).sort()).toEqual(writing.map(([name]) => name).sort());
    expect(Object.values(races).filter((each) => Object.keys(each).length === 0)).toEqual([]);
  });

  describe.each(tried)('%s', (_name, each) => {
    for (const [title, run] of Object.entries(each)) {
      it(
        title,
        async () => {
          await run();

          expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
          if (gym.engine === 'postgresql') expect(await countDeadlocks(gym.db)).toBe(0);
        },
        TIMEOUT_MILLISECONDS,
      );
    }
  });
});
