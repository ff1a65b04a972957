import { adminLoader, showInAddress } from '../../admin/list/list-loader';
import { readReport } from '../../features/reports/read-report';
import { readReportQuery } from '../../features/reports/report-query';
import { ReportsScreen } from '../../features/reports/reports-screen';
import type { Route } from './+types/reports';

export const clientLoader = adminLoader(async (searchParams, request) => {
  const query = readReportQuery(searchParams);
  showInAddress(request, { ...query });
  return { query, ...(await readReport(query)), readAt: new Date() };
});

export default function AdminReports({ loaderData }: Route.ComponentProps) {
  return <ReportsScreen {...loaderData} />;
}
