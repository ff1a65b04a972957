import type { FormEvent } from 'react';

/** For `onInput` of a number that is no amount, such as a phone: all but digits falls away as it is typed or pasted. */
export function keepDigits(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const digits = input.value.replace(/\D/g, '');
  if (digits !== input.value) input.value = digits;
}
