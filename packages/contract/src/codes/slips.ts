import { checkDigit } from '../text/check-digit.ts';
import { toAsciiDigits } from '../text/digits.ts';
import { parseReadings } from './keyboards.ts';

/** Random digits of a slip code; followed by one check digit. */
export const SLIP_RANDOM_DIGITS = 8;
const SLIP_DIGITS = SLIP_RANDOM_DIGITS + 1;

/** The code of a slip: eight random digits, then their Verhoeff digit. The first digit may be 0. */
export const slipCodeOf = (randomDigits: string): string => randomDigits + checkDigit(randomDigits);

/** Restores the leading zeros of a stored code. */
export const toSlipCode = (stored: number): string => String(stored).padStart(SLIP_DIGITS, '0');

/** Formats `482109374` as `4821-0937-4`. */
export const formatSlipCode = (code: string): string => code.replace(/^(\d{4})(\d{4})(\d)$/, '$1-$2-$3');

/** The result of parsing a slip code: the code, or that its digits are invalid. */
export type ReadSlip = { code: string } | 'mistyped';

/**
 * Parses a slip code in any notation: with spaces or hyphens, in Kannada or Devanagari digits, with any keyboard
 * layout. Undefined when the text does not have nine digits and so is no slip code. Detects one wrong digit or two
 * swapped neighbours.
 */
export const parseSlipCode = (text: string): ReadSlip | undefined => parseReadings(text, parseAsTyped);

function parseAsTyped(text: string): ReadSlip | undefined {
  const digits = toAsciiDigits(text).replace(/[\s\u2010-\u2015-]/g, '');
  if (!/^\d{9}$/.test(digits)) return undefined;
  return slipCodeOf(digits.slice(0, SLIP_RANDOM_DIGITS)) === digits ? { code: digits } : 'mistyped';
}
