import * as paths from '@namma/contract/paths';
import { AccountFrame } from '../features/account/account-frame';
import { loadAuthOptions } from '../features/account/load-auth-options';
import { deferHydration } from '../lib/defer-hydration';
import { privatePage } from '../lib/page-meta';
import { inBrowser, onServer } from '../lib/reads';
import type { ScreenHandle } from '../lib/screen-code';
import { ScriptNeeded } from '../ui/script-needed';
import type { Route } from './+types/admin-login';

const { Deferred: SignInForm, preload } = deferHydration(
  async () => (await import('../features/account/sign-in-form')).SignInForm,
);

export const loader = onServer(loadAuthOptions);

const loadInBrowser = inBrowser(loadAuthOptions);
export async function clientLoader(request: Route.ClientLoaderArgs) {
  const [options] = await Promise.all([loadInBrowser(request), preload()]);
  return options;
}

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
