import * as paths from '@namma/contract/paths';
import { Outlet } from 'react-router';
import type { ScreenHandle } from '../lib/screen-code';
import { useLeaveWhenSignedOut } from '../lib/use-leave-when-signed-out';

export const handle: ScreenHandle = { next: [paths.signIn] };

/** The store's screens that need a token. They leave when another tab signs out. */
export default function StoreMembers() {
  useLeaveWhenSignedOut();
  return <Outlet />;
}
