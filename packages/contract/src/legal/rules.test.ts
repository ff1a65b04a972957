import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../days/dates.ts';
import { firstDayWithBody } from './rules.ts';

/** The same day a year later; for 29 February, 28 February. */
const anniversaryOf = (day: Day): Day =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;

describe('age, height and weight of an appointment', () => {
  it('are kept until a year after its day has passed, on every day of nine years', () => {
    let oldest = '2026-01-01';
    const wrong: Day[] = [];
    for (let today = '2027-06-01'; today < '2036-06-01'; today = addDays(today, 1)) {
      while (anniversaryOf(oldest) < today) oldest = addDays(oldest, 1);
      if (firstDayWithBody(today) !== oldest) wrong.push(today);
    }

    expect(wrong).toEqual([]);
  });
});
