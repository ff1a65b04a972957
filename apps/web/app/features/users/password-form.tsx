import * as paths from '@namma/contract/paths';
import { useRef, useState } from 'react';
import * as words from '#words/users';
import { api } from '../../lib/api/api';
import { useMemberForm } from '../../lib/forms/use-member-form';
import { usePasswordWarning } from '../../shared/new-password/use-password-warning';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { PasswordField } from '../../ui/password-field';
import { toast } from '../../ui/toast';

const loadSchema = async () => (await import('@namma/contract/users/schemas')).passwordReset;

/** Old, new and confirmed password. Cleared after success, kept after a refusal. */
export function PasswordForm({ email, name }: { email: string; name: string }) {
  const [typed, setTyped] = useState('');
  const warning = usePasswordWarning(typed, `${name}\n${email}`);
  const form = useRef<HTMLFormElement>(null);
  const { formProps, errors, isBusy } = useMemberForm(paths.profilePassword, {
    schema: loadSchema,
    submit: async (body) => {
      const { status } = await api('user/reset', { body });
      form.current?.reset();
      setTyped('');
      toast.success(status);
    },
  });
  return (
    <form {...formProps} ref={form} className="grid max-w-120 gap-6 border-t-2 border-ink pt-8">
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        value={email}
      />
      <PasswordField
        label={words.oldPassword}
        name="oldPassword"
        autoComplete="current-password"
        error={errors.oldPassword}
      />
      <PasswordField
        label={words.newPassword}
        name="newPassword"
        autoComplete="new-password"
        onInput={(event) => setTyped(event.currentTarget.value)}
        hint={<span aria-live="polite">{warning || words.passwordHint}</span>}
        error={errors.newPassword}
      />
      <PasswordField
        label={words.confirmPassword}
        name="conPassword"
        autoComplete="new-password"
        error={errors.conPassword}
      />
      <Button
        type="submit"
        look="primary"
        isBusy={isBusy}
        className="min-h-13 w-full text-base sm:w-auto sm:justify-self-start sm:px-10"
      >
        {words.changePassword}
      </Button>
    </form>
  );
}
