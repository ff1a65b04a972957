import * as paths from '@namma/contract/paths';
import { useState } from 'react';
import * as words from '#words/auth';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { useForm } from '../../lib/forms/use-form';
import { ButtonLink } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { toast } from '../../ui/toast';
import { StrengthHint } from './new-password-fields';
import { SubmitButton } from './submit-button';
import { useLinkToken } from './use-link-token';
import { useMoveOn } from './use-move-on';

const loadSchema = async () => (await import('@namma/contract/auth/schemas')).resetByLink;

/** Chooses a new password with the token of a mailed link; a link that does not work leads to another one. */
export function ResetPasswordForm() {
  // Not a prop: a component whose props change before hydration is rendered anew, and loses typed text.
  const token = useLinkToken();
  const moveOn = useMoveOn();
  const [newPassword, setNewPassword] = useState('');
  const [isExpired, setExpired] = useState(false);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({ ...values, token }),
    submit: async (body) => {
      try {
        const { status } = await api('auth/resetByLink', { body });
        toast.success(status);
        await moveOn(paths.signIn);
      } catch (error) {
        if (error instanceof ApiError && error.status === 400 && !error.details.issues) setExpired(true);
        throw error;
      }
    },
  });
  if (isExpired) return <AskForLink why={words.linkExpired} />;
  if (token === '') return <AskForLink why={words.linkMissing} />;
  return (
    <form {...formProps} method="post" className="grid gap-6">
      <PasswordField
        label={words.newPassword}
        name="newPassword"
        autoComplete="new-password"
        onInput={(event) => setNewPassword(event.currentTarget.value)}
        hint={<StrengthHint password={newPassword} own="" />}
        error={errors.newPassword}
      />
      <PasswordField
        label={words.confirmPassword}
        name="conPassword"
        autoComplete="new-password"
        error={errors.conPassword}
      />
      <SubmitButton isBusy={isBusy}>{words.changePassword}</SubmitButton>
    </form>
  );
}

/** Short, so that the page's lead stays its largest text. */
function AskForLink({ why }: { why: string }) {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="w-full border-l-4 border-signal bg-signal-wash p-4">{why}</p>
      <ButtonLink to={paths.forgotPassword} look="primary" className="min-h-13 px-8 text-base">
        {words.askForNewLink}
      </ButtonLink>
    </div>
  );
}
