import { afterEach, describe, expect, it, vi } from 'vitest';
import { addMonths, daysBetween, formatDay, formatInstant, gymDay } from '../days/dates.ts';
import { planFor } from '../memberships/rules.ts';
import { defaultTier } from '../testing/default-plans.ts';

afterEach(() => vi.unstubAllEnvs());

/** Each with its offset from UTC in the northern winter, to verify that the process uses that time zone. */
const clocks = [
  ['UTC', 0],
  ['Asia/Kolkata', -330],
  ['America/Los_Angeles', 480],
] as const;

describe.each(clocks)('on a machine whose clock is set to %s', (timeZone, offsetMinutes) => {
  const standThere = () => {
    vi.stubEnv('TZ', timeZone);
    expect(new Date('2030-01-15T00:00:00Z').getTimezoneOffset()).toBe(offsetMinutes);
  };

  it.each([
    // Midnight in Bengaluru is half past six on the previous evening in UTC.
    ['2030-03-04T18:29:59.999Z', '2030-03-04'],
    ['2030-03-04T18:30:00.000Z', '2030-03-05'],
    ['2030-12-31T18:29:59.999Z', '2030-12-31'],
    ['2030-12-31T18:30:00.000Z', '2031-01-01'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29'],
    ['2028-02-29T18:30:00.000Z', '2028-03-01'],
    // The nights of clock changes in Los Angeles.
    ['2030-03-10T09:59:59.999Z', '2030-03-10'],
    ['2030-03-10T18:30:00.000Z', '2030-03-11'],
    ['2030-11-03T18:29:59.999Z', '2030-11-03'],
    ['2030-11-03T18:30:00.000Z', '2030-11-04'],
  ])('it is at %s the gym day %s', (instant, day) => {
    standThere();

    expect(gymDay(new Date(instant))).toBe(day);
  });

  it.each([
    ['2030-08-31', 6, '2031-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2030-11-30', 3, '2031-02-28'],
    ['2029-12-10', 3, '2030-03-10'],
    ['2030-05-03', 6, '2030-11-03'],
  ])('a membership from %s of %i months ends on %s', (start, months, end) => {
    standThere();

    expect(addMonths(start, months)).toBe(end);
    expect(planFor(defaultTier('Elite Pro'), start, end)?.months).toBe(months);
  });

  it('days are those of the gym', () => {
    standThere();

    expect(daysBetween('2030-03-09', '2030-03-11')).toBe(2);
    expect(daysBetween('2030-11-02', '2030-11-04')).toBe(2);
    expect(formatDay('2030-03-10')).toBe('10 Mar 2030');
    expect(formatInstant('2030-03-04T18:30:00.000Z')).toBe('5 Mar 2030');
  });
});
