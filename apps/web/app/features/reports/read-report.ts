import type { Report, ReportQuery } from '@namma/contract/reports/schemas';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { firstReport } from './report-query';

/** The report, or the sentence that refuses its period. Other failures are thrown. */
export async function readReport(
  query: Partial<ReportQuery>,
): Promise<{ report: Report; problem?: undefined } | { report?: undefined; problem: string }> {
  try {
    return {
      report: await api('admin/getReport', { query: { ...query, report: query.report ?? firstReport } }),
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return { problem: error.details.issues?.[0]?.message ?? error.message };
  }
}
