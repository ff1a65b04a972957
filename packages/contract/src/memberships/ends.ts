import { addDaysWithinCalendar, type Day, daysBetween } from '../days/dates.ts';
import { closedRanges, countDays, pausedRanges } from '../values/closures.ts';
import type { MembershipStep } from './days.ts';

/**
 * What a membership is worth that ends before its last day (D86). One function for the quote, the refund, the credit note and
 * the change into another membership.
 */

/** How many days before, its member is notified that an unpaid membership is withdrawn. */
export const LAPSE_NOTICE_DAYS = 7;
/** So many days after its first day, a membership without a receipt is withdrawn by itself. */
export const LAPSE_DAYS_AFTER_START = 30;

interface Term {
  startDate: Day;
  /** The plan's, before pauses, extensions and so on. */
  endDate: Day;
}

export interface TermUse {
  /** The days that were sold: those of the plan. Extensions and days from other members come on top and are worth no money. */
  termDays: number;
  /** Those of them that are used up: the days on which it ran, and the days handed over. */
  usedDays: number;
}

/**
 * How many days of a membership are used up when it ends on a day. Paused days, and closed days that came back, are none of its
 * days. Days that it handed over are used, because another member has them.
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

/** Paise. What was paid is the sum of the other three. */
export interface EndSums {
  paidPaise: number;
  /** The price of the days that are used up. */
  usedPaise: number;
  /** What the gym keeps of the value of the unused days. */
  feePaise: number;
  /** What goes back, or counts for another membership. */
  refundPaise: number;
}

/**
 * The money of a membership that ends: the unused days are worth what was paid × unused days ÷ days of the term, rounded half up
 * to whole paise.
 * @param feePercent of that value, a whole number from 0 to 100
 */
export function endSums(paidPaise: number, { termDays, usedDays }: TermUse, feePercent: number): EndSums {
  const unusedPaise = shareOf(paidPaise, termDays - usedDays, termDays);
  const feePaise = shareOf(unusedPaise, feePercent, 100);
  return {
    paidPaise,
    usedPaise: paidPaise - unusedPaise,
    feePaise,
    refundPaise: unusedPaise - feePaise,
  };
}

/** `paise × part ÷ whole`, rounded half up. In whole numbers: they stay below 2⁵³ for ten crore rupees and 100 years. */
const shareOf = (paise: number, part: number, whole: number): number =>
  Math.floor((2 * paise * part + whole) / (2 * whole));

/** The last day of a membership that is to end on a day: one that has not begun runs on none. */
export function lastDayOf({ startDate }: Pick<Term, 'startDate'>, day: Day): Day {
  const before = addDaysWithinCalendar(startDate, -1);
  return day < before ? before : day;
}

/** The first day of the membership that it is changed into: tomorrow, or its own first day when that is later. */
export function changeStart({ startDate }: Pick<Term, 'startDate'>, today: Day): Day {
  const tomorrow = addDaysWithinCalendar(today, 1);
  return startDate > tomorrow ? startDate : tomorrow;
}

/** The money of a change into another membership, in paise. */
export interface ChangeSums {
  /** What the new one costs, with tax and fee. */
  totalPaise: number;
  /** What the old one is still worth, as far as it counts for the new one. */
  creditPaise: number;
  /** What is left to be paid. */
  duePaise: number;
  /** What the old one is worth beyond the new one's price: it is refunded. */
  refundPaise: number;
}

/** @param unusedPaise what the unused days of the old one are worth */
export function changeSums(unusedPaise: number, totalPaise: number): ChangeSums {
  const creditPaise = Math.min(unusedPaise, totalPaise);
  return {
    totalPaise,
    creditPaise,
    duePaise: totalPaise - creditPaise,
    refundPaise: unusedPaise - creditPaise,
  };
}
