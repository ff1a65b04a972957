import {
  comparisons,
  type ReportName,
  reportNames,
  reportSteps,
  reportsWithoutCenter,
} from '@namma/contract/reports/rules';
import type { ReportQuery } from '@namma/contract/reports/schemas';
import { allCenters } from '@namma/contract/values/centers';
import { dayIn, oneOf } from '../../admin/list/list-query';

/** The report that the address without filters shows. */
export const firstReport = reportNames[0];

/** Reports of the present day, which have no period. */
const withoutPeriod: readonly ReportName[] = ['renewals', 'dues'];
/** Products and online orders belong to no center. */
export const hasCenter = (report: ReportName): boolean => !reportsWithoutCenter.includes(report);
export const hasPeriod = (report: ReportName): boolean => !withoutPeriod.includes(report);

export const reportLabels: Record<ReportName, string> = {
  sales: 'Sales',
  payments: 'Payments',
  memberships: 'Memberships',
  retention: 'Retention',
  renewals: 'Renewals',
  dues: 'Dues',
  attendance: 'Attendance',
  classes: 'Classes',
  trials: 'Trials',
  margin: 'Margin',
  tax: 'Tax',
  discounts: 'Discounts',
  refunds: 'Refunds',
};

/** Reads the report and its period from an address. Values that are not allowed are ignored. */
export function readReportQuery(params: URLSearchParams): Partial<ReportQuery> {
  const report = oneOf(reportNames, params.get('report'));
  return {
    // The first one is left out of the address.
    report: report === firstReport ? undefined : report,
    from: dayIn(params, 'from', 'report'),
    to: dayIn(params, 'to', 'report'),
    compare: oneOf(comparisons, params.get('compare')),
    by: oneOf(reportSteps, params.get('by')),
    center: oneOf(allCenters(), params.get('center')),
  };
}
