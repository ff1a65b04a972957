import * as paths from '@namma/contract/paths';
import { Outlet } from 'react-router';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { useLeaveWhenSignedOut } from '../../lib/session/use-leave-when-signed-out';
// Imported here, because the bar's code loads after its HTML, and is compact only on screens of this layout.

export const handle: ScreenHandle = { next: [paths.signIn] };

/** The store's screens that need a token. They leave when another tab signs out. */
export default function StoreMembers() {
  useLeaveWhenSignedOut();
  return <Outlet />;
}
