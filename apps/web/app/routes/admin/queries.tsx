import { enquiryStatuses } from '@namma/contract/contact';
import { QueriesScreen, queryChoices, querySorts } from '../features/contact/admin/queries-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { listLoader } from '../lib/admin/list-loader';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-queries';

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
