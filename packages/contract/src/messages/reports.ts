import { formatDay } from '../dates.ts';
import { REPORT_DAYS_MAX, REPORTS_FROM } from '../reports.ts';

/** Periods of reports that are refused. */
export const reportMessages = {
  periodBackwards: 'The last day is before the first.',
  periodInFuture: 'A report ends today at the latest.',
  periodTooEarly: `Reports begin on ${formatDay(REPORTS_FROM)}.`,
  periodTooLong: `A report covers three years (${REPORT_DAYS_MAX} days) at most.`,
} as const;
