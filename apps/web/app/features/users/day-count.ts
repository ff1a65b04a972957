import { type Day, daysBetween } from '@namma/contract/days/dates';
import * as words from '#words/users';

/** Time until a day, as text. */
export function describeWhen(day: Day, today: Day): string {
  const away = daysBetween(today, day);
  if (away <= 0) return words.today;
  return away === 1 ? words.tomorrow : words.inDays(away);
}

export interface Term {
  /** The number of days, shown large; undefined when it is over. */
  days: number | undefined;
  label: string;
  /** The elapsed share, 0 to 1. */
  used: number;
}

/** Progress of a membership between its first and effective last day. */
export function termOn(today: Day, { startDate, effectiveEnd }: { startDate: Day; effectiveEnd: Day }): Term {
  const untilStart = daysBetween(today, startDate);
  const left = daysBetween(today, effectiveEnd);
  if (untilStart > 0) return { days: untilStart, label: words.untilStart(untilStart), used: 0 };
  if (left < 0) return { days: undefined, label: words.expired, used: 1 };
  return { days: left, label: words.daysLeft(left), used: 1 - left / daysBetween(startDate, effectiveEnd) };
}
