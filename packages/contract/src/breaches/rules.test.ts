import { describe, expect, it } from 'vitest';
import { breachClock } from './rules.ts';

const noticed = '2030-03-01T06:30:00.000Z';
const after = (hours: number, minutes = 0) =>
  new Date(Date.parse(noticed) + (hours * 60 + minutes) * 60_000).toISOString();

describe('the 72 hours of the Board', () => {
  it.each([
    [after(0), /^72 hours left to tell the Board: until 4\sMar\s2030, 12:00\.$/],
    [after(20, 59), /^51 hours left/],
    [after(71), /^60 minutes left/],
    [after(71, 59), /^1 minute left/],
    [after(72), /^The 72 hours ended 0 minutes ago/],
    [
      after(77),
      /^The 72 hours ended 5 hours ago, on .* Tell the Board now, with the reason for the delay\.$/,
    ],
  ])('at %s says what is left of them, or since when they are over', (now, words) => {
    const clock = breachClock(noticed, null, new Date(now));

    expect(clock.words).toMatch(words);
    expect(clock.isUrgent).toBe(true);
  });

  it.each([
    [after(20), 'The Board was told 20 hours after it was noticed, within the 72 hours.'],
    [after(72), 'The Board was told 72 hours after it was noticed, within the 72 hours.'],
    [after(76), 'The Board was told 4 hours after the 72 hours had ended.'],
  ])('told at %s says whether it was in time', (toldAt, words) => {
    expect(breachClock(noticed, toldAt, new Date(after(500)))).toEqual({ words, isUrgent: false });
  });
});
