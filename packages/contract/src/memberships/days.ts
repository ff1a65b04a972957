import { addDaysWithinCalendar, type Day, daysBetween, gymDay } from '../days/dates.ts';
import type { Center } from '../values/centers.ts';
import { type ClosedDays, closedPauseDays, closureSteps } from '../values/closures.ts';
import type { PaymentStatus } from './rules.ts';
import type { SoldPlan } from './sold-plan.ts';

/** The events of a membership after its payment, and the end computed from them (D53). */

export const membershipEventKinds = [
  'pause',
  'resume',
  'extension',
  'days out',
  'days in',
  'days returned',
  'days taken',
  'center',
  'closure',
  'reopening',
  'end',
] as const;
export type MembershipEventKind = (typeof membershipEventKinds)[number];

/** The shortest pause. */
export const PAUSE_DAYS_LEAST = 3;
/** The maximum changes of a membership's center. */
export const CENTER_CHANGES_MOST = 3;
/** The minimum days between two changes of the center. */
export const CENTER_CHANGE_DAYS_APART = 60;

interface Term {
  endDate: Day;
  /** The terms of sale. */
  sold: Pick<SoldPlan, 'pauseDays' | 'extensionDays' | 'transferDays' | 'opensAllCenters'>;
}

export interface MembershipStep {
  kind: MembershipEventKind;
  /** The first and last day of a pause; null for the other kinds but `resume`, which has the returned days. */
  fromDay: Day | null;
  toDay: Day | null;
  /**
   * The days by which the end moved: below 0 for `resume`, `days out`, `days taken` and `reopening`, 0 for `center`.
   */
  days: number;
  /** For `closure` and `reopening`. */
  closureId?: number | null;
  /** The instant in UTC, ISO 8601. */
  at: string;
}

/** The first and last day, both included. */
interface Pause {
  fromDay: Day;
  toDay: Day;
}

export interface MembershipDays {
  /** The last day of the membership. */
  effectiveEnd: Day;
  /** The current or scheduled pause. */
  pause: Pause | undefined;
  pauseDaysLeft: number;
  /** 0 after any extension. */
  extensionDaysLeft: number;
  /** 0 after any transfer. */
  transferDaysLeft: number;
  centerChangesLeft: number;
  /** The first day on which the center may change again. */
  centerChangesFrom: Day | undefined;
}

/**
 * Computes the state of a membership from its steps.
 * @param steps all of them, oldest first
 * @param today the day in IST
 */
export function membershipDays(
  { endDate, sold }: Term,
  steps: readonly MembershipStep[],
  today: Day,
): MembershipDays {
  const unchanged: MembershipDays = {
    effectiveEnd: endDate,
    pause: undefined,
    pauseDaysLeft: sold.pauseDays,
    extensionDaysLeft: sold.extensionDays,
    transferDaysLeft: sold.transferDays,
    centerChangesLeft: sold.opensAllCenters ? 0 : CENTER_CHANGES_MOST,
    centerChangesFrom: undefined,
  };
  const days = steps.reduce((before, step) => afterStep(before, step, today), unchanged);
  return { ...days, pauseDaysLeft: Math.max(0, days.pauseDaysLeft + closedPauseDays(steps)) };
}

/**
 * Computes the state after one more step, without closed days.
 * @param today the day in IST
 */
function afterStep(days: MembershipDays, step: MembershipStep, today: Day): MembershipDays {
  const moved = { ...days, effectiveEnd: addDaysWithinCalendar(days.effectiveEnd, step.days) };
  switch (step.kind) {
    case 'pause':
    case 'resume':
      return { ...moved, pause: openPause(step, today), pauseDaysLeft: days.pauseDaysLeft - step.days };
    case 'extension':
      return { ...moved, extensionDaysLeft: 0 };
    case 'days out':
      return { ...moved, transferDaysLeft: 0 };
    case 'center':
      return {
        ...moved,
        centerChangesLeft: Math.max(0, days.centerChangesLeft - 1),
        centerChangesFrom: addDaysWithinCalendar(gymDay(new Date(step.at)), CENTER_CHANGE_DAYS_APART),
      };
    default:
      return moved;
  }
}

