import { describe, expect, it } from 'vitest';
import { describeWhen, termOn } from './day-count';

describe('a coming day', () => {
  it.each([
    ['2030-03-04', 'Today'],
    ['2030-03-05', 'Tomorrow'],
    ['2030-03-06', 'In 2 days'],
    ['2030-04-04', 'In 31 days'],
  ])('%s is, on 4 March, %s', (day, label) => {
    expect(describeWhen(day, '2030-03-04')).toBe(label);
  });
});

describe('a membership from 4 March to 4 September', () => {
  const term = { startDate: '2030-03-04', effectiveEnd: '2030-09-04' };

  it.each([
    ['2030-03-01', 3, 'days until it starts', 0],
    ['2030-03-03', 1, 'day until it starts', 0],
    ['2030-03-04', 184, 'days left', 0],
    ['2030-06-04', 92, 'days left', 0.5],
    ['2030-09-03', 1, 'day left', 1 - 1 / 184],
    ['2030-09-04', 0, 'days left', 1],
    ['2030-09-05', undefined, 'Expired', 1],
  ])('has on %s %s %s', (today, days, label, used) => {
    expect(termOn(today, term)).toEqual({ days, label, used: expect.closeTo(used) });
  });
});
