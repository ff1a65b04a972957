import type { StartedFactor } from '@namma/contract/auth/second-factor-schemas';
import * as words from '#words/security';
import { api } from '../../lib/api/api';
import { useForm } from '../../lib/forms/use-form';
import { PasswordCheckedForm } from './password-checked-form';

const loadSchema = async () => (await import('@namma/contract/auth/second-factor-schemas')).factorStart;

interface StartFactorProps {
  email: string;
  onStarted: (started: StartedFactor) => void;
}

/** Asks for the password before a key is shown. */
export function StartFactor({ email, onStarted }: StartFactorProps) {
  const form = useForm({
    schema: loadSchema,
    submit: async (body) => onStarted(await api('user/startFactor', { body })),
  });
  return <PasswordCheckedForm email={email} form={form} button={words.setUp} look="solid" />;
}
