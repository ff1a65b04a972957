import { daysBetween } from '@namma/contract/days/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedPeriod, periodOf, stepOf, stepsOf, whyNoReport } from './rules.ts';

const TODAY = '2030-11-22';

describe('the period of a report', () => {
  it('has 30 days up to today, or up to the given day', () => {
    expect(periodOf({}, TODAY)).toEqual({ from: '2030-10-24', to: TODAY });
    expect(periodOf({ to: '2030-03-01' }, TODAY)).toEqual({ from: '2030-01-31', to: '2030-03-01' });
    expect(periodOf({ from: '2030-04-01' }, TODAY)).toEqual({ from: '2030-04-01', to: TODAY });
  });

  it.each([
    ['2030-11-23', '2030-11-23', 'to', 'A report ends today at the latest.'],
    ['1999-12-31', '2000-01-31', 'from', 'Reports begin on 1 Jan 2000.'],
    ['2030-03-02', '2030-03-01', 'to', 'The last day is before the first.'],
    ['2027-11-21', '2030-11-22', 'from', 'A report covers three years (1096 days) at most.'],
  ])('is refused from %s to %s', (from, to, path, message) => {
    expect(whyNoReport({ from, to }, TODAY)).toEqual({ path, message });
  });

  it.each([
    ['2030-11-22', '2030-11-22'],
    ['2000-01-01', '2000-01-01'],
    ['2027-11-23', '2030-11-22'],
  ])('may be from %s to %s', (from, to) => {
    expect(whyNoReport({ from, to }, TODAY)).toBeUndefined();
  });
});

describe('a period', () => {
  it.each([
    // The same number of days directly before it
    ['2030-11-16', '2030-11-22', '2030-11-09', '2030-11-15'],
    ['2030-03-05', '2030-03-05', '2030-03-04', '2030-03-04'],
    ['2030-04-01', '2030-04-01', '2030-03-31', '2030-03-31'],
    // A part of a month, and whole months of other lengths
    ['2030-11-01', '2030-11-22', '2030-10-01', '2030-10-22'],
    ['2030-03-01', '2030-03-31', '2030-02-01', '2030-02-28'],
    ['2030-02-01', '2030-02-28', '2030-01-01', '2030-01-31'],
    ['2030-03-01', '2030-03-30', '2030-02-01', '2030-02-28'],
    // Financial years
    ['2029-04-01', '2030-03-31', '2028-04-01', '2029-03-31'],
    ['2030-04-01', '2030-11-22', '2029-08-01', '2030-03-22'],
  ])('from %s to %s follows the one from %s to %s', (from, to, beforeFrom, beforeTo) => {
    expect(comparedPeriod({ from, to }, 'previous')).toEqual({ from: beforeFrom, to: beforeTo });
  });

  it.each([
    ['2030-11-01', '2030-11-22', '2029-11-01', '2029-11-22'],
    ['2028-02-29', '2028-02-29', '2027-02-28', '2027-02-28'],
    ['2029-02-01', '2029-02-28', '2028-02-01', '2028-02-29'],
    ['2029-04-01', '2030-03-31', '2028-04-01', '2029-03-31'],
  ])('from %s to %s is compared with %s to %s of the year before', (from, to, beforeFrom, beforeTo) => {
    expect(comparedPeriod({ from, to }, 'year')).toEqual({ from: beforeFrom, to: beforeTo });
  });

  it('has one row per day for three months, and then one per month by default', () => {
    expect(stepOf({ from: '2030-01-01', to: '2030-04-02' }, undefined)).toBe('day');
    expect(stepOf({ from: '2030-01-01', to: '2030-04-03' }, undefined)).toBe('month');
    expect(stepOf({ from: '2030-01-01', to: '2030-12-31' }, 'day')).toBe('day');
  });

  it('from the end of one financial year into the next has partial months at its ends', () => {
    expect(stepsOf({ from: '2030-03-31', to: '2030-05-02' }, 'month')).toEqual([
      { from: '2030-03-31', to: '2030-03-31' },
      { from: '2030-04-01', to: '2030-04-30' },
      { from: '2030-05-01', to: '2030-05-02' },
    ]);
  });

  it('is covered by its rows without a gap, by days and by months', () => {
    const days = fc.tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: 1_095 }));
    fc.assert(
      fc.property(days, fc.constantFrom('day' as const, 'month' as const), ([start, length], step) => {
        const day = (count: number) => new Date(Date.UTC(2000, 0, 1 + count)).toISOString().slice(0, 10);
        const period = { from: day(start), to: day(start + length) };

        const steps = stepsOf(period, step);

        expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([period.from, period.to]);
        expect(steps.slice(1).map(({ from }, index) => daysBetween(steps[index]?.to ?? '', from))).toEqual(
          steps.slice(1).map(() => 1),
        );
      }),
    );
  });
});
