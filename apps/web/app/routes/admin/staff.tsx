import { adminLoader } from '../../admin/list/list-loader';
import { StaffScreen } from '../../features/staff/staff-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/staff';

export const clientLoader = adminLoader(async () => {
  const [staff, { coaches }] = await Promise.all([api('staff/getAll'), api('consultancy/getCoaches')]);
  return { staff, coaches };
});

export default function AdminStaff({ loaderData }: Route.ComponentProps) {
  return <StaffScreen {...loaderData} />;
}
