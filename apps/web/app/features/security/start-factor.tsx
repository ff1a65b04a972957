import type { StartedFactor } from '@namma/contract/users/second-factor-schemas';
import * as words from '#words/security';
import { api } from '../../lib/api/api';
import { useForm } from '../../lib/forms/use-form';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';

const loadSchema = async () => (await import('@namma/contract/users/second-factor-schemas')).factorStart;

interface StartFactorProps {
  email: string;
  onStarted: (started: StartedFactor) => void;
}

/** Asks for the password before a key is shown. */
export function StartFactor({ email, onStarted }: StartFactorProps) {
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    submit: async (body) => onStarted(await api('user/startFactor', { body })),
  });
  return (
    <form {...formProps} method="post" className="mt-5 grid max-w-120 gap-5">
      {/* For password managers. */}
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <Button type="submit" look="solid" isBusy={isBusy} className="w-full sm:w-auto sm:justify-self-start">
        {words.setUp}
      </Button>
    </form>
  );
}
