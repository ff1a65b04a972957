import type { CoachHours } from '@namma/contract/appointments/coach-schemas';

/** The weekdays of a row of hours, by value; 0 is Sunday. */
export const dayGroups = {
  '1-5': { label: 'Monday to Friday', weekdays: [1, 2, 3, 4, 5] },
  '6-0': { label: 'Saturday and Sunday', weekdays: [6, 0] },
  '1': { label: 'Monday', weekdays: [1] },
  '2': { label: 'Tuesday', weekdays: [2] },
  '3': { label: 'Wednesday', weekdays: [3] },
  '4': { label: 'Thursday', weekdays: [4] },
  '5': { label: 'Friday', weekdays: [5] },
  '6': { label: 'Saturday', weekdays: [6] },
  '0': { label: 'Sunday', weekdays: [0] },
} as const satisfies Record<string, { label: string; weekdays: readonly number[] }>;
export type DayGroup = keyof typeof dayGroups;

/** In the order in which they are offered: object keys that are numbers would come first. */
export const dayGroupValues: readonly DayGroup[] = ['1-5', '6-0', '1', '2', '3', '4', '5', '6', '0'];

export const labelOfDays = (days: DayGroup): string => dayGroups[days].label;

/** Hours on one or more weekdays; minutes of the IST day. */
export interface HoursRow {
  days: DayGroup;
  fromMinute: number;
  toMinute: number;
}

/** The hours as few rows as they can be shown in, by the week from Monday on. */
export function rowsOf(hours: readonly CoachHours[]): HoursRow[] {
  let left = [...hours];
  const rows: HoursRow[] = [];
  for (const days of dayGroupValues) {
    const [first] = dayGroups[days].weekdays;
    for (const { fromMinute, toMinute } of left.filter(({ weekday }) => weekday === first)) {
      const isOfGroup = (each: CoachHours) =>
        each.fromMinute === fromMinute &&
        each.toMinute === toMinute &&
        dayGroups[days].weekdays.some((weekday) => weekday === each.weekday);
      if (left.filter(isOfGroup).length < dayGroups[days].weekdays.length) continue;
      rows.push({ days, fromMinute, toMinute });
      left = left.filter((each) => !isOfGroup(each));
    }
  }
  const place = ({ days }: HoursRow) => (Number(dayGroups[days].weekdays[0]) + 6) % 7;
  return rows.sort((a, b) => place(a) - place(b) || a.fromMinute - b.fromMinute);
}

export const hoursOf = (rows: readonly HoursRow[]): CoachHours[] =>
  rows.flatMap(({ days, fromMinute, toMinute }) =>
    dayGroups[days].weekdays.map((weekday) => ({ weekday, fromMinute, toMinute })),
  );

/** `6:30`, `18:00` */
export const formatClock = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

/** The hours in words, once for each group of weekdays: `6:00–10:00, 17:00–20:00`. */
export function timesByDays(hours: readonly CoachHours[]): [DayGroup, string][] {
  const times = new Map<DayGroup, string[]>();
  for (const { days, fromMinute, toMinute } of rowsOf(hours))
    times.set(days, [...(times.get(days) ?? []), `${formatClock(fromMinute)}–${formatClock(toMinute)}`]);
  return [...times].map(([days, each]) => [days, each.join(', ')]);
}
