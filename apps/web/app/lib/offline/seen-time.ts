import { gymDateTime } from '@namma/contract/days/dates';

/** When a page was seen, on the gym's clock and in all languages: `10:32`, or `21/11, 10:32` on another day. */
export function seenTime(seenAt: Date, now: Date): string {
  const [day = '', time = ''] = gymDateTime(seenAt).split(' ');
  if (gymDateTime(now).startsWith(day)) return time;
  const [, month, dayOfMonth] = day.split('-');
  return `${dayOfMonth}/${month}, ${time}`;
}
