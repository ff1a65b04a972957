import { ContinueNote } from '../features/admin-shell/continue-note';
import { DashboardScreen } from '../features/dashboard/dashboard-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { adminOnly } from '../lib/admin/admin-only';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-dashboard';

export const meta = () => privatePage('Dashboard');

export const clientLoader = () =>
  adminOnly(async () => {
    const [first, facts] = await Promise.all([
      api('admin/getDashData'),
      api('legal/getFacts').catch(() => undefined),
    ]);
    return { first, facts };
  });
clientLoader.hydrate = true as const;

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContinueNote />
      <DashboardScreen {...loaderData} />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
