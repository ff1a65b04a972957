import { GYM_UTC_OFFSET_MINUTES } from '../business.ts';
import { opensAgain, openUntil, timeOfDay } from '../words/en/opening-hours.ts';

const MILLISECONDS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;
const DAYS_PER_WEEK = 7;

export interface HoursRow {
  weekdays: readonly number[];
  opensAtMinute: number;
  closesAtMinute: number;
}

/** Whether the gym is open, and the minute of the IST day at which that changes. */
export type OpenState =
  | { isOpen: true; closesAtMinute: number }
  | { isOpen: false; opensAtMinute: number; opensInDays: number; opensOnWeekday: number };

/**
 * The state at an instant, in IST (D18). The opening minute is included, the closing minute is not. Undefined when no
 * day has hours.
 */
export function openStateAt(instant: Date, hours: readonly HoursRow[]): OpenState | undefined {
  const local = new Date(instant.getTime() + GYM_UTC_OFFSET_MINUTES * MILLISECONDS_PER_MINUTE);
  const minute = local.getUTCHours() * MINUTES_PER_HOUR + local.getUTCMinutes();
  const hoursOf = (weekday: number) => hours.find(({ weekdays }) => weekdays.includes(weekday));

  const today = hoursOf(local.getUTCDay());
  if (today && minute >= today.opensAtMinute && minute < today.closesAtMinute) {
    return { isOpen: true, closesAtMinute: today.closesAtMinute };
  }
  for (let opensInDays = 0; opensInDays <= DAYS_PER_WEEK; opensInDays += 1) {
    const opensOnWeekday = (local.getUTCDay() + opensInDays) % DAYS_PER_WEEK;
    const next = hoursOf(opensOnWeekday);
    if (next && (opensInDays > 0 || minute < next.opensAtMinute)) {
      return { isOpen: false, opensAtMinute: next.opensAtMinute, opensInDays, opensOnWeekday };
    }
  }
  return undefined;
}

/** A minute of the day as `5:00AM`, the format of the opening hours. @param say in another language */
export function formatMinuteOfDay(
  minute: number,
  say: (hour: number, minutes: string) => string = timeOfDay,
): string {
  const ofDay = minute % MINUTES_PER_DAY;
  const hour = Math.floor(ofDay / MINUTES_PER_HOUR);
  const rest = String(ofDay % MINUTES_PER_HOUR).padStart(2, '0');
  return say(hour, rest);
}

/** The state as a sentence: `Open now, until 10:00PM`, `Closed now, opens tomorrow at 5:00AM`. */
export function describeOpenState(state: OpenState): string {
  if (state.isOpen) return openUntil(formatMinuteOfDay(state.closesAtMinute));
  return opensAgain(state.opensInDays, state.opensOnWeekday, formatMinuteOfDay(state.opensAtMinute));
}
