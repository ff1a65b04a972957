import * as paths from '@namma/contract/paths';
import * as words from '#words/auth';
import { AccountFrame } from '../../features/auth/account-frame';
import { loadAuthOptions } from '../../features/auth/load-auth-options';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { privatePage } from '../../lib/loading/page-meta';
import { onServer } from '../../lib/loading/reads';
import { ScriptNeeded } from '../../ui/script-needed';
import type { Route } from './+types/admin-login';

const { Deferred: SignInForm, preload } = deferHydration(
  async () => (await import('../../features/auth/sign-in-form')).SignInForm,
);

export const loader = onServer(loadAuthOptions);

export const clientLoader = deferClientLoader(
  async () => (await import('../../features/auth/load-auth-options')).loadAuthOptions,
  preload,
);

// Public, but not for search engines.
export const handle: ScreenHandle = { next: [paths.admin] };

export const meta = () => privatePage(words.adminLogin);

export default function AdminLogin({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title={words.adminLogin} lead={words.adminLoginLead}>
      <ScriptNeeded className="mb-6">{words.adminLoginNeedsScript}</ScriptNeeded>
      <SignInForm offersSignUp={false} {...loaderData} />
    </AccountFrame>
  );
}
