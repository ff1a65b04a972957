import { readReport } from '../features/reports/read-report';
import { readReportQuery } from '../features/reports/report-query';
import { ReportsScreen } from '../features/reports/reports-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { adminOnly } from '../lib/admin/admin-only';
import { keepShown } from '../lib/admin/keep-shown';
import { showInAddress } from '../lib/admin/list-loader';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-reports';

export const meta = () => privatePage('Reports');

export const clientLoader = Object.assign(
  keepShown(({ request }) =>
    adminOnly(async () => {
      const query = readReportQuery(new URL(request.url).searchParams);
      showInAddress(request, { ...query });
      return { query, ...(await readReport(query)), readAt: new Date() };
    }),
  ),
  { hydrate: true as const },
);

export default function AdminReports({ loaderData }: Route.ComponentProps) {
  return <ReportsScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
