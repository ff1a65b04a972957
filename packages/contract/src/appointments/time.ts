import { GYM_UTC_OFFSET_MINUTES } from '../business.ts';
import { formatMinuteOfDay } from '../centers/opening-hours.ts';
import { minutes } from '../days/dates.ts';

/** The minute of the IST day of an instant, from midnight. */
export function gymMinute(instant: Date): number {
  const local = new Date(instant.getTime() + minutes(GYM_UTC_OFFSET_MINUTES));
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** The IST time of an instant, as `6:30AM`, whatever the time zone of the machine. */
export const formatTime = (instant: Date): string => formatMinuteOfDay(gymMinute(instant));
