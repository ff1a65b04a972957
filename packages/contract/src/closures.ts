import { addDays, type Day, daysBetween } from './dates.ts';

/** Days on which a center is closed: its memberships get them back without using their pause days. */

/** The longest closure that is entered at once. */
export const CLOSURE_DAYS_MOST = 90;
export const CLOSURE_REASON_MAX_CHARACTERS = 200;

/** The first and last day (IST), both included. */
export interface DayRange {
  fromDay: Day;
  toDay: Day;
}

/** A step of a membership, as far as it concerns pauses and closures. */
interface StepWithDays {
  kind: string;
  fromDay: Day | null;
  toDay: Day | null;
  /** Of `closure` and `reopening`. */
  closureId?: number | null;
}

/** The days that are paused: a resumption shortens the pause before it. */
export function pausedRanges(steps: readonly StepWithDays[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const { kind, fromDay, toDay } of steps) {
    if (fromDay === null || toDay === null) continue;
    if (kind === 'pause') ranges.push({ fromDay, toDay });
    const last = ranges.at(-1);
    if (kind === 'resume' && last) last.toDay = addDays(fromDay, -1);
  }
  return ranges.filter(({ fromDay, toDay }) => fromDay <= toDay);
}

/** The days of closures that count for the membership. */
export function closedRanges(steps: readonly StepWithDays[]): DayRange[] {
  const ranges = new Map<number | null | undefined, DayRange>();
  for (const { kind, fromDay, toDay, closureId } of steps) {
    if (kind === 'closure' && fromDay !== null && toDay !== null) ranges.set(closureId, { fromDay, toDay });
    if (kind === 'reopening') ranges.delete(closureId);
  }
  return [...ranges.values()];
}

/** The number of days of the first ranges, each counted once, that are in one of the others, or in none. */
export function countDays(
  ranges: readonly DayRange[],
  { others, areIn }: { others: readonly DayRange[]; areIn: boolean },
): number {
  const counted = new Set<Day>();
  for (const { fromDay, toDay } of ranges)
    for (let n = daysBetween(fromDay, toDay); n >= 0; n--) {
      const day = addDays(fromDay, n);
      if (others.some((other) => other.fromDay <= day && day <= other.toDay) === areIn) counted.add(day);
    }
  return counted.size;
}

/** The pause days that are not used, because the center was closed on them. */
export const closedPauseDays = (steps: readonly StepWithDays[]): number =>
  countDays(pausedRanges(steps), { others: closedRanges(steps), areIn: true });
