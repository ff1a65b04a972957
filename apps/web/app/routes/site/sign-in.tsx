import { brand } from '@namma/contract/business';
import * as paths from '@namma/contract/paths';
import * as words from '#words/account';
import { AccountFrame } from '../features/account/account-frame';
import { loadAuthOptions } from '../features/account/load-auth-options';
import { deferClientLoader, deferHydration } from '../lib/defer-hydration';
import { publicPage } from '../lib/page-meta';
import { onServer } from '../lib/reads';
import type { ScreenHandle } from '../lib/screen-code';
import { ScriptNeeded } from '../ui/script-needed';
import type { Route } from './+types/sign-in';

const { Deferred: SignInForm, preload } = deferHydration(
  async () => (await import('../features/account/sign-in-form')).SignInForm,
);

export const loader = onServer(loadAuthOptions);

export const clientLoader = deferClientLoader(
  async () => (await import('../features/account/load-auth-options')).loadAuthOptions,
  preload,
);

export const handle: ScreenHandle = { preload, next: [paths.home, paths.profile] };

export const meta = () =>
  publicPage({
    title: words.signIn,
    description: words.signInDescription(brand.name, brand.city),
    path: paths.signIn,
  });

export default function SignIn({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title={words.signIn} lead={words.signInLead}>
      <ScriptNeeded className="mb-6">{words.signInNeedsScript}</ScriptNeeded>
      <SignInForm offersSignUp {...loaderData} />
    </AccountFrame>
  );
}
