import { addDays, type Day } from '@namma/contract/days/dates';

/** `Today`, `Tomorrow` or `Yesterday`; undefined for every other day. */
export function relativeDay(day: Day, today: Day): string | undefined {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return day === addDays(today, -1) ? 'Yesterday' : undefined;
}
