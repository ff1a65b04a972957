import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysBetween, FIRST_DAY, LAST_DAY } from '../days/dates.ts';
import { countDays, type DayRange } from './closures.ts';

const range = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -3, max: 15 }))
  .map(([from, length]): DayRange => {
    const fromDay = addDays('2028-02-10', from);
    return { fromDay, toDay: addDays(fromDay, length) };
  });

/** The days of ranges, one by one. */
const daysOf = (ranges: readonly DayRange[]) =>
  new Set<Day>(
    ranges.flatMap(({ fromDay, toDay }) =>
      Array.from({ length: Math.max(0, daysBetween(fromDay, toDay) + 1) }, (_, n) => addDays(fromDay, n)),
    ),
  );

describe('the days of some ranges', () => {
  it('in others, or in none, equal a count one by one', () => {
    fc.assert(
      fc.property(fc.array(range), fc.array(range), fc.boolean(), (ranges, others, areIn) => {
        const otherDays = daysOf(others);
        const counted = [...daysOf(ranges)].filter((day) => otherDays.has(day) === areIn);
        expect(countDays(ranges, { others, areIn })).toBe(counted.length);
      }),
    );
  });

  it('are counted without iterating, even over the whole calendar', () => {
    const all = { fromDay: FIRST_DAY, toDay: LAST_DAY };
    const ranges = Array.from({ length: 1_000 }, () => all);
    const others = Array.from({ length: 1_000 }, (_, n) => ({
      fromDay: addDays('2030-01-01', 2 * n),
      toDay: addDays('2030-01-01', 2 * n),
    }));

    expect(countDays(ranges, { others, areIn: true })).toBe(1_000);
    expect(countDays(ranges, { others, areIn: false })).toBe(3_652_059 - 1_000);
  });
});
