import { addDaysWithinCalendar, type Day, daysBetween, gymDay } from '../days/dates.ts';
import type { Center } from './centers.ts';

/** Closed days of a center: its memberships get them back without using pause days. */

/** The longest closure that can be entered at once. */
export const CLOSURE_DAYS_MOST = 90;
/** The number of days in advance for which visitors see closures. */
export const CLOSURES_SHOWN_DAYS = 30;
export const CLOSURE_REASON_MAX_CHARACTERS = 200;

/** The first and last day (IST), both included. */
export interface DayRange {
  fromDay: Day;
  toDay: Day;
}

/** The part of a membership's step that concerns pauses and closures. */
interface StepWithDays {
  kind: string;
  fromDay: Day | null;
  toDay: Day | null;
  /** For `closure` and `reopening`. */
  closureId?: number | null;
}

/** The paused days: a resumption shortens the previous pause. */
export function pausedRanges(steps: readonly StepWithDays[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const { kind, fromDay, toDay } of steps) {
    if (fromDay === null || toDay === null) continue;
    if (kind === 'pause') ranges.push({ fromDay, toDay });
    const last = ranges.at(-1);
    if (kind === 'resume' && last) last.toDay = addDaysWithinCalendar(fromDay, -1);
  }
  return ranges.filter(hasDays);
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

/** Counts the days of the first ranges, each once, that are in one of the others, or in none. */
export function countDays(
  ranges: readonly DayRange[],
  { others, areIn }: { others: readonly DayRange[]; areIn: boolean },
): number {
  const [counted, otherwise] = [mergeRanges(ranges), mergeRanges(others)];
  const daysInBoth = counted.reduce(
    (sum, range) => sum + sumDays(otherwise.map((other) => intersect(range, other))),
    0,
  );
  return areIn ? daysInBoth : sumDays(counted) - daysInBoth;
}

/** Merges ranges so that they do not overlap. Works on their ends, because a range may have millions of days. */
function mergeRanges(ranges: readonly DayRange[]): DayRange[] {
  const merged: DayRange[] = [];
  for (const { fromDay, toDay } of ranges.filter(hasDays).sort(byFirstDay)) {
    const last = merged.at(-1);
    if (!last || last.toDay < fromDay) merged.push({ fromDay, toDay });
    else if (last.toDay < toDay) last.toDay = toDay;
  }
  return merged;
}

/** Backwards when they share no day. */
function intersect(one: DayRange, other: DayRange): DayRange {
  const [, fromDay = ''] = [one.fromDay, other.fromDay].sort();
  const [toDay = ''] = [one.toDay, other.toDay].sort();
  return { fromDay, toDay };
}

const hasDays = ({ fromDay, toDay }: DayRange): boolean => fromDay <= toDay;

const sumDays = (ranges: readonly DayRange[]): number =>
  ranges.filter(hasDays).reduce((sum, { fromDay, toDay }) => sum + daysBetween(fromDay, toDay) + 1, 0);

/** The pause days that are not used, because the center was closed on them. */
export const closedPauseDays = (steps: readonly StepWithDays[]): number =>
  countDays(pausedRanges(steps), { others: closedRanges(steps), areIn: true });

/** The part of a membership's step that determines its end. */
interface StepOfMembership extends StepWithDays {
  days: number;
  at: string;
}

/** Closed days of a center that are in effect. */
export interface ClosedDays extends DayRange {
  id: number;
  center: Center;
}

/** A step caused by a closure. */
interface ClosureStep extends DayRange {
  kind: 'closure' | 'reopening';
  days: number;
  closureId: number;
}

/**
 * Computes the missing steps so that a membership gets back each closed day of its center while it runs, once, except
 * paused days. After a change of the center, only later closures of the new one count, and earlier ones that already
 * count.
 * @param steps all of them, oldest first
 * @param closures those of all centers that end on the first day of the membership or later
 */
export function closureSteps(
  { center, startDate, endDate }: { center: Center; startDate: Day; endDate: Day },
  steps: readonly StepOfMembership[],
  closures: readonly ClosedDays[],
): ClosureStep[] {
  const counted = countedClosures(steps);
  const move = steps.findLast(({ kind }) => kind === 'center');
  const movedOn = move && gymDay(new Date(move.at));
  const counts = (closure: ClosedDays) =>
    closure.toDay >= startDate &&
    (movedOn === undefined || closure.fromDay > movedOn
      ? closure.center === center
      : counted.has(closure.id));

  const others = pausedRanges(steps);
  let end = addDaysWithinCalendar(endDate, sumOfOtherSteps(steps));
  const missing: ClosureStep[] = [];
  for (const { id, fromDay, toDay } of closures.filter(counts).sort(byFirstDay)) {
    const range = { fromDay: fromDay > startDate ? fromDay : startDate, toDay };
    if (range.fromDay > end) continue;
    const days = countDays([range], { others, areIn: false });
    end = addDaysWithinCalendar(end, days);
    others.push(range);
    const before = counted.get(id);
    if (before?.fromDay === range.fromDay) counted.delete(id);
    if (before?.fromDay !== range.fromDay) missing.push({ kind: 'closure', ...range, days, closureId: id });
    else if (before.days !== days)
      missing.push({ kind: 'closure', ...range, days: days - before.days, closureId: id });
  }
  const over = [...counted].map(
    ([closureId, { fromDay, toDay, days }]): ClosureStep => ({
      kind: 'reopening',
      fromDay,
      toDay,
      closureId,
      days: days === 0 ? 0 : -days,
    }),
  );
  return [...over, ...missing];
}

const isOfClosure = ({ kind }: StepOfMembership) => kind === 'closure' || kind === 'reopening';

/** The closures that count for the membership, with their days and by how many they move the end. */
function countedClosures(steps: readonly StepOfMembership[]) {
  const counted = new Map<number, DayRange & { days: number }>();
  for (const { kind, fromDay, toDay, days, closureId } of steps.filter(isOfClosure)) {
    if (!closureId || fromDay === null || toDay === null) continue;
    if (kind === 'reopening') counted.delete(closureId);
    else counted.set(closureId, { fromDay, toDay, days: (counted.get(closureId)?.days ?? 0) + days });
  }
  return counted;
}

const sumOfOtherSteps = (steps: readonly StepOfMembership[]) =>
  steps.filter((step) => !isOfClosure(step)).reduce((sum, { days }) => sum + days, 0);

const byFirstDay = (one: DayRange, other: DayRange) => (one.fromDay < other.fromDay ? -1 : 1);
