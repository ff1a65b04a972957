import { describe, expect, it } from 'vitest';
import { formatChange, formatFigure, formatPeriod, labelOf } from '../../admin/charts/format';
import { namedPeriods, nameOfPeriod } from './periods';

const periodsOn = (today: string) =>
  Object.fromEntries(
    namedPeriods(today).map(({ label, period }) => [label, period && `${period.from} ${period.to}`]),
  );

describe('the periods of a report', () => {
  it('end today, or with the last month or financial year', () => {
    expect(periodsOn('2030-11-22')).toEqual({
      'Last 30 days': undefined,
      Today: '2030-11-22 2030-11-22',
      'This month': '2030-11-01 2030-11-22',
      'Last month': '2030-10-01 2030-10-31',
      'This financial year': '2030-04-01 2030-11-22',
      'Last financial year': '2029-04-01 2030-03-31',
    });
  });

  it.each([
    ['2030-03-31', '2029-04-01 2030-03-31', '2028-04-01 2029-03-31'],
    ['2030-04-01', '2030-04-01 2030-04-01', '2029-04-01 2030-03-31'],
    ['2030-01-15', '2029-04-01 2030-01-15', '2028-04-01 2029-03-31'],
  ])('on %s have the financial year %s after %s', (today, year, before) => {
    expect(periodsOn(today)).toMatchObject({ 'This financial year': year, 'Last financial year': before });
  });

  it('are named by their days', () => {
    expect(nameOfPeriod({}, '2030-11-22')).toBe('Last 30 days');
    expect(nameOfPeriod({ from: '2030-10-01', to: '2030-10-31' }, '2030-11-22')).toBe('Last month');
    expect(nameOfPeriod({ from: '2030-10-02', to: '2030-10-31' }, '2030-11-22')).toBeUndefined();
    expect(nameOfPeriod({ to: '2030-11-22' }, '2030-11-22')).toBeUndefined();
  });
});

describe('a figure', () => {
  it('shows its unit, and a minus below zero', () => {
    expect([
      formatFigure(12_499_950, 'paise'),
      formatFigure(124_999, 'count'),
      formatFigure(-3, 'count'),
      formatFigure(-50_000, 'paise'),
    ]).toEqual(['₹1,24,999.50', '1,24,999', '−3', '−₹500']);
  });

  it('shows by how much it has changed, unless there was nothing before', () => {
    expect(
      [
        [112, 100],
        [50, 200],
        [100, 100],
        [5, 0],
        [5, -1],
      ].map(([now, before]) => formatChange(now ?? 0, before ?? 0)),
    ).toEqual(['+12 %', '−75 %', '±0 %', undefined, undefined]);
  });

  it('is named by its part, its day or its month', () => {
    const days = { from: '2030-11-01', to: '2030-11-22' };
    const row = { values: [], before: null };
    expect(labelOf({ ...row, label: 'Fit Foods', days: null }, 'category')).toBe('Fit Foods');
    expect(labelOf({ ...row, label: '', days }, 'month')).toBe('Nov 2030');
    expect(labelOf({ ...row, label: '', days }, 'day')).toBe('1 Nov 2030');
    expect(formatPeriod(days)).toBe('1 Nov 2030 to 22 Nov 2030');
    expect(formatPeriod({ from: '2030-11-01', to: '2030-11-01' })).toBe('1 Nov 2030');
  });
});
