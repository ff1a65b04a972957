import { describe, expect, it } from 'vitest';
import { type CoachDay, cellOf, timeRowsOf } from './day-cells';

const day = '2130-03-06';
/** `11:30` in the time of the gym. */
const at = (time: string) => new Date(`${day}T${time}:00+05:30`);
const coachWith = (changes: Partial<CoachDay> = {}): CoachDay => ({
  ...{ coachId: 3, name: 'Kavya Iyer', type: 'Fitness', center: 'indiranagar', isRetired: false },
  hours: [
    { fromMinute: 6 * 60, toMinute: 7 * 60 },
    { fromMinute: 17 * 60 + 15, toMinute: 18 * 60 },
  ],
  ...{ classes: [], free: [], bookings: [], closures: [] },
  ...changes,
});
const textsOf = (coach: CoachDay, now: string) =>
  timeRowsOf({ day, coaches: [coach] }).map((row) => {
    const cell = cellOf(coach, row, at(now));
    return cell.kind === 'off' ? cell.text : cell.kind;
  });

describe('the rows of a day', () => {
  it('are the half hours in which some coach works, is free or has an appointment', () => {
    const free = [at('20:00').toISOString()];
    const rows = timeRowsOf({ day, coaches: [coachWith(), coachWith({ hours: [], free })] });

    expect(rows.map(({ minute, isAfterGap }) => [minute / 60, isAfterGap])).toEqual([
      [6, false],
      [6.5, false],
      [17, true],
      [17.5, false],
      [20, true],
    ]);
    expect(rows[1]?.startsAt).toEqual(at('06:30'));
  });
});

describe('a time of a coach', () => {
  it('is free, past, off, closed with its reason, or a class', () => {
    const span = (from: string, to: string) => ({
      startsAt: at(from).toISOString(),
      endsAt: at(to).toISOString(),
    });
    const coach = coachWith({
      free: [at('06:30').toISOString()],
      classes: [span('17:20', '17:25')],
      closures: [
        {
          ...{ id: 1, coachId: 3, center: null, reason: 'Dentist', isOfClosedDays: false },
          ...span('17:45', '19:00'),
        },
      ],
    });

    expect(textsOf(coach, '06:10')).toEqual(['Past', 'free', 'Class', 'Off: Dentist']);
    expect(textsOf(coachWith(), '05:00')).toEqual(['Off', 'Off', 'Off', 'Off']);
  });
});
