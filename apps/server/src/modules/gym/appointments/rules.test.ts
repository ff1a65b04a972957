import { weekdayOf } from '@namma/contract/days/dates';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { describe, expect, it } from 'vitest';
import { bookableBounds, findFreeSlots, findNearest, type Plan } from './rules.ts';

const kavya = { id: 1, name: 'Kavya', center: 'indiranagar' } as const;
const imran = { id: 2, name: 'Imran', center: 'HSR Layout' } as const;
const hoursOf = (coach_id: number, weekday: number, from: number, to: number) => ({
  coach_id,
  weekday,
  from_minute: from * 60,
  to_minute: to * 60,
});
const openOn = (day: string) =>
  settingDefaults.openingHours.filter(({ weekdays }) => weekdays.includes(weekdayOf(day)));
const plan: Plan = { coaches: [kavya], hours: [], closures: [], taken: [], openOn };
/** A Monday. */
const MONDAY = '2030-03-04';
const always = { earliest: new Date(0), latest: new Date('9999-01-01') };

/** The IST times of the slots, as HH:MM. */
const times = (changes: Partial<Plan>, day = MONDAY, bounds = always) =>
  findFreeSlots({ ...plan, ...changes }, day, day, bounds).map(({ startsAt }) =>
    new Date(startsAt.getTime() + 330 * 60_000).toISOString().slice(11, 16),
  );

describe('the free times of a coach', () => {
  it('begin every half hour, and end with their hours', () => {
    expect(times({ hours: [hoursOf(1, 1, 6, 8)] })).toEqual(['06:00', '06:30', '07:00', '07:30']);
    expect(times({ hours: [hoursOf(1, 1, 6, 7), hoursOf(1, 1, 17.5, 18)] })).toEqual([
      '06:00',
      '06:30',
      '17:30',
    ]);
  });

  it('are on the weekdays of their hours', () => {
    const hours = [hoursOf(1, 2, 6, 7)];

    expect(times({ hours })).toEqual([]);
    expect(times({ hours }, '2030-03-05')).toEqual(['06:00', '06:30']);
  });

  it('stay within the opening hours, which end at 10:30 at weekends', () => {
    expect(times({ hours: [hoursOf(1, 1, 0, 24)] }).at(0)).toBe('05:00');
    expect(times({ hours: [hoursOf(1, 1, 0, 24)] }).at(-1)).toBe('21:30');
    for (const day of ['2030-03-09', '2030-03-10'])
      expect(times({ hours: [hoursOf(1, 6, 0, 24), hoursOf(1, 0, 0, 24)] }, day)).toEqual([
        '07:00',
        '07:30',
        '08:00',
        '08:30',
        '09:00',
        '09:30',
        '10:00',
      ]);
  });

  it('exclude booked times of this coach only', () => {
    const hours = [hoursOf(1, 1, 6, 8)];
    const at = new Date('2030-03-04T01:00:00Z');

    expect(times({ hours, taken: [{ coach_id: 1, starts_at: at }] })).toEqual(['06:00', '07:00', '07:30']);
    expect(times({ hours, taken: [{ coach_id: 2, starts_at: at }] })).toHaveLength(4);
  });

  it('exclude closures of the coach and of the center, by the minute', () => {
    const hours = [hoursOf(1, 1, 6, 8)];
    const closed = (from: string, to: string, whose: object) => ({
      coach_id: null,
      center: null,
      starts_at: new Date(`2030-03-04T${from}:00Z`),
      ends_at: new Date(`2030-03-04T${to}:00Z`),
      ...whose,
    });

    // 7:00 to 7:01 in IST removes one slot; touching the end of a slot removes none.
    expect(times({ hours, closures: [closed('01:30', '01:31', { coach_id: 1 })] })).toEqual([
      '06:00',
      '06:30',
      '07:30',
    ]);
    expect(times({ hours, closures: [closed('00:00', '02:15', { center: 'indiranagar' })] })).toEqual([]);
    expect(times({ hours, closures: [closed('00:00', '09:00', { center: 'kormangla' })] })).toHaveLength(4);
    expect(times({ hours, closures: [closed('00:00', '09:00', { coach_id: 2 })] })).toHaveLength(4);
  });

  it.each([
    ['the end of a month', '2030-01-31', '2030-02-01'],
    ['a leap day', '2028-02-28', '2028-02-29'],
    ['the end of a year', '2030-12-31', '2031-01-01'],
  ])('continue over %s', (_, from, to) => {
    const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => hoursOf(1, weekday, 7, 8));

    const slots = findFreeSlots({ ...plan, hours: everyDay }, from, to, always);

    expect(slots.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      `${from}T01:30:00.000Z`,
      `${from}T02:00:00.000Z`,
      `${to}T01:30:00.000Z`,
      `${to}T02:00:00.000Z`,
    ]);
  });
});

describe('the bookable period', () => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => hoursOf(1, weekday, 5, 22));
  /** 12:00 in IST. */
  const noon = new Date('2030-03-04T06:30:00Z');

  it('begins two hours from now for members, and now for admins', () => {
    expect(times({ hours }, MONDAY, bookableBounds(noon, false)).at(0)).toBe('14:00');
    expect(times({ hours }, MONDAY, bookableBounds(noon, true)).at(0)).toBe('12:30');
  });

  it('ends with the sixtieth day after today in IST', () => {
    const lastDay = (now: string) =>
      findFreeSlots({ ...plan, hours }, MONDAY, '2030-06-01', bookableBounds(new Date(now), false))
        .at(-1)
        ?.startsAt.toISOString();

    // 60 days after 4 March is 3 May, a Friday; a minute after midnight it is 4 May, a Saturday.
    expect(lastDay('2030-03-04T18:29:00Z')).toBe('2030-05-03T16:00:00.000Z');
    expect(lastDay('2030-03-04T18:30:00Z')).toBe('2030-05-04T04:30:00.000Z');
  });
});

describe('the times offered instead of a taken one', () => {
  const slot = (coach: typeof kavya | typeof imran, time: string) => ({
    startsAt: new Date(`2030-03-04T${time}:00Z`),
    coach,
  });
  const wanted = { startsAt: new Date('2030-03-04T06:00:00Z'), coachId: 1, center: 'indiranagar' } as const;
  const offered = (...slots: ReturnType<typeof slot>[]) =>
    findNearest(slots, wanted).map(
      ({ startsAt, coach }) => `${startsAt.toISOString().slice(11, 16)} ${coach.name}`,
    );

  it('are the three nearest, the earlier of two that are equally near', () => {
    expect(
      offered(
        slot(kavya, '04:00'),
        slot(kavya, '05:30'),
        slot(kavya, '06:30'),
        slot(kavya, '07:30'),
        slot(kavya, '09:00'),
      ),
    ).toEqual(['05:30 Kavya', '06:30 Kavya', '07:30 Kavya']);
  });

  it('are at the same center if possible', () => {
    expect(offered(slot(imran, '06:00'), slot(kavya, '10:00'), slot(imran, '06:30'))).toEqual([
      '10:00 Kavya',
      '06:00 Imran',
      '06:30 Imran',
    ]);
  });

  it('include each time once, with the wanted coach if available', () => {
    const other = { ...imran, center: 'indiranagar' } as unknown as typeof imran;

    expect(offered(slot(other, '06:30'), slot(kavya, '06:30'), slot(other, '06:00'))).toEqual([
      '06:00 Imran',
      '06:30 Kavya',
    ]);
  });
});
