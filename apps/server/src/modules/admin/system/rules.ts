import {
  addDays,
  type Day,
  gymDay,
  gymMinute,
  hours,
  minutes,
  startOfGymDay,
} from '@namma/contract/days/dates';
import { BACKUP_LATE_MILLISECONDS } from '@namma/contract/system/rules';

/** How many backups stay: the newest of so many days, weeks and months that have one (D91). */
export const KEPT = { days: 7, weeks: 4, months: 12 };
/** After a failure, such as a full disk, the next try waits. */
const TRY_AGAIN_MILLISECONDS = hours(1);
/** Of clocks of several machines. */
const CLOCKS_DIFFER_MILLISECONDS = minutes(5);

/** A backup, or the try of one, as the rules see it. */
export interface Attempt {
  at: Date;
  /** It was restored and compared, and its file is there. */
  isGood: boolean;
}

/** The name of a backup: the IST day and time at which it began. Nothing else in the folder is ever deleted. */
export function fileNameOf(at: Date): string {
  const minute = gymMinute(at);
  const time = [Math.floor(minute / 60), minute % 60, at.getUTCSeconds()];
  return `gym-${gymDay(at)}-${time.map((part) => String(part).padStart(2, '0')).join('')}.backup`;
}

const NAME = /^gym-(?<day>\d{4}-\d{2}-\d{2})-\d{6}\.backup$/;

/** The newest instant, up to now, at which a backup was due. @param atMinute minutes after midnight (IST) */
export function lastDueAt(now: Date, atMinute: number): Date {
  const today = new Date(startOfGymDay(gymDay(now)).getTime() + minutes(atMinute));
  if (today <= now) return today;
  return new Date(startOfGymDay(addDays(gymDay(now), -1)).getTime() + minutes(atMinute));
}

/**
 * Whether a backup is to be made. What lies in the future says nothing: the clock was set back since.
 * @param attempts in any order
 */
export function isDue(attempts: readonly Attempt[], now: Date, atMinute: number): boolean {
  const dueAt = lastDueAt(now, atMinute);
  return attempts
    .filter((attempt) => isUpTo(attempt, now))
    .every(({ at, isGood }) =>
      isGood ? at < dueAt : now.getTime() - at.getTime() >= TRY_AGAIN_MILLISECONDS,
    );
}

const isUpTo = ({ at }: { at: Date }, now: Date): boolean =>
  at.getTime() <= now.getTime() + CLOCKS_DIFFER_MILLISECONDS;

/** The newest good backup of which the clock does not say that it is still to come. */
export const findLastGood = <A extends Attempt>(attempts: readonly A[], now: Date): A | undefined =>
  attempts
    .filter((attempt) => attempt.isGood && isUpTo(attempt, now))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];

/** Whether the last good backup is older than 26 hours, or there is none. */
export const isLate = (lastGoodAt: Date | undefined, now: Date): boolean =>
  lastGoodAt === undefined || now.getTime() - lastGoodAt.getTime() > BACKUP_LATE_MILLISECONDS;

/**
 * Which files of the folder the server deletes after a good backup: of its own those that are not the newest of one of the newest
 * seven days, four weeks (from Monday) and twelve months that have one. It counts what is there and no ages, so that a clock that
 * is wrong, or a server that was off for a year, deletes nothing that it would have kept.
 * @param names every file of the folder
 * @param justMade the good one, which stays whatever its name says
 */
export function chooseSuperfluous(names: readonly string[], justMade: string): string[] {
  const own = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const kept = new Set([justMade]);
  const keepNewest = (count: number, periodOf: (day: Day) => string) => {
    const periods = new Set<string>();
    for (const name of own) {
      const period = periodOf(dayOf(name));
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(name);
    }
  };
  keepNewest(KEPT.days, (day) => day);
  keepNewest(KEPT.weeks, mondayOf);
  keepNewest(KEPT.months, (day) => day.slice(0, 'YYYY-MM'.length));
  return own.filter((name) => !kept.has(name));
}

const dayOf = (name: string): Day => NAME.exec(name)?.groups?.day ?? name;

/** The Monday of a day's week. Also of a name that is no day, such as 2030-02-31, so that nothing fails on it. */
function mondayOf(day: Day): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * hours(24)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
