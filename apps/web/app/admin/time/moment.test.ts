import { formatMoment } from '@namma/contract/values/times';
import { describe, expect, it } from 'vitest';
import { formatTimeLeft, formatWait } from './moment';

describe('formatWait', () => {
  const now = new Date('2030-03-04T12:00:00Z');

  it.each([
    ['2030-03-04T11:59:30Z', 'just now'],
    ['2030-03-04T11:59:00Z', '1 min'],
    ['2030-03-04T11:00:01Z', '59 min'],
    ['2030-03-04T11:00:00Z', '1 h'],
    ['2030-03-03T12:00:01Z', '23 h'],
    ['2030-03-03T12:00:00Z', '1 day'],
    ['2030-02-02T12:00:00Z', '30 days'],
  ])('says of %s that it waits %s', (since, waited) => {
    expect(formatWait(since, now)).toBe(waited);
  });

  it('is never negative when a clock is ahead', () => {
    expect(formatWait('2030-03-04T12:05:00Z', now)).toBe('just now');
  });
});

describe('formatMoment', () => {
  it('is gym time, which may be the next day', () => {
    expect(formatMoment('2030-03-04T19:15:00Z')).toBe('5\u00a0Mar\u00a02030, 00:45');
  });
});

describe('formatTimeLeft', () => {
  const now = new Date('2030-03-04T12:00:00Z');

  it.each([
    ['2030-03-04T12:00:00Z', '0 min'],
    ['2030-03-04T12:59:59Z', '59 min'],
    ['2030-03-06T11:59:59Z', '47 h'],
    ['2030-04-03T12:00:00Z', '30 days'],
    ['2030-03-04T11:59:59Z', undefined],
  ])('until %s is %s', (until, left) => {
    expect(formatTimeLeft(until, now)).toBe(left);
  });
});
