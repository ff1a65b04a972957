import { comparisons, type ReportName, reportNames, reportSteps } from '@namma/contract/reports/rules';
import type { ReportQuery } from '@namma/contract/reports/schemas';
import { dayIn, oneOf } from '../../admin/list/list-query';

/** The report that the address without filters shows. */
export const firstReport = reportNames[0];

/** Reports of the present day, which have no period. */
const withoutPeriod: readonly ReportName[] = ['renewals', 'dues'];
export const hasPeriod = (report: ReportName): boolean => !withoutPeriod.includes(report);

export const reportLabels: Record<ReportName, string> = {
  sales: 'Sales',
  payments: 'Payments',
  memberships: 'Memberships',
  renewals: 'Renewals',
  dues: 'Dues',
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
  };
}
