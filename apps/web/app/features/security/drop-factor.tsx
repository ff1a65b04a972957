import * as words from '#words/security';
import { api } from '../../lib/api/api';
import { useForm } from '../../lib/forms/use-form';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast';
import { PasswordCheckedForm } from './password-checked-form';

const loadSchema = async () => (await import('@namma/contract/auth/second-factor-schemas')).factorDrop;

interface DropFactorProps {
  email: string;
  onDropped: () => Promise<void>;
}

/** Switches the second factor off, with the password and a code. */
export function DropFactor({ email, onDropped }: DropFactorProps) {
  const form = useForm({
    schema: loadSchema,
    submit: async (body) => {
      const { status } = await api('user/removeFactor', { body });
      toast.success(status);
      await onDropped();
    },
  });
  return (
    <PasswordCheckedForm
      email={email}
      form={form}
      className="mt-6"
      before={<p className="max-w-text text-sm text-(--soft)">{words.dropLead}</p>}
      after={
        <TextField
          label={words.anyCode}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={form.errors.code}
        />
      }
      button={words.switchOff}
      look="danger"
    />
  );
}
