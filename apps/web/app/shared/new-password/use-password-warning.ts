import { PASSWORD_MIN_CHARACTERS } from '@namma/contract/business';
import { useEffect, useState } from 'react';

/**
 * Warning about an easily guessed password, or ''. Only a hint: every password of six characters is accepted (D94). The list of
 * common passwords loads on input; without a network there is no warning. `own` has the member's name and email, one per
 * line.
 */
export function usePasswordWarning(password: string, own: string): string {
  const [warning, setWarning] = useState('');
  useEffect(() => {
    if (password.length < PASSWORD_MIN_CHARACTERS) return setWarning('');
    let isStale = false;
    import('./password-warning').then(
      ({ passwordWarning }) => {
        if (!isStale) setWarning(passwordWarning(password, own));
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [password, own]);
  return warning;
}

/** The name and email of a form, one per line. */
export const ownIn = (form: HTMLFormElement | null): string =>
  ['name', 'email']
    .map((name) => form?.elements.namedItem(name))
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''))
    .join('\n');
