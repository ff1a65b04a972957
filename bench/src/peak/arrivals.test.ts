import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { kindNames, kinds, planArrivals } from './arrivals.ts';

describe('the arrivals of a peak minute', () => {
  it('has as many of each kind as the table says, in order, within the minute', () => {
    const plan = planArrivals(1, 60, randomFrom(1));

    for (const kind of kindNames)
      expect(plan.filter((due) => due.kind === kind)).toHaveLength(kinds[kind].count);
    const moments = plan.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments[0]).toBeGreaterThanOrEqual(0);
    expect(moments.at(-1)).toBeLessThan(60_000);
  });

  it('is the same in every run, and denser when it is to be', () => {
    expect(planArrivals(1, 20, randomFrom(7))).toEqual(planArrivals(1, 20, randomFrom(7)));
    const checkIns = (times: number) =>
      planArrivals(times, 20, randomFrom(7)).filter(({ kind }) => kind === 'check-in').length;
    expect(checkIns(4)).toBe(4 * checkIns(1));
  });
});
