import * as paths from '@namma/contract/paths';
import * as words from '#words/account';
import { AccountFrame } from '../features/account/account-frame';
import { loadAuthOptions } from '../features/account/load-auth-options';
import { deferClientLoader, deferHydration } from '../lib/defer-hydration';
import { privatePage } from '../lib/page-meta';
import { onServer } from '../lib/reads';
import type { ScreenHandle } from '../lib/screen-code';
import { ScriptNeeded } from '../ui/script-needed';
import type { Route } from './+types/admin-login';

const { Deferred: SignInForm, preload } = deferHydration(
  async () => (await import('../features/account/sign-in-form')).SignInForm,
);

export const loader = onServer(loadAuthOptions);

export const clientLoader = deferClientLoader(
  async () => (await import('../features/account/load-auth-options')).loadAuthOptions,
  preload,
);

// Public, but not for search engines.
export const handle: ScreenHandle = { preload, next: [paths.admin] };

export const meta = () => privatePage(words.adminLogin);

export default function AdminLogin({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title={words.adminLogin} lead={words.adminLoginLead}>
      <ScriptNeeded className="mb-6">{words.adminLoginNeedsScript}</ScriptNeeded>
      <SignInForm offersSignUp={false} {...loaderData} />
    </AccountFrame>
  );
}
