import * as paths from '@namma/contract/paths';
import { AccountFrame } from '../features/account/account-frame';
import { deferHydration } from '../lib/defer-hydration';
import { privatePage } from '../lib/page-meta';
import type { ScreenHandle } from '../lib/screen-code';
import { ScriptNeeded } from '../ui/script-needed';

const { Deferred: SignInForm, preload } = deferHydration(
  async () => (await import('../features/account/sign-in-form')).SignInForm,
);

/** With a loader, the server renders the page; without one, it would wait for the client loader. */
export const loader = () => null;

export async function clientLoader() {
  await preload();
  return null;
}

// Public, but not for search engines.
export const handle: ScreenHandle = { preload, next: [paths.admin] };

export const meta = () => privatePage('Admin login');

export default function AdminLogin() {
  return (
    <AccountFrame title="Admin login" lead="For the people who run the gym.">
      <ScriptNeeded className="mb-6">Signing in needs JavaScript. Please switch it on.</ScriptNeeded>
      <SignInForm offersSignUp={false} />
    </AccountFrame>
  );
}
