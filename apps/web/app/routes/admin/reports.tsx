import { showInAddress } from '../../admin/list/list-loader';
import { keepStaleOnFailure } from '../../admin/list/stale-on-failure';
import { adminOnly } from '../../admin/shell/admin-only';
import { readReport } from '../../features/reports/read-report';
import { readReportQuery } from '../../features/reports/report-query';
import { ReportsScreen } from '../../features/reports/reports-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/reports';

export const meta = () => privatePage('Reports');

export const clientLoader = Object.assign(
  keepStaleOnFailure(({ request }) =>
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
