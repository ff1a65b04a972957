import { addDaysWithinCalendar, type Day, daysBetween, gymDay } from '../days/dates.ts';
import type { Center } from './centers.ts';

/** Days on which a center is closed: its memberships get them back without using their pause days. */

/** The longest closure that is entered at once. */
export const CLOSURE_DAYS_MOST = 90;
/** How far ahead visitors see closures. */
export const CLOSURES_SHOWN_DAYS = 30;
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

/** The number of days of the first ranges, each counted once, that are in one of the others, or in none. */
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

/** Ranges with the same days that do not overlap. By their ends and not by their days, of which a range may have millions. */
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

/** A step of a membership, as far as its end follows from it. */
interface StepOfMembership extends StepWithDays {
  days: number;
  at: string;
}

/** Days on which a center is closed, and which were not taken back. */
export interface ClosedDays extends DayRange {
  id: number;
  center: Center;
}

/** A step that follows from a closure. */
interface ClosureStep extends DayRange {
  kind: 'closure' | 'reopening';
  days: number;
  closureId: number;
}

/**
 * The steps that are missing so that a membership gets back each day on which its center is closed while it runs, once, and
 * not those that are paused. After a change of the center, only later closures of the new one count, and the earlier ones
 * that count already.
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