function openPause({ kind, fromDay, toDay }: MembershipStep, today: Day): Pause | undefined {
  if (kind !== 'pause' || fromDay === null || toDay === null || toDay < today) return;
  return { fromDay, toDay };
}

/** The server's figures of a membership's state. */
interface LedgerOfDays
  extends Pick<
    MembershipDays,
    'effectiveEnd' | 'pauseDaysLeft' | 'extensionDaysLeft' | 'transferDaysLeft' | 'centerChangesLeft'
  > {
  events: readonly MembershipStep[];
}

/** Like `membershipDays`, from the figures of a ledger. */
export function daysOfLedger({ events, ...left }: LedgerOfDays, today: Day): MembershipDays {
  const pause = events.findLast(({ kind }) => kind === 'pause' || kind === 'resume');
  const move = events.findLast(({ kind }) => kind === 'center');
  return {
    effectiveEnd: left.effectiveEnd,
    pauseDaysLeft: left.pauseDaysLeft,
    extensionDaysLeft: left.extensionDaysLeft,
    transferDaysLeft: left.transferDaysLeft,
    centerChangesLeft: left.centerChangesLeft,
    pause: pause && openPause(pause, today),
    centerChangesFrom: move && addDaysWithinCalendar(gymDay(new Date(move.at)), CENTER_CHANGE_DAYS_APART),
  };
}

/** The input of a preview: the ledger, with the center of the membership. */
export interface MembershipState {
  center: Center;
  startDate: Day;
  endDate: Day;
  days: MembershipDays;
  /** All steps, oldest first. */
  steps: readonly MembershipStep[];
  /** The closures of all centers that end on the first day or later. */
  closures: readonly ClosedDays[];
}

/**
 * Computes the state after one more step and its effect on closed days, like the server.
 * @param step for a change of the center: with the new one in `state`
 * @param today the day in IST
 */
export function daysAfter(state: MembershipState, step: MembershipStep, today: Day): MembershipDays {
  const { startDate, endDate, center, steps, closures } = state;
  const withStep = [...steps, step];
  const more = closureSteps({ center, startDate, endDate }, withStep, closures).map((each) => ({
    ...each,
    at: step.at,
  }));
  const days = [step, ...more].reduce((before, each) => afterStep(before, each, today), state.days);
  const closedBefore = closedPauseDays(steps);
  const closedAfter = closedPauseDays([...withStep, ...more]);
  return { ...days, pauseDaysLeft: Math.max(0, days.pauseDaysLeft - closedBefore + closedAfter) };
}

type Step = Omit<MembershipStep, 'at'>;

/** The number of days of a pause; below 1 when it is backwards. */
export const daysOfPause = ({ fromDay, toDay }: Pause): number => daysBetween(fromDay, toDay) + 1;

export const pauseStep = (pause: Pause): Step => ({ kind: 'pause', ...pause, days: daysOfPause(pause) });

/** Today (IST) counts as a day of the membership again; the rest of the pause is returned. */
export function resumeStep({ fromDay, toDay }: Pause, today: Day): Step {
  const back = { fromDay: fromDay > today ? fromDay : today, toDay };
  return { kind: 'resume', ...back, days: -daysOfPause(back) };
}

const withoutPause = { fromDay: null, toDay: null };

export const extensionStep = (days: number): Step => ({ kind: 'extension', ...withoutPause, days });

export const daysOutStep = (days: number): Step => ({ kind: 'days out', ...withoutPause, days: -days });

export const centerStep: Step = { kind: 'center', ...withoutPause, days: 0 };

/**
 * True if paid and neither over nor ended early, so that it can be paused, extended and so on. Includes the time before
 * its first day.
 */
export const isRunning = (
  {
    payment_status,
    effectiveEnd,
    endedAt,
  }: { payment_status: PaymentStatus; effectiveEnd: Day; endedAt?: string | null },
  today: Day,
): boolean => payment_status === 'payed' && !endedAt && effectiveEnd >= today;
