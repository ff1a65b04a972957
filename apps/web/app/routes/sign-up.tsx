import { brand } from '@namma/contract/business';
import * as paths from '@namma/contract/paths';
import { AccountFrame } from '../features/account/account-frame';
import { deferHydration } from '../lib/defer-hydration';
import { publicPage } from '../lib/page-meta';
import type { ScreenHandle } from '../lib/screen-code';
import { ScriptNeeded } from '../ui/script-needed';

const { Deferred: SignUpForm, preload } = deferHydration(
  async () => (await import('../features/account/sign-up-form')).SignUpForm,
);

/** With a loader, the server renders the page; without one, it would wait for the client loader. */
export const loader = () => null;

export async function clientLoader() {
  await preload();
  return null;
}

export const handle: ScreenHandle = { preload, next: [paths.home] };

export const meta = () =>
  publicPage({
    title: 'Sign up',
    description: `Open an account at ${brand.name}, ${brand.city}: order from the store, join the gym, book a consultancy.`,
    path: paths.signUp,
  });

export default function SignUp() {
  return (
    <AccountFrame title="Sign up" lead="One account for the store, your membership and your appointments.">
      <ScriptNeeded className="mb-6">
        Signing up needs JavaScript. Please switch it on, or visit the front desk.
      </ScriptNeeded>
      <SignUpForm />
    </AccountFrame>
  );
}
