import * as paths from '@namma/contract/paths';
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

export const meta = () => privatePage('Admin login');

export default function AdminLogin({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title="Admin login" lead="For the people who run the gym.">
      <ScriptNeeded className="mb-6">Signing in needs JavaScript. Please switch it on.</ScriptNeeded>
      <SignInForm offersSignUp={false} {...loaderData} />
    </AccountFrame>
  );
}
