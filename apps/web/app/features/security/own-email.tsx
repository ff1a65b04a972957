import { useEffect, useState } from 'react';
import * as words from '#words/security';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { useForm } from '../../lib/forms/use-form';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast';
import { useLast } from '../../ui/use-last';
import { PasswordCheckedForm } from './password-checked-form';

const loadSchema = async () => (await import('@namma/contract/auth/schemas')).emailChange;

/** The email of the account: whether it is confirmed, and the way to another one (D93). */
export function OwnEmail() {
  const { answer: read, failure, retry } = useAnswer((signal) => api('user/getEmail', { signal }));
  const state = useLast(read);
  if (!state) return <p role="status">{failure ?? ''}</p>;
  return (
    <>
      <p className="font-semibold wrap-anywhere" translate="no">
        {state.email}
      </p>
      <p className="mt-1 text-sm text-(--soft)">
        {state.isConfirmed ? words.emailIsConfirmed : words.emailNotConfirmed}
      </p>
      {state.pending !== null && (state.pending !== state.email || !state.isConfirmed) && (
        <p className="mt-2 max-w-text text-sm font-semibold wrap-anywhere">
          {(state.isUndelivered ? words.emailUndelivered : words.emailPending)(state.pending)}
        </p>
      )}
      {state.canChange ? (
        <ChangeEmail email={state.email} onSent={retry} />
      ) : (
        <p className="mt-2 max-w-text text-sm text-(--soft)">{words.emailStays}</p>
      )}
    </>
  );
}

function ChangeEmail({ email, onSent }: { email: string; onSent: () => void }) {
  const [sentTimes, setSentTimes] = useState(0);
  const form = useForm({
    schema: loadSchema,
    submit: async (body) => {
      const { status } = await api('user/changeEmail', { body });
      toast.success(status);
      setSentTimes(sentTimes + 1);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mail
  useEffect(() => {
    if (sentTimes > 0) onSent();
  }, [sentTimes]);
  return (
    <PasswordCheckedForm
      key={sentTimes}
      email={email}
      form={form}
      before={
        <>
          <p className="max-w-text text-sm text-(--soft)">{words.emailLead}</p>
          <TextField
            label={words.newEmail}
            name="newEmail"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            error={form.errors.newEmail}
          />
        </>
      }
      button={words.sendLink}
      look="outline"
    />
  );
}
