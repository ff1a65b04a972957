import { timeOfDay } from '../words/en/times.ts';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/**
 * Formats a minute of the day as `5:00AM`, the format of the opening hours.
 * @param say in another language
 */
export function formatMinuteOfDay(
  minute: number,
  say: (hour: number, minutes: string) => string = timeOfDay,
): string {
  const ofDay = minute % MINUTES_PER_DAY;
  const hour = Math.floor(ofDay / MINUTES_PER_HOUR);
  const rest = String(ofDay % MINUTES_PER_HOUR).padStart(2, '0');
  return say(hour, rest);
}
