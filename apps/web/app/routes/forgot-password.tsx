import * as paths from '@namma/contract/paths';
import { AccountFrame } from '../features/account/account-frame';
import { loadAuthOptions } from '../features/account/load-auth-options';
import { deferHydration } from '../lib/defer-hydration';
import { privatePage } from '../lib/page-meta';
import { inBrowser, onServer } from '../lib/reads';
import type { ScreenHandle } from '../lib/screen-code';
import { ScriptNeeded } from '../ui/script-needed';
import type { Route } from './+types/forgot-password';

const { Deferred: ForgotPasswordForm, preload } = deferHydration(
  async () => (await import('../features/account/forgot-password-form')).ForgotPasswordForm,
);

export const loader = onServer(loadAuthOptions);

const loadInBrowser = inBrowser(loadAuthOptions);
export async function clientLoader(request: Route.ClientLoaderArgs) {
  const [options] = await Promise.all([loadInBrowser(request), preload()]);
  return options;
}

export const handle: ScreenHandle = { preload, next: [paths.signIn] };

export const meta = () => privatePage('Forgot password');

export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title="Forgot password" lead="We mail you a link to choose a new one.">
      <ScriptNeeded className="mb-6">A new password needs JavaScript. Please switch it on.</ScriptNeeded>
      <ForgotPasswordForm {...loaderData} />
    </AccountFrame>
  );
}
