import * as paths from '@namma/contract/paths';
import { AccountFrame } from '../features/account/account-frame';
import { later } from '../lib/later';
import { privatePage } from '../lib/page-meta';
import type { ScreenHandle } from '../lib/screen-code';
import { ScriptNeeded } from '../ui/script-needed';

const { Later: SignInForm, preload } = later(
  async () => (await import('../features/account/sign-in-form')).SignInForm,
);

/** Without one, the server would leave the page to the client loader. */
export const loader = () => null;

export async function clientLoader() {
  await preload();
  return null;
}

// Public to read, but no page for a search engine.
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
