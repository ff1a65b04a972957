import { allCenters } from '@namma/contract/values/centers';
import { redirect } from 'react-router';
import { oneOf } from '../../admin/list/list-query';
import { adminOnly, readAdmin } from '../../admin/shell/admin-only';
import { ContinueNote } from '../../admin/shell/continue-note';
import { firstScreen } from '../../admin/shell/screens';
import { DashboardScreen, readDashboard } from '../../features/dashboard/dashboard-screen';
import { FirstHour } from '../../features/dashboard/first-hour';
import { api } from '../../lib/api/api';
import type { Route } from './+types/dashboard';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminOnly(async () => {
    const center = oneOf(allCenters(), new URL(request.url).searchParams.get('center'));
    const { staff } = await readAdmin();
    if (staff && !staff.permissions.includes('readMoney')) throw redirect(firstScreen(staff.permissions));
    const [first, details] = await Promise.all([
      readDashboard(center),
      api('legal/getDetails').catch(() => undefined),
    ]);
    return { first, center, details, isOwner: staff?.permissions.includes('manageStaff') ?? false };
  });
clientLoader.hydrate = true as const;

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContinueNote />
      {loaderData.isOwner && <FirstHour />}
      <DashboardScreen key={loaderData.center} {...loaderData} />
    </>
  );
}
