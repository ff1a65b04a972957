import * as words from '#words/users';
import { LoadFailed } from '../../features/shell/load-failed';
import { PasswordForm } from '../../features/users/password-form';
import { ScreenTitle } from '../../features/users/profile-frame';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { memberLoader } from '../../lib/session/sign-in-first';
import type { Route } from './+types/password';

export const meta = () => privatePage(words.resetPassword);

export const clientLoader = memberLoader(() => readCached('user/profile'));

export default function ProfilePassword({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle lead={words.resetPasswordLead}>{words.resetPassword}</ScreenTitle>
      <PasswordForm email={loaderData.email} name={loaderData.name} />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
