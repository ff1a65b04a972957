import { enquiryStatuses } from '@namma/contract/contact';
import { QueriesDesk } from '../features/contact/desk/queries-desk';
import { LoadFailed } from '../features/shell/load-failed';
import { api } from '../lib/api';
import { adminOnly } from '../lib/desk/admin-only';
import { readListQuery } from '../lib/desk/list-query';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-queries';

export const meta = () => privatePage('Queries');

// Never from the cache: another admin may have been here since.
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminOnly(async () => {
    const query = readListQuery(new URL(request.url).searchParams, enquiryStatuses);
    return { query, list: await api('contact/getAll', { query: query }) };
  });
clientLoader.hydrate = true as const;

export default function AdminQueries({ loaderData }: Route.ComponentProps) {
  return <QueriesDesk {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
