import * as paths from '@namma/contract/paths';
import { Outlet, useLocation } from 'react-router';
import { AdminFrame } from '../../admin/shell/admin-frame';
import { readAdmin } from '../../admin/shell/admin-only';
import { readBackupState, useLateBackup } from '../../admin/shell/late-backup';
import { NotInRole } from '../../admin/shell/not-in-role';
import { usePermission } from '../../admin/shell/permissions';
import { permissionOf } from '../../admin/shell/screens';
import { useUnreadPolling } from '../../admin/shell/unread';
import { MailState } from '../../admin/writes/mail-state';
import { LoadFailed } from '../../features/shell/load-failed';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { getToken } from '../../lib/session/session';
import { useLeaveWhenSignedOut } from '../../lib/session/use-leave-when-signed-out';
import { ScreenLoader } from '../../ui/screen-loader';
import type { Route } from './+types/frame';

export const handle: ScreenHandle = { next: [paths.adminLogin] };

export const meta = () => privatePage('Admin');

export async function clientLoader() {
  const [profile, isDemo, mail] = await Promise.all([
    readAdmin(),
    readIsDemo(),
    readMailState(),
    readBackups(),
  ]);
  return { email: profile.email, isDemo, mail };
}
clientLoader.hydrate = true as const;

/** Only a note depends on it, so a failure does not block the admin side. */
async function readIsDemo(): Promise<boolean> {
  if (!getToken()) return false;
  return readCached('settings/getDemo').then(
    ({ isDemo }) => isDemo,
    () => false,
  );
}

/** Only the red warning depends on it (D91). */
async function readBackups(): Promise<void> {
  if (!getToken()) return;
  await readAdmin().then(readBackupState, () => {});
}

/** Only texts about mails depend on it. */
async function readMailState() {
  const usual = { isSending: true };
  if (!getToken()) return usual;
  return readCached('admin/getMailState').catch(() => usual);
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  useLeaveWhenSignedOut(paths.adminLogin);
  useUnreadPolling();
  const lateBackup = useLateBackup();
  const mayNow = usePermission();
  const needed = permissionOf(useLocation().pathname);
  const isOpen = needed === undefined || mayNow(needed);
  return (
    <AdminFrame email={loaderData.email} isDemo={loaderData.isDemo} lateBackup={lateBackup}>
      <MailState value={loaderData.mail}>{isOpen ? <Outlet /> : <NotInRole />}</MailState>
    </AdminFrame>
  );
}

export const HydrateFallback = () => (
  <ScreenLoader title="Admin" withoutScript="Admin needs JavaScript. Turn it on." />
);

export function ErrorBoundary() {
  return (
    <main id="main">
      <LoadFailed />
    </main>
  );
}
