import { describe, expect, it } from 'vitest';
import { formatClock, hoursOf, rowsOf, timesByDays } from './coach-hours';

const on = (weekdays: number[], fromMinute: number, toMinute: number) =>
  weekdays.map((weekday) => ({ weekday, fromMinute, toMinute }));

describe('the weekly hours of a coach', () => {
  it('are shown in as few rows as possible, Monday first', () => {
    const hours = [...on([0, 6], 420, 630), ...on([1, 2, 3, 4, 5], 360, 600), ...on([2], 1020, 1200)];

    expect(rowsOf(hours)).toEqual([
      { days: '1-5', fromMinute: 360, toMinute: 600 },
      { days: '2', fromMinute: 1020, toMinute: 1200 },
      { days: '6-0', fromMinute: 420, toMinute: 630 },
    ]);
  });

  it.each([
    [on([1, 2, 3, 4], 360, 600)],
    [on([6], 420, 630)],
    [[...on([1, 2, 3, 4, 5], 360, 600), ...on([0, 1, 2, 3, 4, 5, 6], 900, 960)]],
    [[]],
  ])('are the same after they were shown and saved: %#', (hours) => {
    const sorted = (each: typeof hours) =>
      each.toSorted((a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute);

    expect(sorted(hoursOf(rowsOf(hours)))).toEqual(sorted(hours));
  });

  it('name their days once', () => {
    expect(timesByDays([...on([1], 360, 600), ...on([1], 1020, 1200), ...on([3], 540, 720)])).toEqual([
      ['1', '6:00–10:00, 17:00–20:00'],
      ['3', '9:00–12:00'],
    ]);
  });

  it('read as times of day', () => {
    expect([formatClock(390), formatClock(1080), formatClock(0)]).toEqual(['6:30', '18:00', '0:00']);
  });
});
