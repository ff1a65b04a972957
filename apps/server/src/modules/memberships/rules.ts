import type { Center } from '@namma/contract/centers';
import { countDays, type DayRange, pausedRanges } from '@namma/contract/closures';
import { addDays, addMonths, type Day, gymDay, isDay } from '@namma/contract/dates';
import type { MembershipStep } from '@namma/contract/membership-days';
import { membershipTotalRupees, planFor } from '@namma/contract/memberships';
import { type Plan, type TierName, tierOf } from '@namma/contract/tiers';

interface Term {
  plan: Plan;
  endDate: Day;
}

/**
 * The plan of a request and its end day (D14): determined by the end day, or else by the price. Undefined when
 * neither matches a plan of the tier, or the end would be out of range.
 * @param discountRupees what is off the price
 */
export function termOf(
  type: TierName,
  startDate: Day,
  claimed: { endDate: Day | undefined; priceRupees: number | undefined },
  discountRupees = 0,
): Term | undefined {
  const plan =
    claimed.endDate === undefined
      ? tierOf(type).plans.find(
          (offered) => membershipTotalRupees(offered) - discountRupees === claimed.priceRupees,
        )
      : planFor(type, startDate, claimed.endDate);
  const endDate = plan && addMonths(startDate, plan.months);
  return endDate && isDay(endDate) ? { plan, endDate } : undefined;
}

/** When members are reminded of the end: so many days before it, or after it when negative. */
const reminders = [30, 7, 1, -3] as const;
/** A server that did not run on the day reminds up to so many days late. */
const REMIND_LATE_DAYS = 2;

/** The ends that a reminder is due for today, each with the reminder's name. */
export const dueEnds = (today: Day): { end: Day; mark: string }[] =>
  reminders.flatMap((daysLeft) =>
    Array.from({ length: REMIND_LATE_DAYS + 1 }, (_, late) => daysLeft - late)
      // A reminder of what is to come is never sent once it has happened.
      .filter((left) => daysLeft < 0 || left >= 0)
      .map((left) => ({ end: addDays(today, left), mark: String(daysLeft) })),
  );

/** Days on which a center is closed. */
interface Closure {
  id: number;
  center: Center;
  from_day: Day;
  to_day: Day;
  reopened_at: Date | null;
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
 */
export function closureSteps(
  { center, startDate, endDate }: { center: Center; startDate: Day; endDate: Day },
  steps: readonly MembershipStep[],
  closures: readonly Closure[],
): ClosureStep[] {
  const counted = countedClosures(steps);
  const move = steps.findLast(({ kind }) => kind === 'center');
  const movedOn = move && gymDay(new Date(move.at));
  const counts = (closure: Closure) =>
    closure.reopened_at === null &&
    closure.to_day >= startDate &&
    (movedOn === undefined || closure.from_day > movedOn
      ? closure.center === center
      : counted.has(closure.id));

  const others = pausedRanges(steps);
  let end = addDays(endDate, sumOfOtherSteps(steps));
  const missing: ClosureStep[] = [];
  for (const { id, from_day, to_day } of closures.filter(counts).sort(byFirstDay)) {
    const range = { fromDay: from_day > startDate ? from_day : startDate, toDay: to_day };
    if (range.fromDay > end) continue;
    const days = countDays([range], { others, areIn: false });
    end = addDays(end, days);
    others.push(range);
    const before = counted.get(id);
    if (before?.fromDay === range.fromDay) counted.delete(id);
    if (before?.fromDay !== range.fromDay) missing.push({ kind: 'closure', ...range, days, closureId: id });
    else if (before.days !== days)
      missing.push({ kind: 'closure', ...range, days: days - before.days, closureId: id });
  }
  const over = [...counted].map(
    ([closureId, { fromDay, toDay, days }]): ClosureStep => ({
      ...{ kind: 'reopening', fromDay, toDay, closureId },
      days: days === 0 ? 0 : -days,
    }),
  );
  return [...over, ...missing];
}

const isOfClosure = ({ kind }: MembershipStep) => kind === 'closure' || kind === 'reopening';

/** The closures that count for the membership, with their days and by how many they move the end. */
function countedClosures(steps: readonly MembershipStep[]) {
  const counted = new Map<number, DayRange & { days: number }>();
  for (const { kind, fromDay, toDay, days, closureId } of steps.filter(isOfClosure)) {
    if (!closureId || fromDay === null || toDay === null) continue;
    if (kind === 'reopening') counted.delete(closureId);
    else counted.set(closureId, { fromDay, toDay, days: (counted.get(closureId)?.days ?? 0) + days });
  }
  return counted;
}

const sumOfOtherSteps = (steps: readonly MembershipStep[]) =>
  steps.filter((step) => !isOfClosure(step)).reduce((sum, { days }) => sum + days, 0);

const byFirstDay = (one: Closure, other: Closure) => (one.from_day < other.from_day ? -1 : 1);
