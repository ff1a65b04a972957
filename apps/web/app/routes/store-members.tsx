import { Outlet } from 'react-router';
import { useLeaveWhenSignedOut } from '../lib/use-leave-when-signed-out';

/** The store's screens behind a token: they leave when another tab signs out. */
export default function StoreMembers() {
  useLeaveWhenSignedOut();
  return <Outlet />;
}
