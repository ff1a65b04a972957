import { paymentStatuses } from '@namma/contract/memberships';
import { MembershipsDesk } from '../features/memberships/desk/memberships-desk';
import { LoadFailed } from '../features/shell/load-failed';
import { api } from '../lib/api';
import { adminOnly } from '../lib/desk/admin-only';
import { readListQuery } from '../lib/desk/list-query';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-memberships';

export const meta = () => privatePage('Memberships');

// Never from the cache: another admin may have been here since.
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminOnly(async () => {
    const query = readListQuery(new URL(request.url).searchParams, paymentStatuses);
    return { query, list: await api('membership/getAllMemberships', { query: query }) };
  });
clientLoader.hydrate = true as const;

export default function AdminMemberships({ loaderData }: Route.ComponentProps) {
  return <MembershipsDesk {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
