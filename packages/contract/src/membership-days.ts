import { addDays, type Day, gymDay } from './dates.ts';
import { selectPlan } from './memberships.ts';
import type { PlanLength, TierName } from './tiers.ts';

/** What happens to a membership after it is payed, and when it ends by that (D53). */

export const membershipEventKinds = [
  'pause',
  'resume',
  'extension',
  'days out',
  'days in',
  'center',
] as const;
export type MembershipEventKind = (typeof membershipEventKinds)[number];

/** The shortest pause. */
export const PAUSE_DAYS_LEAST = 3;
/** How often a member may change the center of one membership. */
export const CENTER_CHANGES_MOST = 3;
/** The days between two changes of the center. */
export const CENTER_CHANGE_DAYS_APART = 60;
/** The tier that opens one center; the others open all. */
export const TIER_OF_ONE_CENTER = 'Elite' satisfies TierName;

interface Term {
  type: TierName;
  months: PlanLength;
  endDate: Day;
}

interface MembershipStep {
  kind: MembershipEventKind;
  /** The first and last day of a pause; null for the other kinds but `resume`, which has the days that came back. */
  fromDay: Day | null;
  toDay: Day | null;
  /** By how many days the end moved: below 0 for `resume` and `days out`, 0 for `center`. */
  days: number;
  /** The instant in UTC, ISO 8601. */
  at: string;
}

export interface MembershipDays {
  /** The last day of the membership. */
  effectiveEnd: Day;
  /** The pause that runs or is to come. */
  pause: { fromDay: Day; toDay: Day } | undefined;
  pauseDaysLeft: number;
  /** 0 once it was extended, by however many days. */
  extensionDaysLeft: number;
  /** 0 once days were handed over, however many. */
  transferDaysLeft: number;
  centerChangesLeft: number;
  /** The first day on which the center may change again. */
  centerChangesFrom: Day | undefined;
}

/**
 * What follows from the steps of a membership.
 * @param steps all of them, oldest first
 * @param today the day in IST
 */
export function membershipDays(
  { type, months, endDate }: Term,
  steps: readonly MembershipStep[],
  today: Day,
): MembershipDays {
  const { benefits } = selectPlan(type, months);
  const ofKind = (...kinds: MembershipEventKind[]) => steps.filter(({ kind }) => kinds.includes(kind));
  const pauses = ofKind('pause', 'resume');
  const centerChanges = ofKind('center');
  const lastCenterChange = centerChanges.at(-1);
  return {
    effectiveEnd: addDays(endDate, sumOfDays(steps)),
    pause: openPause(pauses.at(-1), today),
    pauseDaysLeft: benefits.pauseDays - sumOfDays(pauses),
    extensionDaysLeft: ofKind('extension').length > 0 ? 0 : benefits.extensionDays,
    transferDaysLeft: ofKind('days out').length > 0 ? 0 : benefits.transferDays,
    centerChangesLeft:
      type === TIER_OF_ONE_CENTER ? Math.max(0, CENTER_CHANGES_MOST - centerChanges.length) : 0,
    centerChangesFrom:
      lastCenterChange && addDays(gymDay(new Date(lastCenterChange.at)), CENTER_CHANGE_DAYS_APART),
  };
}

const sumOfDays = (steps: readonly MembershipStep[]) => steps.reduce((sum, { days }) => sum + days, 0);

function openPause(last: MembershipStep | undefined, today: Day): MembershipDays['pause'] {
  if (last?.kind !== 'pause' || last.fromDay === null || last.toDay === null || last.toDay < today) return;
  return { fromDay: last.fromDay, toDay: last.toDay };
}
