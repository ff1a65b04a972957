import { addDays, addMonths, type Day, daysBetween, REPORTS_FROM } from '@namma/contract/days/dates';
import {
  type Comparison,
  MONTHLY_REPORT_MONTHS,
  periodRefusals,
  REPORT_DAYS,
  REPORT_DAYS_BY_DAY,
  REPORT_DAYS_MAX,
  type ReportStep,
} from '@namma/contract/reports/rules';
import type { Period } from '@namma/contract/reports/schemas';

/** Returns the requested period; by default the 30 days up to today, or the month and the 12 before it. */
export function periodOf(
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
  today: Day,
  isMonthly = false,
): Period {
  const last = to ?? today;
  const first = isMonthly
    ? addMonths(firstOfMonth(last), -MONTHLY_REPORT_MONTHS)
    : addDays(last, 1 - REPORT_DAYS);
  return { from: from ?? first, to: last };
}

/** Returns why a period has no report, and which of its days is wrong; undefined when it has one. */
export function whyNoReport(
  { from, to }: Period,
  today: Day,
): { path: keyof Period; message: string } | undefined {
  if (to > today) return { path: 'to', message: periodRefusals.inFuture };
  if (from < REPORTS_FROM) return { path: 'from', message: periodRefusals.tooEarly };
  if (to < from) return { path: 'to', message: periodRefusals.backwards };
  if (daysIn({ from, to }) > REPORT_DAYS_MAX) return { path: 'from', message: periodRefusals.tooLong };
  return undefined;
}

const daysIn = ({ from, to }: Period): number => daysBetween(from, to) + 1;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 'YYYY-MM'.length)}-01`;
const isLastOfMonth = (day: Day): boolean => addDays(day, 1) === firstOfMonth(addDays(day, 1));
const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1);

const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** The number of months that the period touches. */
const monthsIn = ({ from, to }: Period): number => monthNumber(to) - monthNumber(from) + 1;

/** The same days in other months. The last day of a month stays the last one. */
const inOtherMonths = ({ from, to }: Period, months: number): Period => ({
  from: addMonths(from, months),
  to: isLastOfMonth(to) ? lastOfMonth(addMonths(firstOfMonth(to), months)) : addMonths(to, months),
});

/**
 * Returns the period to compare with. For a period that begins with a month: the same days as many months earlier (1–22
 * November is compared with 1–22 October). Otherwise, and for a single day: as many days before it.
 */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  if (comparison === 'year') return inOtherMonths(period, -12);
  const isPartOfMonths = period.from === firstOfMonth(period.from) && period.to !== period.from;
  if (isPartOfMonths) return inOtherMonths(period, -monthsIn(period));
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) };
}

/** Returns the requested step; by default days for up to three months. */
export const stepOf = (period: Period, by: ReportStep | undefined): ReportStep =>
  by ?? (daysIn(period) <= REPORT_DAYS_BY_DAY ? 'day' : 'month');

/** Lists the days or months of a period, oldest first. The first and the last month may be partial. */
export function stepsOf({ from, to }: Period, step: ReportStep): Period[] {
  const steps: Period[] = [];
  for (let first = from; first <= to; ) {
    const last = step === 'day' ? first : lastOfMonth(first);
    steps.push({ from: first, to: last < to ? last : to });
    first = addDays(last, 1);
  }
  return steps;
}
