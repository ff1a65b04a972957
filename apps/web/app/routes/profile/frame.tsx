import * as paths from '@namma/contract/paths';
import { Outlet } from 'react-router';
import { ProfileFrame, ProfileSkeleton } from '../features/profile/profile-frame';
import { LoadFailed } from '../features/shell/load-failed';
import { readCached } from '../lib/read-cache';
import type { ScreenHandle } from '../lib/screen-code';
import { withSession } from '../lib/sign-in-first';
import { useLeaveWhenSignedOut } from '../lib/use-leave-when-signed-out';
import type { Route } from './+types/profile';

export const handle: ScreenHandle = { next: [paths.signIn, paths.home] };

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  withSession(request, () => readCached('user/profile'));
clientLoader.hydrate = true as const;

export default function ProfileLayout({ loaderData }: Route.ComponentProps) {
  useLeaveWhenSignedOut();
  return (
    <ProfileFrame name={loaderData.name}>
      <Outlet />
    </ProfileFrame>
  );
}

export { LoadFailed as ErrorBoundary, ProfileSkeleton as HydrateFallback };
