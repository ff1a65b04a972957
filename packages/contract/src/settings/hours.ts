import type { Answers } from '../answers.ts';
import { formatMinuteOfDay } from '../values/opening-hours.ts';
import type { HoursRow } from './values.ts';

const DAYS_OF_A_WEEK = 7;
/** Two days are listed separately. */
const LEAST_OF_A_RUN = 3;

/** A week begins on Monday. */
const fromMonday = (weekday: number): number => (weekday + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK;

/**
 * Describes days of a week: `Monday to Friday`.
 * @param weekdays 0 for Sunday
 */
export function describeWeekdays(
  weekdays: readonly number[],
  { names, everyDay, fromTo, and }: Answers['weekdayWords'],
): string {
  if (weekdays.length === DAYS_OF_A_WEEK) return everyDay;
  const days = [...weekdays].sort((a, b) => fromMonday(a) - fromMonday(b));
  const said = days.map((day) => names[day] ?? '');
  const last = said.at(-1) ?? '';
  const isRun = days.every((day, place) => fromMonday(day) === fromMonday(days[0] ?? 0) + place);
  if (isRun && days.length >= LEAST_OF_A_RUN) return fromTo(said[0] ?? '', last);
  return said.length === 1 ? last : and(said.slice(0, -1).join(', '), last);
}

/** Describes hours for pages. */
export const describeHours = (row: HoursRow, words: Answers['weekdayWords']) => ({
  days: describeWeekdays(row.weekdays, words),
  shown: words.hours(
    formatMinuteOfDay(row.opensAtMinute, words.time),
    formatMinuteOfDay(row.closesAtMinute, words.time),
  ),
});
