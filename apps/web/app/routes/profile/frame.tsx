import * as paths from '@namma/contract/paths';
import { Outlet } from 'react-router';
import * as words from '#words/users';
import { LoadFailed } from '../../features/shell/load-failed';
import { ProfileFrame } from '../../features/users/profile-frame';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { readCached } from '../../lib/loading/read-cache';
import { memberLoader } from '../../lib/session/sign-in-first';
import { useLeaveWhenSignedOut } from '../../lib/session/use-leave-when-signed-out';
import { ScreenLoader } from '../../ui/screen-loader';
import type { Route } from './+types/frame';

export const handle: ScreenHandle = { next: [paths.signIn, paths.home] };

export const clientLoader = memberLoader(() => readCached('user/profile'));

export default function ProfileLayout({ loaderData }: Route.ComponentProps) {
  useLeaveWhenSignedOut();
  return (
    <ProfileFrame name={loaderData.name}>
      <Outlet />
    </ProfileFrame>
  );
}

export { LoadFailed as ErrorBoundary };

export const HydrateFallback = () => (
  <ScreenLoader title={words.profile} withoutScript={words.profileNeedsScript} />
);
