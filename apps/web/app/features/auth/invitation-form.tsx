import { centerLabel } from '@namma/contract/messages/centers';
import { presetLabel } from '@namma/contract/messages/staff';
import * as paths from '@namma/contract/paths';
import type { OpenedInvite } from '@namma/contract/staff/schemas';
import { useEffect, useState } from 'react';
import * as authWords from '#words/auth';
import * as words from '#words/staff';
import { api } from '../../lib/api/api';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { useForm } from '../../lib/forms/use-form';
import { ownIn } from '../../shared/new-password/use-password-warning';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { PasswordField } from '../../ui/password-field';
import { toast } from '../../ui/toast';
import { StrengthHint } from './new-password-fields';
import { SubmitButton } from './submit-button';
import { useLinkToken } from './use-link-token';
import { useMoveOn } from './use-move-on';

const loadSchema = async () => (await import('@namma/contract/staff/schemas')).inviteAcceptance;

const isOver = (error: unknown): boolean => error instanceof ApiError && error.details.code === 'inviteOver';

/** Accepts an invitation to the staff with the token of its link. Reading the invitation does not use up the token. */
export function InvitationForm() {
  const token = useLinkToken();
  const [invite, setInvite] = useState<OpenedInvite>();
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads it again
  useEffect(() => {
    if (!token) return;
    let isStale = false;
    setFailure(undefined);
    api('auth/openInvite', { body: { token } }).then(
      (opened) => !isStale && setInvite(opened),
      (error: unknown) => !isStale && setFailure(error),
    );
    return () => {
      isStale = true;
    };
  }, [token, tries]);
  if (token === '') return <Refused why={words.linkMissing} />;
  if (isOver(failure)) return <Refused why={words.invitationOver} />;
  if (failure !== undefined)
    return (
      <div className="grid justify-items-start gap-5">
        <p className="w-full border-l-4 border-signal bg-signal-wash p-4">{sentenceOf(failure)}</p>
        <Button look="primary" onClick={() => setTries(tries + 1)}>
          {words.tryAgain}
        </Button>
      </div>
    );
  if (!token || !invite) return <p role="status">{words.reading}</p>;
  return <AcceptForm token={token} invite={invite} onOver={setFailure} />;
}

interface AcceptFormProps {
  token: string;
  invite: OpenedInvite;
  onOver: (error: unknown) => void;
}

function AcceptForm({ token, invite, onOver }: AcceptFormProps) {
  const { email, preset, center, hasAccount } = invite;
  const moveOn = useMoveOn();
  const [typed, setTyped] = useState('');
  const [own, setOwn] = useState('');
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({
      ...values,
      token,
      ...(hasAccount && { conPassword: values.password }),
    }),
    submit: async (body) => {
      try {
        const { status } = await api('auth/acceptInvite', { body });
        toast.success(status);
        await moveOn(paths.adminLogin);
      } catch (error) {
        if (isOver(error)) onOver(error);
        throw error;
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid gap-6">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 border-y border-(--line) py-4">
        <dt className="text-(--soft)">{authWords.email}</dt>
        <dd className="wrap-anywhere" translate="no">
          {email}
        </dd>
        <dt className="text-(--soft)">{words.role}</dt>
        <dd className="font-semibold">{presetLabel(preset)}</dd>
        {center && (
          <>
            <dt className="text-(--soft)">{words.center}</dt>
            <dd>{centerLabel(center)}</dd>
          </>
        )}
      </dl>
      <p>{hasAccount ? words.accountStays : words.choosePassword}</p>
      {!hasAccount && (
        <TextField label={authWords.name} name="name" autoComplete="name" error={errors.name} />
      )}
      <PasswordField
        label={authWords.password}
        name="password"
        autoComplete={hasAccount ? 'current-password' : 'new-password'}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOwn(`${ownIn(currentTarget.form)}\n${email}`);
        }}
        {...(!hasAccount && { hint: <StrengthHint password={typed} own={own} /> })}
        error={errors.password}
      />
      {!hasAccount && (
        <PasswordField
          label={authWords.confirmPassword}
          name="conPassword"
          autoComplete="new-password"
          error={errors.conPassword}
        />
      )}
      <SubmitButton isBusy={isBusy}>{words.accept}</SubmitButton>
    </form>
  );
}

/** Short, so that the page's lead stays its largest text. */
const Refused = ({ why }: { why: string }) => (
  <div className="grid justify-items-start gap-3 border-l-4 border-signal bg-signal-wash p-4">
    <p>{why}</p>
    <p className="text-sm">{words.askForAnother}</p>
  </div>
);
