import { adminLoader } from '../../admin/list/list-loader';
import { LoadFailed } from '../../features/shell/load-failed';
import { StaffScreen } from '../../features/staff/staff-screen';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/staff';

export const meta = () => privatePage('Staff');

export const clientLoader = adminLoader(async () => {
  const [staff, { coaches }] = await Promise.all([api('staff/getAll'), api('consultancy/getCoaches')]);
  return { staff, coaches };
});

export default function AdminStaff({ loaderData }: Route.ComponentProps) {
  return <StaffScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
