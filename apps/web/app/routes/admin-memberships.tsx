import { paymentStatuses } from '@namma/contract/memberships';
import { MembershipsScreen, membershipChoices } from '../features/memberships/admin/memberships-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { listLoader } from '../lib/admin/list-loader';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-memberships';

export const meta = () => privatePage('Memberships');

export const clientLoader = listLoader(
  paymentStatuses,
  (query) => api('membership/getAllMemberships', { query }),
  membershipChoices,
);

export default function AdminMemberships({ loaderData }: Route.ComponentProps) {
  return <MembershipsScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
