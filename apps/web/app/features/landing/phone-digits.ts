import { PHONE_DIGITS } from '@namma/contract/business';

/** The digits of a phone number as it is typed (SPEC section 5). */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Removes the country code 91 or a leading 0 from a pasted number. */
export function pastedPhoneDigits(text: string): string {
  const digits = digitsOf(text);
  const prefix = ['91', '0'].find(
    (each) => digits.startsWith(each) && digits.length === each.length + PHONE_DIGITS,
  );
  return digits.slice(prefix?.length ?? 0).slice(0, PHONE_DIGITS);
}
