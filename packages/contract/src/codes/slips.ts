import { checkDigit } from '../text/check-digit.ts';
import { toAsciiDigits } from '../text/digits.ts';
import { parseReadings } from './keyboards.ts';

/** Random digits of a slip's code; one check digit follows them. */
export const SLIP_RANDOM_DIGITS = 8;
const SLIP_DIGITS = SLIP_RANDOM_DIGITS + 1;

/** The code of a slip: eight random digits, then their Verhoeff digit. The first digit may be 0. */
export const slipCodeOf = (randomDigits: string): string => randomDigits + checkDigit(randomDigits);

/** A stored code, which has lost the zeros at its start. */
export const toSlipCode = (stored: number): string => String(stored).padStart(SLIP_DIGITS, '0');

/** `482109374` as people read it: `4821-0937-4`. */
export const formatSlipCode = (code: string): string => code.replace(/^(\d{4})(\d{4})(\d)$/, '$1-$2-$3');

/** What a text says about a slip: its code, or that its digits cannot be right. */
export type ReadSlip = { code: string } | 'mistyped';

/**
 * Reads a slip's code however it is written: with spaces or hyphens, in Kannada or Devanagari digits, by any keyboard
 * layout. Undefined when
 * the text does not have nine digits and so names no slip. One wrong digit or two swapped neighbours are detected.
 */
export const parseSlipCode = (text: string): ReadSlip | undefined => parseReadings(text, parseAsTyped);

function parseAsTyped(text: string): ReadSlip | undefined {
  const digits = toAsciiDigits(text).replace(/[\s\u2010-\u2015-]/g, '');
  if (!/^\d{9}$/.test(digits)) return undefined;
  return slipCodeOf(digits.slice(0, SLIP_RANDOM_DIGITS)) === digits ? { code: digits } : 'mistyped';
}
