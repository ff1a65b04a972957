import { keepStaleOnFailure } from '../../admin/list/stale-on-failure';
import { adminOnly } from '../../admin/shell/admin-only';
import { LoadFailed } from '../../features/shell/load-failed';
import { StaffScreen } from '../../features/staff/staff-screen';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/staff';

export const meta = () => privatePage('Staff');

// Never cached, because another owner may have changed it.
const load = keepStaleOnFailure(() =>
  adminOnly(async () => {
    const [staff, { coaches }] = await Promise.all([api('staff/getAll'), api('consultancy/getCoaches')]);
    return { staff, coaches };
  }),
);
export const clientLoader = Object.assign(load, { hydrate: true as const });

export default function AdminStaff({ loaderData }: Route.ComponentProps) {
  return <StaffScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
