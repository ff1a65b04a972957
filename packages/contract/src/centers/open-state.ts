import { GYM_UTC_OFFSET_MINUTES } from '../business.ts';
import { addDays, type Day, gymDay } from '../days/dates.ts';
import { type Center, openCenters } from '../values/centers.ts';
import { formatMinuteOfDay } from '../values/opening-hours.ts';
import { opensAgain, openUntil } from '../words/en/opening-hours.ts';

const MILLISECONDS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const DAYS_PER_WEEK = 7;

export interface HoursRow {
  weekdays: readonly number[];
  opensAtMinute: number;
  closesAtMinute: number;
}

/** Exceptions on days of a center: closed, or special hours. */
export interface OtherDays {
  center: Center;
  fromDay: Day;
  toDay: Day;
  /** Null for whole days; closures of some hours do not change when the gym opens and closes. */
  hours: object | null;
  open?: Pick<HoursRow, 'opensAtMinute' | 'closesAtMinute'> | undefined;
}

/**
 * Returns the span of hours in which any center is open on a day: undefined when all are closed.
 * @param usual the hours of its weekday
 */
export function hoursOfDay(
  day: Day,
  usual: HoursRow | undefined,
  others: readonly OtherDays[],
): Pick<HoursRow, 'opensAtMinute' | 'closesAtMinute'> | undefined {
  const then = others.filter(({ hours, fromDay, toDay }) => !hours && fromDay <= day && day <= toDay);
  if (then.length === 0) return usual;
  const open = openCenters().flatMap((center) => {
    const own = then.filter((each) => each.center === center);
    return (own.length === 0 ? usual : own.every((each) => each.open) ? own[0]?.open : undefined) ?? [];
  });
  if (open.length === 0) return undefined;
  return {
    opensAtMinute: Math.min(...open.map(({ opensAtMinute }) => opensAtMinute)),
    closesAtMinute: Math.max(...open.map(({ closesAtMinute }) => closesAtMinute)),
  };
}

/** The open state of the gym, and the minute of the IST day at which it changes. */
export type OpenState =
  | { isOpen: true; closesAtMinute: number }
  | { isOpen: false; opensAtMinute: number; opensInDays: number; opensOnWeekday: number };

/**
 * The state at an instant, in IST (D18). The opening minute is included, the closing minute is not. Undefined when no
 * day has hours.
 * @param others special days and closures of these days
 */
export function openStateAt(
  instant: Date,
  hours: readonly HoursRow[],
  others: readonly OtherDays[] = [],
): OpenState | undefined {
  const local = new Date(instant.getTime() + GYM_UTC_OFFSET_MINUTES * MILLISECONDS_PER_MINUTE);
  const minute = local.getUTCHours() * MINUTES_PER_HOUR + local.getUTCMinutes();
  const hoursIn = (days: number) => {
    const weekday = (local.getUTCDay() + days) % DAYS_PER_WEEK;
    const usual = hours.find(({ weekdays }) => weekdays.includes(weekday));
    return hoursOfDay(addDays(gymDay(instant), days), usual, others);
  };

  const today = hoursIn(0);
  if (today && minute >= today.opensAtMinute && minute < today.closesAtMinute) {
    return { isOpen: true, closesAtMinute: today.closesAtMinute };
  }
  for (let opensInDays = 0; opensInDays <= DAYS_PER_WEEK; opensInDays += 1) {
    const opensOnWeekday = (local.getUTCDay() + opensInDays) % DAYS_PER_WEEK;
    const next = hoursIn(opensInDays);
    if (next && (opensInDays > 0 || minute < next.opensAtMinute)) {
      return { isOpen: false, opensAtMinute: next.opensAtMinute, opensInDays, opensOnWeekday };
    }
  }
  return undefined;
}

/** Describes the state: `Open now, until 10:00PM`, `Closed now, opens tomorrow at 5:00AM`. */
export function describeOpenState(state: OpenState): string {
  if (state.isOpen) return openUntil(formatMinuteOfDay(state.closesAtMinute));
  return opensAgain(state.opensInDays, state.opensOnWeekday, formatMinuteOfDay(state.opensAtMinute));
}
