import { addDays, addMonths, type Day } from '@namma/contract/days/dates';
import type { Period } from '@namma/contract/reports/schemas';

interface NamedPeriod {
  label: string;
  /** Undefined for the period that the address without days shows. */
  period: Period | undefined;
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 'YYYY-MM'.length)}-01`;

/** The first day of the Indian financial year, 1 April, that a day is in. */
function firstOfFinancialYear(day: Day): Day {
  const [year = '', month] = day.split('-');
  return `${Number(month) >= 4 ? year : Number(year) - 1}-04-01`;
}

/** The periods that can be chosen by name; the first one is the default. */
export function namedPeriods(today: Day, isMonthly = false): NamedPeriod[] {
  const month = firstOfMonth(today);
  const year = firstOfFinancialYear(today);
  return [
    { label: isMonthly ? 'Last 12 months' : 'Last 30 days', period: undefined },
    { label: 'Today', period: { from: today, to: today } },
    { label: 'This month', period: { from: month, to: today } },
    { label: 'Last month', period: { from: addMonths(month, -1), to: addDays(month, -1) } },
    { label: 'This financial year', period: { from: year, to: today } },
    { label: 'Last financial year', period: { from: addMonths(year, -12), to: addDays(year, -1) } },
  ];
}

/** The name of the period with these days; undefined when it has none. */
export const nameOfPeriod = (
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
  today: Day,
  isMonthly = false,
): string | undefined =>
  namedPeriods(today, isMonthly).find(({ period }) => period?.from === from && period?.to === to)?.label;
