import { brand } from '@namma/contract/brand';
import * as paths from '@namma/contract/paths';
import * as words from '#words/auth';
import { AccountFrame } from '../../features/auth/account-frame';
import { deferHydration } from '../../lib/loading/defer-hydration';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { publicPage } from '../../lib/loading/page-meta';
import { ScriptNeeded } from '../../ui/script-needed';

const { Deferred: SignUpForm, preload } = deferHydration(
  async () => (await import('../../features/auth/sign-up-form')).SignUpForm,
);

/** The loader makes the server render the page instead of waiting for the client loader. */
export const loader = () => null;

export const clientLoader = preload;

export const handle: ScreenHandle = { next: [paths.home] };

export const meta = () =>
  publicPage({
    title: words.signUp,
    description: words.signUpDescription(brand.name, brand.city),
    path: paths.signUp,
  });

export default function SignUp() {
  return (
    <AccountFrame title={words.signUp} lead={words.signUpLead}>
      <ScriptNeeded className="mb-6">{words.signUpNeedsScript}</ScriptNeeded>
      <SignUpForm />
    </AccountFrame>
  );
}
