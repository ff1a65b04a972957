import { Outlet } from 'react-router';
import { AdminFrame } from '../features/admin-shell/admin-frame';
import { LoadFailed } from '../features/shell/load-failed';
import { readAdmin } from '../lib/desk/admin-only';
import { privatePage } from '../lib/page-meta';
import { useLeaveWhenSignedOut } from '../lib/use-leave-when-signed-out';
import { DeskSkeleton } from '../ui/desk/desk-skeleton';
import type { Route } from './+types/admin';

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
      <DeskSkeleton />
      <noscript>
        <p className="mt-6 border-l-4 border-signal bg-signal-wash p-4 text-sm">Admin needs JavaScript.</p>
      </noscript>
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
