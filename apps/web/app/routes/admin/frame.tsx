import * as paths from '@namma/contract/paths';
import { Outlet } from 'react-router';
import { AdminFrame } from '../features/admin-shell/admin-frame';
import { LoadFailed } from '../features/shell/load-failed';
import { readAdmin } from '../lib/admin/admin-only';
import { useUnreadPolling } from '../lib/admin/unread';
import { privatePage } from '../lib/page-meta';
import { readCached } from '../lib/read-cache';
import type { ScreenHandle } from '../lib/screen-code';
import { getToken } from '../lib/session';
import { useLeaveWhenSignedOut } from '../lib/use-leave-when-signed-out';
import { AdminSkeleton } from '../ui/admin/admin-skeleton';
import { ScriptNeeded } from '../ui/script-needed';
import type { Route } from './+types/admin';

export const handle: ScreenHandle = { next: [paths.adminLogin] };

export const meta = () => privatePage('Admin');

export async function clientLoader() {
  const [profile, hasDemoData] = await Promise.all([readAdmin(), readHasDemoData()]);
  return { email: profile.email, hasDemoData };
}
clientLoader.hydrate = true as const;

/** Only a note depends on it, so a failure does not keep the admin side from opening. */
async function readHasDemoData(): Promise<boolean> {
  if (!getToken()) return false;
  return readCached('admin/getDemo').then(
    ({ isThere }) => isThere,
    () => false,
  );
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  useLeaveWhenSignedOut(paths.adminLogin);
  useUnreadPolling();
  return (
    <AdminFrame email={loaderData.email} hasDemoData={loaderData.hasDemoData}>
      <Outlet />
    </AdminFrame>
  );
}

export function HydrateFallback() {
  return (
    <AdminFrame>
      <div className="noscript:hidden">
        <AdminSkeleton />
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
