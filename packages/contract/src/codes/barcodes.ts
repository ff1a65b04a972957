import { parseReadings } from './keyboards.ts';

/** EAN-8, UPC-A, EAN-13 or GTIN-14. */
const gtinForm = /^(?:\d{8}|\d{12,14})$/;
/** A GS1 code: the identifier `01`, a GTIN-14, and further data such as a batch. */
const gs1Form = /^01(\d{14})/;
const GTIN_DIGITS = 14;
const EAN_DIGITS = 13;

/** The digits of a product's barcode with a valid check digit. Ignores what a GS1 code adds. */
export function gtinIn(text: string): string | undefined {
  const digits = gtinForm.test(text) ? text : gs1Form.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const sum = [...digits.padStart(GTIN_DIGITS, '0')].reduce(
    (before, digit, place) => before + Number(digit) * (place % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0 ? digits : undefined;
}

/**
 * Parses a barcode of a single piece, with any keyboard layout: the 8 digits of an EAN-8, or 13. A UPC-A is the EAN-13
 * that begins with 0, so its 12 digits and the 13 are one barcode (D80). Undefined for anything else: a wrong check
 * digit, or the code of a whole case.
 */
export const parseBarcode = (written: string): string | undefined =>
  parseReadings(written, (text) => {
    const digits = gtinIn(text.replace(/[\s-]/g, ''));
    if (digits === undefined || digits.length === 8) return digits;
    if (digits.length === GTIN_DIGITS) return digits.startsWith('0') ? digits.slice(1) : undefined;
    return digits.padStart(EAN_DIGITS, '0');
  });
