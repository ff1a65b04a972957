import { paymentStatuses } from '@namma/contract/memberships';
import { MembershipsDesk, membershipChoices } from '../features/memberships/desk/memberships-desk';
import { LoadFailed } from '../features/shell/load-failed';
import { api } from '../lib/api';
import { listLoader } from '../lib/desk/list-loader';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-memberships';

export const meta = () => privatePage('Memberships');

export const clientLoader = listLoader(
  paymentStatuses,
  (query) => api('membership/getAllMemberships', { query }),
  membershipChoices,
);

export default function AdminMemberships({ loaderData }: Route.ComponentProps) {
  return <MembershipsDesk {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
