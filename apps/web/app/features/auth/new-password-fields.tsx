import { messages } from '@namma/contract/messages';
import { useState } from 'react';
import * as words from '#words/auth';
import { ownIn, usePasswordWarning } from '../../shared/new-password/use-password-warning';
import { PasswordField } from '../../ui/password-field';
import { passwordStrength, strengths } from './password-strength';

interface NewPasswordFieldsProps {
  /** The name of the second field in the request. */
  repeatedName: 'Cpassword' | 'conPassword';
  errors: Record<string, string>;
}

/** A new password with its strength, and a second field that must match (SPEC section 2, D20). */
export function NewPasswordFields({ repeatedName, errors }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('');
  const [own, setOwn] = useState('');
  const [again, setAgain] = useState('');
  const isMatched = password !== '' && password === again;
  return (
    <>
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="new-password"
        onInput={({ currentTarget }) => {
          setPassword(currentTarget.value);
          setOwn(ownIn(currentTarget.form));
        }}
        hint={<StrengthHint password={password} own={own} />}
        error={errors.password}
      />
      <PasswordField
        label={words.confirmPassword}
        name={repeatedName}
        autoComplete="new-password"
        onInput={(event) => setAgain(event.currentTarget.value)}
        liveHint={isMatched && <span className="font-semibold text-good">{messages.passwordMatched}</span>}
        error={errors[repeatedName]}
      />
    </>
  );
}

/** Password strength with a warning (D20, D94). `own` has the member's name and email, one per line. */
export function StrengthHint({ password, own }: { password: string; own: string }) {
  const warning = usePasswordWarning(password, own);
  if (!password) return <span>{words.passwordHint}</span>;
  const strength = warning ? words.strengthWeak : passwordStrength(password);
  const level = strengths.indexOf(strength);
  return (
    <>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="flex gap-1">
          {strengths.slice(1).map((each, index) => (
            <span
              key={each}
              className={`h-1 w-8 rounded-full ${index < level ? 'bar bg-ink' : 'bar-track bg-paper-line'}`}
            />
          ))}
        </span>
        <span>{strength}</span>
      </span>
      <span aria-live="polite" className="block">
        {warning}
      </span>
    </>
  );
}
