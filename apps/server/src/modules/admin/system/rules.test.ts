import { addDays, hours } from '@namma/contract/days/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSuperfluous, fileNameOf, findLastGood, isDue, isLate, lastDueAt } from './rules.ts';

const AT = 3 * 60 + 30;
const ist = (text: string) => new Date(`${text}+05:30`);

describe('the time of the backup', () => {
  it('is once a day, by the clock of Bengaluru', () => {
    expect(lastDueAt(ist('2030-03-04T03:30'), AT)).toEqual(ist('2030-03-04T03:30'));
    expect(lastDueAt(ist('2030-03-04T03:29'), AT)).toEqual(ist('2030-03-03T03:30'));
    expect(lastDueAt(ist('2030-03-04T23:59'), AT)).toEqual(ist('2030-03-04T03:30'));
    expect(lastDueAt(ist('2030-03-04T00:00'), 0)).toEqual(ist('2030-03-04T00:00'));
  });

  it('has come while there is no later good one', () => {
    const now = ist('2030-03-04T03:31');

    expect(isDue([], now, AT)).toBe(true);
    expect(isDue([{ at: ist('2030-03-03T23:00'), isGood: true }], now, AT)).toBe(true);
    expect(isDue([{ at: ist('2030-03-04T03:30'), isGood: true }], now, AT)).toBe(false);
    expect(isDue([{ at: ist('2030-03-04T03:30'), isGood: true }], ist('2030-03-05T03:29'), AT)).toBe(false);
  });

  it('comes again an hour after a failure', () => {
    const failed = { at: ist('2030-03-04T03:30'), isGood: false };
    const good = { at: ist('2030-03-03T03:30'), isGood: true };

    expect(isDue([failed, good], ist('2030-03-04T04:29'), AT)).toBe(false);
    expect(isDue([failed, good], ist('2030-03-04T04:30'), AT)).toBe(true);
  });

  it('ignores a backup from before the clock was set back', () => {
    const ofTomorrow = { at: ist('2030-03-05T03:30'), isGood: true };
    const failedTomorrow = { at: ist('2030-03-05T03:30'), isGood: false };

    expect(isDue([ofTomorrow, failedTomorrow], ist('2030-03-04T12:00'), AT)).toBe(true);
  });
});

describe('the last good backup', () => {
  const good = { at: ist('2030-03-03T03:30'), isGood: true };

  it('is not a failed one, nor one in the future', () => {
    const attempts = [
      { at: ist('2030-03-09T03:30'), isGood: true },
      { at: ist('2030-03-04T03:30'), isGood: false },
      { at: ist('2030-03-02T03:30'), isGood: true },
      good,
    ];

    expect(findLastGood(attempts, ist('2030-03-04T12:00'))).toBe(good);
    expect(findLastGood([{ ...good, isGood: false }], ist('2030-03-04T12:00'))).toBeUndefined();
  });

  it('is too old after 26 hours', () => {
    expect(isLate(good.at, ist('2030-03-04T05:30'))).toBe(false);
    expect(isLate(good.at, new Date(good.at.getTime() + hours(26) + 1))).toBe(true);
    expect(isLate(undefined, ist('2030-03-04T05:30'))).toBe(true);
  });
});

/** The retention rule in its simplest form: the last backup of each of the newest periods that have one. */
function keptByHand(names: readonly string[], justMade: string): string[] {
  const dayOf = (name: string) => name.slice(4, 14);
  const weekOf = (name: string) => {
    let day = dayOf(name);
    // 2029-12-31 is a Monday.
    while ((Date.parse(day) - Date.parse('2029-12-31')) % (7 * 86_400_000) !== 0) day = addDays(day, -1);
    return day;
  };
  const newestOf = (periodOf: (name: string) => string, count: number) => {
    const last = new Map<string, string>();
    for (const name of [...names].sort()) last.set(periodOf(name), name);
    return [...last.keys()]
      .sort()
      .slice(-count)
      .map((period) => last.get(period) ?? '');
  };
  return [
    ...new Set([
      justMade,
      ...newestOf(dayOf, 7),
      ...newestOf(weekOf, 4),
      ...newestOf((name) => dayOf(name).slice(0, 7), 12),
    ]),
  ].sort();
}

describe('retention', () => {
  const start = ist('2030-03-04T03:30').getTime();
  const name = fc
    .integer({ min: 0, max: 800 * 24 })
    .map((hour) => fileNameOf(new Date(start + hour * 3_600_000)));

  it('keeps the newest of seven days, four weeks and twelve months that have one, like a manual count', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 80 }), fc.nat(), (names, chosen) => {
        const justMade = names[chosen % names.length] ?? '';

        const gone = chooseSuperfluous(names, justMade);

        const kept = names.filter((each) => !gone.includes(each)).sort();
        expect(kept).toEqual(keptByHand(names, justMade));
        // Whatever the clock does, the newest backup by name and the one just made are kept.
        expect(kept).toContain(justMade);
        expect(kept).toContain(names.toSorted().at(-1));
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps, day by day for two years, a week of days, a month of weeks and a year of months', () => {
    let names: string[] = [];
    for (let day = 0; day < 730; day++) {
      const made = fileNameOf(new Date(start + day * 86_400_000));
      names.push(made);
      const gone = chooseSuperfluous(names, made);
      names = names.filter((each) => !gone.includes(each));
      expect(names.length).toBeLessThanOrEqual(7 + 4 + 12);
    }

    // 2032-03-02, a Tuesday.
    expect(names.map((each) => each.slice(4, 14))).toEqual([
      '2031-04-30',
      '2031-05-31',
      '2031-06-30',
      '2031-07-31',
      '2031-08-31',
      '2031-09-30',
      '2031-10-31',
      '2031-11-30',
      '2031-12-31',
      '2032-01-31',
      '2032-02-15',
      '2032-02-22',
      '2032-02-25',
      '2032-02-26',
      '2032-02-27',
      '2032-02-28',
      '2032-02-29',
      '2032-03-01',
      '2032-03-02',
    ]);
  });

  it('ignores every other file, and fails on none', () => {
    const others = [
      'gym-2020-01-01.backup',
      'before-update.backup',
      'notes.txt',
      'gym-2030-02-31-000000.backup.old',
    ];
    const odd = 'gym-2030-99-99-000000.backup';

    expect(
      chooseSuperfluous([...others, odd, 'gym-2030-03-04-033000.backup'], 'gym-2030-03-04-033000.backup'),
    ).toEqual([]);
  });
});
