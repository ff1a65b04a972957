import * as paths from '@namma/contract/paths';
import { AccountFrame } from '../features/account/account-frame';
import { deferHydration } from '../lib/defer-hydration';
import { privatePage } from '../lib/page-meta';
import type { ScreenHandle } from '../lib/screen-code';
import { ScriptNeeded } from '../ui/script-needed';

const { Deferred: ResetPasswordForm, preload } = deferHydration(
  async () => (await import('../features/account/reset-password-form')).ResetPasswordForm,
);

/** With a loader, the server renders the page; without one, it would wait for the client loader. */
export const loader = () => null;

export async function clientLoader() {
  await preload();
  return null;
}

export const handle: ScreenHandle = { preload, next: [paths.signIn] };

export const meta = () => privatePage('New password');

export default function ResetPassword() {
  return (
    <AccountFrame title="New password" lead="It signs you out everywhere. Then sign in with it.">
      <ScriptNeeded className="mb-6">A new password needs JavaScript. Please switch it on.</ScriptNeeded>
      <ResetPasswordForm />
    </AccountFrame>
  );
}
