import { PHONE_DIGITS } from '@namma/contract/business';

/** A number as people write it: `+91 98765-43210`, `098765 43210`. */
const phoneLike = /^\+?[0-9][0-9 -]*$/;
const prefixes = ['91', '0'];

/** The text to look for among people: a whole phone number without its spaces, hyphens and prefix. */
export function searchedText(text: string): string {
  if (!phoneLike.test(text)) return text;
  const digits = text.replace(/[^0-9]/g, '');
  if (digits.length === PHONE_DIGITS) return digits;
  const prefix = prefixes.find(
    (each) => digits.startsWith(each) && digits.length === PHONE_DIGITS + each.length,
  );
  return prefix === undefined ? text : digits.slice(prefix.length);
}
