import { enquiryStatuses } from '@namma/contract/enquiries/rules';
import { listLoader } from '../../admin/list/list-loader';
import { QueriesScreen, queryChoices, querySorts } from '../../features/enquiries/admin/queries-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/queries';

export const meta = () => privatePage('Queries');

export const clientLoader = listLoader(
  enquiryStatuses,
  (query) => api('contact/getAll', { query }),
  queryChoices,
  querySorts,
);

export default function AdminQueries({ loaderData }: Route.ComponentProps) {
  return <QueriesScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
