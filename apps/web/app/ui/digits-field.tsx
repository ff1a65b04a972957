import type { ComponentProps, FormEvent } from 'react';
import * as words from '#words/ui';
import { TextField } from './field';

/**
 * Removes everything but digits as it is typed or pasted. Digits of every script stay while a keyboard composes them:
 * `understandDigits`
 * or the form turns them into 0 to 9.
 */
function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const digits = input.value.replace(/\P{Nd}/gu, '');
  if (digits !== input.value) input.value = digits;
}

/** A number that is not an amount, such as a pincode. */
export const DigitsField = (field: ComponentProps<typeof TextField>) => (
  <TextField {...field} inputMode="numeric" onInput={keepDigits} />
);

/** A phone number without its country code. */
export const PhoneField = (field: Omit<ComponentProps<typeof TextField>, 'label' | 'name'>) => (
  <DigitsField {...field} label={words.phone} name="phone" autoComplete="tel-national" />
);
