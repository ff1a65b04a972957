import { enquiryStatuses } from '@namma/contract/enquiries/rules';
import { listLoader } from '../../admin/list/list-loader';
import { QueriesScreen, queryChoices, querySorts } from '../../features/enquiries/admin/queries-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/queries';

export const clientLoader = listLoader(
  enquiryStatuses,
  (query) => api('contact/getAll', { query }),
  queryChoices,
  querySorts,
);

export default function AdminQueries({ loaderData }: Route.ComponentProps) {
  return <QueriesScreen {...loaderData} />;
}
