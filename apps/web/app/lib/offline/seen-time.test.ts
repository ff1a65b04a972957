import { expect, it } from 'vitest';
import { seenTime } from './seen-time';

it.each([
  ['2026-11-22T05:02:00Z', '2026-11-22T18:29:00Z', '10:32'],
  ['2026-11-22T05:02:00Z', '2026-11-22T18:31:00Z', '22/11, 10:32'],
  ['2026-11-21T18:31:00Z', '2026-11-22T05:00:00Z', '00:01'],
])('shows a page of %s at %s as %s, on the clock of Bengaluru', (seenAt, now, shown) => {
  expect(seenTime(new Date(seenAt), new Date(now))).toBe(shown);
});
