import * as words from '#words/security';
import { api } from '../../lib/api/api';
import { useForm } from '../../lib/forms/use-form';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { PasswordField } from '../../ui/password-field';
import { toast } from '../../ui/toast';

const loadSchema = async () => (await import('@namma/contract/users/second-factor-schemas')).factorDrop;

interface DropFactorProps {
  email: string;
  onDropped: () => Promise<void>;
}

/** Switches the second factor off, with the password and a code. */
export function DropFactor({ email, onDropped }: DropFactorProps) {
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    submit: async (body) => {
      const { status } = await api('user/dropFactor', { body });
      toast.success(status);
      await onDropped();
    },
  });
  return (
    <form {...formProps} method="post" className="mt-6 grid max-w-120 gap-5">
      <p className="max-w-text text-sm text-(--soft)">{words.dropLead}</p>
      {/* For password managers. */}
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <TextField
        label={words.anyCode}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.code}
      />
      <Button type="submit" look="danger" isBusy={isBusy} className="w-full sm:w-auto sm:justify-self-start">
        {words.switchOff}
      </Button>
    </form>
  );
}
