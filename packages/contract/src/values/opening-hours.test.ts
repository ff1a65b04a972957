import { describe, expect, it } from 'vitest';
import { describeOpenState, openStateAt } from '../centers/open-state.ts';
import { settingDefaults } from '../settings/defaults.ts';
import { describeHours, describeWeekdays } from '../settings/hours.ts';
import { weekdayWords } from '../words/en/weekdays.ts';
import { firstCenters } from './centers.ts';
import { formatMinuteOfDay } from './opening-hours.ts';

const { openingHours } = settingDefaults;

/** An instant by the gym's clock. */
const atGym = (local: string) => new Date(`${local}+05:30`);
const said = (local: string) => {
  const state = openStateAt(atGym(local), openingHours);
  return state && describeOpenState(state);
};

describe('the opening state', () => {
  // 2030-03-04 is a Monday.
  it.each([
    ['2030-03-04T04:59:59', 'Closed now, opens today at 5:00AM'],
    ['2030-03-04T05:00:00', 'Open now, until 10:00PM'],
    ['2030-03-04T21:59:59', 'Open now, until 10:00PM'],
    ['2030-03-04T22:00:00', 'Closed now, opens tomorrow at 5:00AM'],
    ['2030-03-04T23:59:59', 'Closed now, opens tomorrow at 5:00AM'],
    ['2030-03-05T00:00:00', 'Closed now, opens today at 5:00AM'],
    ['2030-03-08T22:00:00', 'Closed now, opens tomorrow at 7:00AM'],
    ['2030-03-09T06:59:59', 'Closed now, opens today at 7:00AM'],
    ['2030-03-09T07:00:00', 'Open now, until 10:30AM'],
    ['2030-03-09T10:30:00', 'Closed now, opens tomorrow at 7:00AM'],
    ['2030-03-10T10:29:59', 'Open now, until 10:30AM'],
    ['2030-03-10T10:30:00', 'Closed now, opens tomorrow at 5:00AM'],
  ])('at %s: %s', (local, sentence) => {
    expect(said(local)).toBe(sentence);
  });

  it("go by the gym's day while it is still yesterday in UTC", () => {
    const sundayEveningInLondon = new Date('2030-03-03T23:45:00Z');

    const state = openStateAt(sundayEveningInLondon, openingHours);

    expect(state).toEqual({ isOpen: true, closesAtMinute: 22 * 60 });
  });

  it('name the weekday when the next opening is further away', () => {
    const mondaysOnly = [{ weekdays: [1], opensAtMinute: 360, closesAtMinute: 720 }];

    const onWednesday = openStateAt(atGym('2030-03-06T12:00:00'), mondaysOnly);
    const onMondayEvening = openStateAt(atGym('2030-03-04T18:00:00'), mondaysOnly);

    expect(onWednesday && describeOpenState(onWednesday)).toBe('Closed now, opens on Monday at 6:00AM');
    expect(onMondayEvening && describeOpenState(onMondayEvening)).toBe(
      'Closed now, opens on Monday at 6:00AM',
    );
  });

  it('show nothing when no day has hours', () => {
    expect(openStateAt(atGym('2030-03-04T12:00:00'), [])).toBeUndefined();
  });
});

describe('special days', () => {
  const on = (day: string, open?: { opensAtMinute: number; closesAtMinute: number }) =>
    firstCenters.map((center) => ({
      center,
      fromDay: day,
      toDay: day,
      hours: null,
      ...(open ? { open } : {}),
    }));
  const sayWith = (local: string, others: Parameters<typeof openStateAt>[2]) => {
    const state = openStateAt(atGym(local), openingHours, others);
    return state && describeOpenState(state);
  };
  // From 8:00 to 12:00 on a Wednesday.
  const short = on('2030-03-06', { opensAtMinute: 480, closesAtMinute: 720 });

  it.each([
    ['2030-03-05T23:00:00', 'Closed now, opens tomorrow at 8:00AM'],
    ['2030-03-06T07:59:00', 'Closed now, opens today at 8:00AM'],
    ['2030-03-06T11:59:00', 'Open now, until 12:00PM'],
    ['2030-03-06T12:00:00', 'Closed now, opens tomorrow at 5:00AM'],
  ])('have special hours at %s: %s', (local, sentence) => {
    expect(sayWith(local, short)).toBe(sentence);
  });

  it('are passed over when all centers are closed', () => {
    expect(sayWith('2030-03-05T23:00:00', on('2030-03-06'))).toBe('Closed now, opens on Thursday at 5:00AM');
  });

  it('of some centers leave the gym open where it is open longest', () => {
    expect(sayWith('2030-03-06T13:00:00', short.slice(1))).toBe('Open now, until 10:00PM');
    expect(sayWith('2030-03-06T13:00:00', on('2030-03-06').slice(1))).toBe('Open now, until 10:00PM');
  });

  it('are not hours of a day in which a center is closed', () => {
    const hours = on('2030-03-06').map((each) => ({ ...each, hours: {} }));

    expect(sayWith('2030-03-06T13:00:00', hours)).toBe('Open now, until 10:00PM');
  });
});

describe('a minute of the day', () => {
  it.each([
    [0, '12:00AM'],
    [12 * 60, '12:00PM'],
    [13 * 60 + 5, '1:05PM'],
    [24 * 60, '12:00AM'],
  ])('%i is written %s', (minute, text) => {
    expect(formatMinuteOfDay(minute)).toBe(text);
  });

  it('is written as the hours that are shown (SPEC section 9)', () => {
    expect(openingHours.map((row) => describeHours(row, weekdayWords))).toEqual([
      { days: 'Monday to Friday', shown: '5:00AM-10:00PM' },
      { days: 'Saturday and Sunday', shown: '7:00AM-10:30AM' },
    ]);
  });
});

describe('days of a week', () => {
  it.each([
    [[0, 1, 2, 3, 4, 5, 6], 'Every day'],
    [[1, 2, 3, 4, 5, 6], 'Monday to Saturday'],
    [[0, 6, 5], 'Friday to Sunday'],
    [[3, 1], 'Monday and Wednesday'],
    [[0, 1, 3], 'Monday, Wednesday and Sunday'],
    [[0], 'Sunday'],
  ])('%j are %s', (weekdays, said) => {
    expect(describeWeekdays(weekdays, weekdayWords)).toBe(said);
  });
});
