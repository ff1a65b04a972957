import { Outlet } from 'react-router';
import { AdminFrame } from '../features/admin-shell/admin-frame';
import { LoadFailed } from '../features/shell/load-failed';
import { readAdmin } from '../lib/desk/admin-only';
import { privatePage } from '../lib/page-meta';
import type { ScreenHandle } from '../lib/screen-code';
import { useLeaveWhenSignedOut } from '../lib/use-leave-when-signed-out';
import { DeskSkeleton } from '../ui/desk/desk-skeleton';
import { ScriptNeeded } from '../ui/script-needed';
import type { Route } from './+types/admin';

export const handle: ScreenHandle = { next: ['/adminLogin'] };

export const meta = () => privatePage('Admin');

export const clientLoader = () => readAdmin();
clientLoader.hydrate = true as const;

export default function Admin({ loaderData }: Route.ComponentProps) {
  useLeaveWhenSignedOut();
  return (
    <AdminFrame email={loaderData.email}>
      <Outlet />
    </AdminFrame>
  );
}

export function HydrateFallback() {
  return (
    <AdminFrame>
      <div className="noscript:hidden">
        <DeskSkeleton />
      </div>
      <ScriptNeeded>Admin needs JavaScript. Please switch it on.</ScriptNeeded>
    </AdminFrame>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <LoadFailed />
    </main>
  );
}
