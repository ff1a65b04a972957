import { SESSION_DAYS } from '@namma/contract/auth/rules';
import type { Reply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { type ComponentType, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import * as words from '#words/auth';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { claimDraft } from '../../lib/forms/draft';
import { useForm } from '../../lib/forms/use-form';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { CONTINUE_KEY } from '../../lib/session/continue-at';
import { findExpiry, startSession } from '../../lib/session/session-changes';
import { safeReturnPath } from '../../lib/session/sign-in-path';
import { tabStorage } from '../../lib/session/storage';
import { readOwnMemberships } from '../../shared/own-memberships';
import { TextField } from '../../ui/field';
import { PasswordField } from '../../ui/password-field';
import { toast } from '../../ui/toast';
import { ForgotPassword } from './forgot-password';
import { withReturn } from './return-path';
import { SignedInNote } from './signed-in-note';
import { SubmitButton } from './submit-button';
import { useMoveOn } from './use-move-on';

const loadSchema = async () => (await import('@namma/contract/auth/schemas')).login;

/** Loaded by the few who need it. */
const readNote = () =>
  import('../../lib/session/tab-session-note').then(
    ({ tabSessionNote }) => tabSessionNote,
    () => undefined,
  );

/** The profile reads it again. */
const leaveForLater = () => {};

/** Loaded by the few whose sign-in asks for a code. */
const loadSecondStep = async () => {
  const { SecondStep } = await import('./second-step').catch(() => {
    throw new ApiError(0, messages.networkError);
  });
  return SecondStep;
};

const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.details.code === code;

/** Shown as a toast (SPEC section 8) and at the field. */
function besidePassword({ status, message, details }: ApiError): ApiError {
  toast.error(message);
  return new ApiError(status, message, { ...details, issues: [{ path: 'password', message }] });
}

const placeAfter = ({ role }: Reply<'auth/userLogin'>, from: string | null): string =>
  role === 'ADMIN' ? paths.admin : safeReturnPath(from);

interface SignInFormProps {
  offersSignUp: boolean;
  canResetByMail: boolean;
}

/** The one login form of /signIn and /adminLogin; only the first offers to sign up (SPEC section 2). */
export function SignInForm({ offersSignUp, canResetByMail }: SignInFormProps) {
  const [search] = useSearchParams();
  const from = search.get('from');
  const { state }: { state: { email?: string; isNew?: boolean } | null } = useLocation();
  const moveOn = useMoveOn();
  const [SecondStep, setSecondStep] = useState<ComponentType<{ error: string | undefined }>>();
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    submit: async (credentials) => {
      const reply = await api('auth/userLogin', { body: credentials }).catch(async (error: unknown) => {
        if (hasCode(error, 'wrongLogin')) throw besidePassword(error);
        if (!hasCode(error, 'secondFactor')) throw error;
        const step = await loadSecondStep();
        setSecondStep(() => step);
      });
      if (!reply) return;
      const isKept = startSession(reply.token, credentials.email, reply.role);
      claimDraft(credentials.email, from);
      if (reply.role !== 'ADMIN') void readOwnMemberships().catch(leaveForLater);
      toast.success(reply.status, undefined, isKept ? undefined : await readNote());
      // ADMIN goes to /admin, which offers the way back (D70). The admin side is another build: the router's state ends here.
      if (reply.role === 'ADMIN' && from) tabStorage.write(CONTINUE_KEY, from);
      await moveOn(placeAfter(reply, from));
    },
  });
  return (
    <>
      <SignedInNote from={from} />
      <SignedOutNote />
      {/* A link is mailed after every sign-up. Where the gym knows the email already, only this link leads to the account. */}
      {canResetByMail && state?.isNew && state.email && (
        <p role="status" className="mb-8 border-l-4 border-ink bg-paper-sunken p-4 wrap-anywhere">
          {words.checkInbox(state.email)}
        </p>
      )}
      {/* `post`, so that a password never ends up in an address. */}
      <form {...formProps} method="post" className="grid gap-5">
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          // After signing up, or claiming.
          defaultValue={state?.email}
          // Another person must not be asked for a code.
          onInput={() => setSecondStep(undefined)}
          error={errors.email}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        {SecondStep && <SecondStep error={errors.code} />}
        <div>
          <ForgotPassword canResetByMail={canResetByMail} />
        </div>
        <SubmitButton isBusy={isBusy}>{words.submitSignIn}</SubmitButton>
        {offersSignUp && (
          <p className="border-t border-(--line) pt-5 text-sm">
            <span>{`${words.noAccountYet} `}</span>
            <Link
              to={withReturn(paths.signUp, from)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {words.signUpLink}
            </Link>
          </p>
        )}
      </form>
    </>
  );
}

/** Explains why a signed-in person has to sign in again. */
function SignedOutNote() {
  const expiry = useIsHydrated() ? findExpiry() : undefined;
  if (!expiry) return null;
  return (
    <div className="mb-8 grid gap-1 border-l-4 border-ink bg-paper-sunken p-4" role="status">
      <p className="font-semibold">
        {expiry === 'in time' ? words.signedOutAfter(SESSION_DAYS) : words.sessionOver}
      </p>
      <p>{words.typedIsKept}</p>
    </div>
  );
}
