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

/** Retention: the newest of this many days, weeks and months that have a backup (D91). */
export const KEPT = { days: 7, weeks: 4, months: 12 };
/** The delay after a failure, such as a full disk. */
const TRY_AGAIN_MILLISECONDS = hours(1);
/** The allowed clock difference between machines. */
const CLOCKS_DIFFER_MILLISECONDS = minutes(5);

/** A backup or an attempt, as input of the rules. */
export interface Attempt {
  at: Date;
  /** It passed the test restore, and its file exists. */
  isGood: boolean;
}

/** The file name of a backup: the IST day and time of its start. Nothing else in the folder is ever deleted. */
export function fileNameOf(at: Date): string {
  const minute = gymMinute(at);
  const time = [Math.floor(minute / 60), minute % 60, at.getUTCSeconds()];
  return `gym-${gymDay(at)}-${time.map((part) => String(part).padStart(2, '0')).join('')}.backup`;
}

const NAME = /^gym-(?<day>\d{4}-\d{2}-\d{2})-\d{6}\.backup$/;

/**
 * Returns the last instant up to now at which a backup was due.
 * @param atMinute minutes after midnight (IST)
 */
export function lastDueAt(now: Date, atMinute: number): Date {
  const today = new Date(startOfGymDay(gymDay(now)).getTime() + minutes(atMinute));
  if (today <= now) return today;
  return new Date(startOfGymDay(addDays(gymDay(now), -1)).getTime() + minutes(atMinute));
}

/**
 * True if a backup is due. Ignores attempts in the future, made before the clock was set back.
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

/** Finds the newest good backup that is not in the future. */
export const findLastGood = <A extends Attempt>(attempts: readonly A[], now: Date): A | undefined =>
  attempts
    .filter((attempt) => attempt.isGood && isUpTo(attempt, now))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];

/** True if the last good backup is older than 26 hours, or there is none. */
export const isLate = (lastGoodAt: Date | undefined, now: Date): boolean =>
  lastGoodAt === undefined || now.getTime() - lastGoodAt.getTime() > BACKUP_LATE_MILLISECONDS;

/**
 * Chooses the files to delete after a good backup: of the server's own files all but the newest of each of the newest
 * seven days, four weeks (from Monday) and twelve months that have one. It counts existing files instead of ages, so
 * that a wrong clock, or a server that was off for a year, deletes nothing that should be kept.
 * @param names every file of the folder
 * @param justMade the good one, which is always kept
 */
export function chooseSuperfluous(names: readonly string[], justMade: string): string[] {
  const own = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const kept = new Set([justMade]);
  const newestOf = (count: number, periodOf: (day: Day) => string) => {
    const periods = new Set<string>();
    for (const name of own) {
      const period = periodOf(dayOf(name));
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(name);
    }
  };
  newestOf(KEPT.days, (day) => day);
  newestOf(KEPT.weeks, mondayOf);
  newestOf(KEPT.months, (day) => day.slice(0, 'YYYY-MM'.length));
  return own.filter((name) => !kept.has(name));
}

const dayOf = (name: string): Day => NAME.exec(name)?.groups?.day ?? name;

/** The Monday of a day's week. Also handles invalid days in names, such as 2030-02-31. */
function mondayOf(day: Day): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * hours(24)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
