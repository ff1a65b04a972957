import { days, hours, minutes } from '@namma/contract/days/dates';

/** Time until then, rounded down, in days from two on: `47 h`; undefined when the time is up. */
export const formatTimeLeft = (until: string, now: Date): string | undefined => {
  const left = Date.parse(until) - now.getTime();
  return left < 0 ? undefined : formatDuration(left, 2);
};

/** The time since then in its largest unit: `5 min`, `3 h`, `2 days`. */
export function formatWait(since: string, now: Date): string {
  const waited = Math.max(0, now.getTime() - Date.parse(since));
  return waited < minutes(1) ? 'just now' : formatDuration(waited);
}

function formatDuration(milliseconds: number, daysFrom = 1): string {
  if (milliseconds < hours(1)) return `${Math.floor(milliseconds / minutes(1))} min`;
  if (milliseconds < days(daysFrom)) return `${Math.floor(milliseconds / hours(1))} h`;
  const count = Math.floor(milliseconds / days(1));
  return count === 1 ? '1 day' : `${count} days`;
}
