import * as paths from '@namma/contract/paths';
import * as words from '#words/auth';
import { AccountFrame } from '../../features/auth/account-frame';
import { deferHydration } from '../../lib/loading/defer-hydration';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { privatePage } from '../../lib/loading/page-meta';
import { ScriptNeeded } from '../../ui/script-needed';

const { Deferred: ResetPasswordForm, preload } = deferHydration(
  async () => (await import('../../features/auth/reset-password-form')).ResetPasswordForm,
);

/** The loader makes the server render the page instead of waiting for the client loader. */
export const loader = () => null;

export const clientLoader = preload;

export const handle: ScreenHandle = { next: [paths.signIn] };

export const meta = () => privatePage(words.newPassword);

export default function ResetPassword() {
  return (
    <AccountFrame title={words.newPassword} lead={words.newPasswordLead}>
      <ScriptNeeded className="mb-6">{words.newPasswordNeedsScript}</ScriptNeeded>
      <ResetPasswordForm />
    </AccountFrame>
  );
}
