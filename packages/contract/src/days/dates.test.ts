import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  days,
  daysBetween,
  formatDay,
  formatInstant,
  gymDay,
  hours,
  isDay,
  minutes,
  yearsBefore,
} from './dates.ts';

describe('the day at the gym', () => {
  it.each([
    ['2030-03-03T18:29:59.999Z', '2030-03-03'],
    ['2030-03-03T18:30:00.000Z', '2030-03-04'],
    ['2030-03-04T12:00:00.000Z', '2030-03-04'],
    ['2029-12-31T18:30:00.000Z', '2030-01-01'],
    ['2028-02-28T20:00:00.000Z', '2028-02-29'],
    ['2030-03-04T00:00:00+05:30', '2030-03-04'],
    ['2030-03-04T23:59:59+14:00', '2030-03-04'],
  ])('at %s is %s', (instant, day) => {
    expect(gymDay(new Date(instant))).toBe(day);
  });
});

describe('a day of the calendar', () => {
  it.each(['2030-01-31', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('is %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2030-02-29',
    '1900-02-29',
    '2030-04-31',
    '2030-13-01',
    '2030-00-10',
    '2030-01-00',
    '2030-1-1',
    '30-01-01',
    '01/02/2030',
    '2030-01-01T00:00:00Z',
    ' 2030-01-01',
    '2030-01-01\n',
    '+12030-01-01',
    '',
    'today',
  ])('is not %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('months later', () => {
  it.each([
    ['2030-01-15', 3, '2030-04-15'],
    ['2030-01-31', 1, '2030-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2030-08-31', 6, '2031-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2030-05-31', 6, '2030-11-30'],
    ['2030-12-31', 12, '2031-12-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2030-11-30', 3, '2031-02-28'],
    ['2030-03-31', -1, '2030-02-28'],
    ['2030-01-15', -1, '2029-12-15'],
    ['2030-01-15', 0, '2030-01-15'],
  ])('%s and %d months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  const anyDay = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('is a day of the calendar in the month that was asked for', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -240, max: 240 }), (from, months) => {
        const to = addMonths(from, months);
        const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

        expect(isDay(to)).toBe(true);
        expect(monthOf(to) - monthOf(from)).toBe(months);
        expect(to.slice(8) <= from.slice(8)).toBe(true);
      }),
    );
  });

  it.each([
    ['2030-03-04', 13, '2017-03-04'],
    ['2028-02-29', 13, '2015-02-28'],
    ['2028-02-29', 12, '2016-02-29'],
  ])('%s, %d years before, was %s', (day, years, before) => {
    expect(yearsBefore(day, years)).toBe(before);
  });
});

describe('spans', () => {
  it('are milliseconds', () => {
    expect(minutes(1)).toBe(60_000);
    expect(hours(24)).toBe(days(1));
    expect(days(30)).toBe(2_592_000_000);
  });

  it.each([
    ['2030-03-04', '2030-03-05', 1],
    ['2030-03-05', '2030-03-04', -1],
    ['2028-02-28', '2028-03-01', 2],
    ['2030-01-01', '2031-01-01', 365],
    ['2030-03-04', '2030-03-04', 0],
  ])('from %s to %s are %d days', (from, to, count) => {
    expect(daysBetween(from, to)).toBe(count);
  });
});

describe('a day as it is written', () => {
  it('is the same wherever it is read', () => {
    expect(formatDay('2030-03-04')).toBe('4 Mar 2030');
  });

  it('of an instant is the day it was at the gym', () => {
    expect(formatInstant('2030-03-03T18:30:00.000Z')).toBe('4 Mar 2030');
    expect(formatInstant('2030-03-03T18:29:59.000Z')).toBe('3 Mar 2030');
  });
});
