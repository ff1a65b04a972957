import { type CallsOf, csvFile, defineDomain } from '../call.ts';
import * as schemas from './schemas.ts';
import { report, reportExportQuery, reportQuery } from './schemas.ts';

const reportCalls = {
  'admin/getReport': {
    permission: 'readMoney',
    centerOf: { center: 'scope' },
    summary: 'A report on a period, of a center or of all, compared with another period if asked for',
    query: reportQuery,
    reply: report,
  },
  'admin/exportReport': {
    permission: 'exportLists',
    exportOf: 'admin/getReport',
    summary: 'A report as CSV, in its finest rows',
    query: reportExportQuery,
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'admin'>;

export const reports = defineDomain({
  calls: reportCalls,
  schemas,
});
