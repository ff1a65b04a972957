import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addDaysWithinCalendar,
  addMonths,
  addMonthsWithinCalendar,
  type Day,
  daysBetween,
  FIRST_DAY,
  gymDateTime,
  gymDay,
  isDay,
  LAST_DAY,
  startOfGymDay,
  yearsBefore,
} from '../days/dates.ts';

/* Compares with a calendar that counts months and leap years itself, without Date. */

interface Written {
  year: number;
  month: number;
  date: number;
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysIn = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

const read = (day: Day): Written => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
};
const write = ({ year, month, date }: Written): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

function nextDay({ year, month, date }: Written): Written {
  if (date < daysIn(year, month)) return { year, month, date: date + 1 };
  return month < 12 ? { year, month: month + 1, date: 1 } : { year: year + 1, month: 1, date: 1 };
}

function monthsLater({ year, month, date }: Written, count: number): Written {
  let [y, m] = [year, month];
  for (let i = 0; i < Math.abs(count); i++) {
    m += Math.sign(count);
    if (m === 13) [y, m] = [y + 1, 1];
    if (m === 0) [y, m] = [y - 1, 12];
  }
  return { year: y, month: m, date: Math.min(date, daysIn(y, m)) };
}

const anyYear = fc.oneof(
  fc.integer({ min: 1, max: 9999 }),
  fc.constantFrom(1, 2, 4, 99, 100, 400, 1582, 1899, 1900, 2000, 2026, 2028, 9998, 9999),
);
const anyDay = fc
  .record({ year: anyYear, month: fc.integer({ min: 1, max: 12 }), date: fc.integer({ min: 1, max: 31 }) })
  .map(({ year, month, date }) => write({ year, month, date: Math.min(date, daysIn(year, month)) }));

const garbage = fc
  .oneof(
    fc.string(),
    fc.constantFrom(
      '',
      '0000-01-01',
      '0000-12-31',
      '10000-01-01',
      '+010000-01',
      '+275760-09-13',
      '-000001-12-31',
      '2030-02-29',
      '1900-02-29',
      '2030-13-01',
      '2026-11-25T25:00',
      '2026-11-25\u0000',
      ' 2026-11-25',
      '2026-11-25\n',
      'infinity',
      '0001-01-01 BC',
      '２０２６-11-25',
    ),
  )
  .filter((text) => !isDay(text));

describe('the calendar from the year 1 to 9999', () => {
  it('has exactly the days that a hand-made calendar has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 0, max: 19 }),
        fc.integer({ min: 0, max: 39 }),
        (year, month, date) => {
          const isThere = year > 0 && month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
          expect(isDay(write({ year, month, date }))).toBe(isThere);
        },
      ),
    );
  });

  it('goes forward and back by days as the hand-made one does', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 800 }), (from, count) => {
        let to = read(from);
        for (let i = 0; i < count; i++) to = nextDay(to);
        if (to.year > 9999) {
          expect(() => addDays(from, count)).toThrow(RangeError);
          expect(addDaysWithinCalendar(from, count)).toBe(LAST_DAY);
          return;
        }
        expect(addDays(from, count)).toBe(write(to));
        expect(addDaysWithinCalendar(from, count)).toBe(write(to));
        expect(addDays(write(to), -count)).toBe(from);
        expect(daysBetween(from, write(to))).toBe(count);
        expect(from < write(to)).toBe(count > 0);
      }),
    );
  });

  it('goes forward and back by months as the hand-made one does, also through the years 1 to 99', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1500, max: 1500 }), (from, count) => {
        const to = monthsLater(read(from), count);
        if (to.year < 1 || to.year > 9999) {
          expect(() => addMonths(from, count)).toThrow(RangeError);
          expect(addMonthsWithinCalendar(from, count)).toBe(count < 0 ? FIRST_DAY : LAST_DAY);
          return;
        }
        expect(addMonths(from, count)).toBe(write(to));
        expect(addMonthsWithinCalendar(from, count)).toBe(write(to));
      }),
    );
  });

  it('finds the day of each instant of it, and the instant of each day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 86_399_999 }), (day, milliseconds) => {
        const instant = new Date(startOfGymDay(day).getTime() + milliseconds);
        expect(gymDay(instant)).toBe(day);
        expect(gymDateTime(instant).startsWith(`${day} `)).toBe(true);
      }),
    );
  });

  it.each([1, 2, 366, 4_000_000, 1e9, 1e300, Number.MAX_SAFE_INTEGER])(
    'ends: %d more is refused',
    (count) => {
      expect(() => addDays(LAST_DAY, count)).toThrow(RangeError);
      expect(() => addDays(FIRST_DAY, -count)).toThrow(RangeError);
      expect(() => addMonths(LAST_DAY, count)).toThrow(RangeError);
      expect(() => addMonths(FIRST_DAY, -count)).toThrow(RangeError);
      expect(() => yearsBefore('2026-11-25', Math.max(count, 2026))).toThrow(RangeError);
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.5, -1.5])(
    'has whole days and months only, not %d',
    (count) => {
      for (const go of [addDays, addMonths, addDaysWithinCalendar])
        expect(() => go('2026-11-25', count)).toThrow(RangeError);
    },
  );

  it('refuses an invalid day, for any count', () => {
    fc.assert(
      fc.property(garbage, fc.integer({ min: -400, max: 400 }), (text, count) => {
        for (const go of [addDays, addMonths, addDaysWithinCalendar, addMonthsWithinCalendar])
          expect(() => go(text, count)).toThrow(RangeError);
        expect(() => startOfGymDay(text)).toThrow(RangeError);
        expect(() => daysBetween(text, '2026-11-25')).toThrow(RangeError);
        expect(() => daysBetween('2026-11-25', text)).toThrow(RangeError);
      }),
    );
  });

  it.each([
    new Date(Number.NaN),
    new Date(8.64e15),
    new Date(-8.64e15),
    new Date('9999-12-31T18:30:00Z'),
    new Date('0000-12-31T18:29:59.999Z'),
  ])('has no day for an instant outside it', (instant) => {
    expect(() => gymDay(instant)).toThrow(RangeError);
    expect(() => gymDateTime(instant)).toThrow(RangeError);
  });
});
