import * as paths from '@namma/contract/paths';
import { useRef } from 'react';
import { api } from '../../lib/api';
import { useMemberForm } from '../../lib/use-member-form';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { PasswordField } from '../../ui/password-field';
import { toast } from '../../ui/toast';

const loadSchema = async () => (await import('@namma/contract/schemas/users')).passwordReset;

/** Old, new and confirmed password. Cleared after success, kept after a refusal. */
export function PasswordForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { formProps, errors, isBusy } = useMemberForm(paths.profilePassword, {
    schema: loadSchema,
    submit: async (body) => {
      const { status } = await api('user/reset', { body });
      form.current?.reset();
      toast.success(status);
    },
  });
  return (
    <form {...formProps} ref={form} className="grid max-w-120 gap-6 border-t-2 border-ink pt-8">
      <TextField label="Email" name="email" type="email" autoComplete="username" readOnly value={email} />
      <PasswordField
        label="Old password"
        name="oldPassword"
        autoComplete="current-password"
        error={errors.oldPassword}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint="At least 6 characters. A longer one is harder to guess."
        error={errors.newPassword}
      />
      <PasswordField
        label="Confirm password"
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
        Change password
      </Button>
    </form>
  );
}
