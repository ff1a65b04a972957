import * as paths from '@namma/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import * as words from '#words/auth';
import { api } from '../../lib/api/api';
import { useForm } from '../../lib/forms/use-form';
import { TextField } from '../../ui/field';
import { AskAtFrontDesk } from './forgot-password';
import { SubmitButton } from './submit-button';

const loadSchema = async () => (await import('@namma/contract/auth/schemas')).forgottenPassword;

/** Requests a link to set a new password (D42). The result is the same for every email. */
export function ForgotPasswordForm({ canResetByMail }: { canResetByMail: boolean }) {
  const [sent, setSent] = useState<{ email: string; status: string }>();
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    submit: async ({ email }) => {
      const { status } = await api('auth/forgot', { body: { email } });
      setSent({ email, status });
    },
  });
  return (
    <div className="grid gap-6">
      <div role="status" className="empty:hidden">
        {sent && (
          <div className="grid gap-2 border-l-4 border-ink bg-paper-sunken p-4">
            <p className="font-semibold wrap-anywhere">{words.checkInbox(sent.email)}</p>
            <p className="text-sm">{sent.status}</p>
            <p className="text-sm text-(--soft)">{words.nothingThere}</p>
          </div>
        )}
      </div>
      {canResetByMail ? (
        <form {...formProps} method="post" className="grid gap-5">
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            error={errors.email}
          />
          <SubmitButton isBusy={isBusy}>{sent ? words.sendAnotherLink : words.sendLink}</SubmitButton>
        </form>
      ) : (
        <p className="border-l-4 border-ink bg-paper-sunken p-4">
          <AskAtFrontDesk />
        </p>
      )}
      <p className="border-t border-(--line) pt-5 text-sm">
        <Link
          to={paths.signIn}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.backToSignIn}
        </Link>
      </p>
    </div>
  );
}
