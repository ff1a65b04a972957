import { PHONE_DIGITS } from '@namma/contract/business';
import { toAsciiDigits } from '@namma/contract/text/digits';
import { toPhoneDigits } from '@namma/contract/text/text';

/** The digits of a phone number as it is typed (SPEC section 5). */
export const digitsOf = (text: string): string => toAsciiDigits(text).replace(/\D/g, '');

/** A pasted number without its country code or leading 0, however it is written. */
export const pastedPhoneDigits = (text: string): string =>
  digitsOf(toPhoneDigits(text)).slice(0, PHONE_DIGITS);
