import type { ComponentProps, ReactNode } from 'react';
import * as words from '#words/security';
import type { useForm } from '../../lib/forms/use-form';
import { Button, type ButtonLook } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';

interface PasswordCheckedFormProps {
  /** Account email, for password managers. */
  email: string;
  form: ReturnType<typeof useForm>;
  /** Above the password. */
  before?: ReactNode;
  /** Below it. */
  after?: ReactNode;
  button: string;
  look: ButtonLook;
  className?: ComponentProps<'form'>['className'];
}

/** A step of somebody who is signed in that asks for the password once more. */
export function PasswordCheckedForm({
  email,
  form: { formProps, errors, isBusy },
  before,
  after,
  button,
  look,
  className = 'mt-5',
}: PasswordCheckedFormProps) {
  return (
    <form {...formProps} method="post" className={`${className} grid max-w-120 gap-5`}>
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      {before}
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      {after}
      <Button type="submit" look={look} isBusy={isBusy} className="w-full sm:w-auto sm:justify-self-start">
        {button}
      </Button>
    </form>
  );
}
