import { enquiryStatuses } from '@namma/contract/contact';
import { QueriesDesk } from '../features/contact/desk/queries-desk';
import { LoadFailed } from '../features/shell/load-failed';
import { api } from '../lib/api';
import { listLoader } from '../lib/desk/list-loader';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-queries';

export const meta = () => privatePage('Queries');

export const clientLoader = listLoader(enquiryStatuses, (query) => api('contact/getAll', { query }));

export default function AdminQueries({ loaderData }: Route.ComponentProps) {
  return <QueriesDesk {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
