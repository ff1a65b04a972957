import * as words from '#words/profile';
import { PasswordForm } from '../features/profile/password-form';
import { ScreenTitle } from '../features/profile/profile-frame';
import { LoadFailed } from '../features/shell/load-failed';
import { privatePage } from '../lib/page-meta';
import { readCached } from '../lib/read-cache';
import { withSession } from '../lib/sign-in-first';
import type { Route } from './+types/profile-password';

export const meta = () => privatePage(words.resetPassword);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  withSession(request, () => readCached('user/profile'));
clientLoader.hydrate = true as const;

export default function ProfilePassword({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle lead={words.resetPasswordLead}>{words.resetPassword}</ScreenTitle>
      <PasswordForm email={loaderData.email} />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
