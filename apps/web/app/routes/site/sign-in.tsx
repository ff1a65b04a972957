import { brand } from '@namma/contract/brand';
import * as paths from '@namma/contract/paths';
import * as words from '#words/auth';
import { AccountFrame } from '../../features/auth/account-frame';
import { loadAuthOptions } from '../../features/auth/load-auth-options';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { publicPage } from '../../lib/loading/page-meta';
import { onServer } from '../../lib/loading/reads';
import { ScriptNeeded } from '../../ui/script-needed';
import type { Route } from './+types/sign-in';

const { Deferred: SignInForm, preload } = deferHydration(
  async () => (await import('../../features/auth/sign-in-form')).SignInForm,
);

export const loader = onServer(loadAuthOptions);

export const clientLoader = deferClientLoader(
  async () => (await import('../../features/auth/load-auth-options')).loadAuthOptions,
  preload,
);

export const handle: ScreenHandle = { next: [paths.home, paths.profile] };

export const meta = () =>
  publicPage({
    title: words.signIn,
    description: words.signInDescription(brand.name, brand.city),
    path: paths.signIn,
    isIndexed: false,
  });

export default function SignIn({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title={words.signIn} lead={words.signInLead}>
      <ScriptNeeded className="mb-6">{words.signInNeedsScript}</ScriptNeeded>
      <SignInForm offersSignUp {...loaderData} />
    </AccountFrame>
  );
}
