import * as paths from '@namma/contract/paths';
import * as words from '#words/auth';
import { AccountFrame } from '../../features/auth/account-frame';
import { loadAuthOptions } from '../../features/auth/load-auth-options';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { privatePage } from '../../lib/loading/page-meta';
import { onServer } from '../../lib/loading/reads';
import { ScriptNeeded } from '../../ui/script-needed';
import type { Route } from './+types/forgot-password';

const { Deferred: ForgotPasswordForm, preload } = deferHydration(
  async () => (await import('../../features/auth/forgot-password-form')).ForgotPasswordForm,
);

export const loader = onServer(loadAuthOptions);

export const clientLoader = deferClientLoader(
  async () => (await import('../../features/auth/load-auth-options')).loadAuthOptions,
  preload,
);

export const handle: ScreenHandle = { next: [paths.signIn] };

export const meta = () => privatePage(words.forgotPassword);

export default function ForgotPassword({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { canResetByMail } = loaderData;
  return (
    <AccountFrame
      title={words.forgotPassword}
      lead={canResetByMail ? words.forgotPasswordLead : words.forgotPasswordWithoutMail}
    >
      {canResetByMail && <ScriptNeeded className="mb-6">{words.newPasswordNeedsScript}</ScriptNeeded>}
      <ForgotPasswordForm {...loaderData} />
    </AccountFrame>
  );
}
