import { addDaysWithinCalendar, type Day, daysBetween } from '../days/dates.ts';
import { closedRanges, countDays, pausedRanges } from '../values/closures.ts';
import type { MembershipStep } from './days.ts';

/**
 * The value of a membership that ends early (D86). One function for the quote, the refund, the credit note and the
 * change of plan.
 */

/** The notice in days before an unpaid membership is withdrawn automatically. */
export const LAPSE_NOTICE_DAYS = 7;
/** An unpaid membership is withdrawn automatically this many days after its first day. */
export const LAPSE_DAYS_AFTER_START = 30;

interface Term {
  startDate: Day;
  /** The plan's, before pauses, extensions and so on. */
  endDate: Day;
}

export interface TermUse {
  /** The days sold: those of the plan. Extensions and received days are extra and have no monetary value. */
  termDays: number;
  /** The used ones: days on which it ran, and transferred days. */
  usedDays: number;
}

/**
 * Counts the used days of a membership that ends on a day. Paused days, and returned closed days, do not count.
 * Transferred days count as used, because another member has them.
 * @param steps all of them, oldest first
 * @param lastDay the last day (IST) on which it runs; the day before its first one, or earlier, for none
 */
export function termUse(
  { startDate, endDate }: Term,
  steps: readonly MembershipStep[],
  lastDay: Day,
): TermUse {
  const termDays = daysBetween(startDate, endDate) + 1;
  const ran = countDays([{ fromDay: startDate, toDay: lastDay }], {
    others: [...pausedRanges(steps), ...closedRanges(steps)],
    areIn: false,
  });
  const given = steps.reduce(
    (sum, { kind, days }) => (kind === 'days out' || kind === 'days returned' ? sum - days : sum),
    0,
  );
  return { termDays, usedDays: Math.min(termDays, ran + given) };
}

/** In paise. The paid amount is the sum of the other three. */
export interface EndSums {
  paidPaise: number;
  /** The price of the used days. */
  usedPaise: number;
  /** The gym's share of the unused value. */
  feePaise: number;
  /** The amount refunded, or credited to another membership. */
  refundPaise: number;
}

/**
 * Computes the sums of an early end: the unused days are worth paid amount × unused days ÷ days of the term. That value
 * and the refund are whole rupees, rounded half up in the member's favour (D143), and never more than what was paid.
 * @param feePercent the gym's share of that value, a whole number from 0 to 100
 */
export function endSums(paidPaise: number, { termDays, usedDays }: TermUse, feePercent: number): EndSums {
  const unusedPaise = inRupees(paidPaise, termDays - usedDays, termDays);
  const refundPaise = inRupees(unusedPaise, 100 - feePercent, 100);
  return {
    paidPaise,
    usedPaise: paidPaise - unusedPaise,
    feePaise: unusedPaise - refundPaise,
    refundPaise,
  };
}

/**
 * `paise × part ÷ whole` in whole rupees, rounded half up; all of it exactly. In whole numbers: they stay below 2⁵³ for
 * ten crore rupees and 100 years.
 */
const inRupees = (paise: number, part: number, whole: number): number =>
  part === whole
    ? paise
    : Math.min(paise, Math.floor((2 * paise * part + 100 * whole) / (200 * whole)) * 100);

/** The last day of a membership that is to end on a day: one that has not begun runs on none. */
export function lastDayOf({ startDate }: Pick<Term, 'startDate'>, day: Day): Day {
  const before = addDaysWithinCalendar(startDate, -1);
  return day < before ? before : day;
}

/**
 * The first day of the new membership after a change of plan: tomorrow, or the old one's first day when that is later.
 */
export function changeStart({ startDate }: Pick<Term, 'startDate'>, today: Day): Day {
  const tomorrow = addDaysWithinCalendar(today, 1);
  return startDate > tomorrow ? startDate : tomorrow;
}

/** The sums of a change of plan, in paise. */
export interface ChangeSums {
  /** The price of the new one, with tax and fee. */
  totalPaise: number;
  /** The value of the old one, as far as it is credited to the new one. */
  creditPaise: number;
  /** The due amount. */
  duePaise: number;
  /** The value of the old one beyond the new price, which is refunded. */
  refundPaise: number;
}

/** @param unusedPaise the value of the old one's unused days */
export function changeSums(unusedPaise: number, totalPaise: number): ChangeSums {
  const creditPaise = Math.min(unusedPaise, totalPaise);
  return {
    totalPaise,
    creditPaise,
    duePaise: totalPaise - creditPaise,
    refundPaise: unusedPaise - creditPaise,
  };
}
