import { brand } from '../brand.ts';
import { checkDigit } from '../text/check-digit.ts';
import { parseReadings } from './keyboards.ts';

/** Random digits of a pass code, the first of which is not 0; followed by one check digit. */
export const PASS_RANDOM_DIGITS = 8;

/** The code on a pass, such as `NS-P-48210937-4`: random digits, so that it cannot be guessed, and a check digit. */
export const formatPassCode = (code: number): string =>
  `${brand.orderPrefix}-P-${code}-${checkDigit(String(code))}`;

const written = new RegExp(`^${brand.orderPrefix}[ -]*P[ -]*([1-9]\\d{7})[ -]*(\\d)$`, 'i');

/** The code of the pass in a text, with any separators; undefined for any other text, or a mistyped code. */
export const parsePassCode = (text: string): number | undefined => parseReadings(text, parseAsTyped);

function parseAsTyped(text: string): number | undefined {
  const [, code, digit] = written.exec(text.trim()) ?? [];
  return code !== undefined && checkDigit(code) === Number(digit) ? Number(code) : undefined;
}
