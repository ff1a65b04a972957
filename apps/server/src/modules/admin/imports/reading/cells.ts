import { toAsciiDigits } from '@namma/contract/text/digits';
import { tidyLine, toPhoneDigits } from '@namma/contract/text/text';
import type { z } from 'zod';

/** A cell that causes its row to be refused. */
export class BadCell extends Error {
  readonly field: string;

  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}

/** Exports write `="00123"` to keep leading zeros. */
const KEPT_AS_TEXT = /^="(.*)"$/s;
/** Text that a spreadsheet executes. `+91 98765 43210` and `-` are not formulas. */
const FORMULA = /^=|^@[A-Z]+\(/i;
/** An apostrophe marks text that a spreadsheet must not change; our own files write it, too. */
const MARKED_AS_TEXT = /^'(?=[=+\-@0-9])/;

/** Placeholders for unknown values. */
const NOTHING = /^(?:[-–—]+|n\.?\/?a\.?|nil|none|null)$/i;
/** Excludes amounts, where a dash may mean 0, and names and texts that may be such a word. */
const fieldsOfNothing = new Set([
  ...[
    'phone',
    'email',
    'gender',
    'birthDay',
    'address',
    'joined',
    'center',
    'plan',
    'months',
    'start',
    'end',
  ],
  ...['status', 'payment', 'barcode', 'importer', 'fssaiLicence', 'image', 'hsn', 'taxRate', 'bestBefore'],
]);

/** True if a filled cell contains a placeholder: `-`, `N/A`, `nil`. It counts as blank. */
export const isPlaceholder = (field: string, text: string): boolean =>
  fieldsOfNothing.has(field) && NOTHING.test(text.trim());

/** Removes what a spreadsheet adds to a cell's text. */
export const withoutQuotes = (raw: string): string =>
  raw.trim().replace(KEPT_AS_TEXT, '$1').replace(MARKED_AS_TEXT, '').trim();

/** The text a spreadsheet shows for a failed formula or a column that is too narrow. */
const FAILED = /^#(?:n\/a|ref!|name\?|value!|div\/0!|null!|num!|spill!|calc!|error!|#+)$/i;

/**
 * Returns the text of a cell; empty for a placeholder.
 * @throws BadCell for a formula or its error
 */
export function readCell(field: string, raw: string): string {
  const text = withoutQuotes(raw);
  if (isPlaceholder(field, text)) return '';
  if (FAILED.test(text))
    throw new BadCell(field, 'The spreadsheet has an error here. Write the value instead.');
  if (FORMULA.test(text)) throw new BadCell(field, 'This is a formula. Write its value instead.');
  return text;
}

/** No number, phone number or day is longer; the patterns below take more than linear time on long texts. */
export const SHORT_MOST_CHARACTERS = 100;

/** `9.87654E+09`: the last digits are lost. */
const SHORTENED = /^\d+(\.\d+)?e\+?\d+$/i;
/** A number from a spreadsheet: `9876543210.0`. */
const POINT_ZERO = /^(\d+)\.0+$/;

/**
 * Parses a phone number of ten digits.
 * @throws BadCell
 */
export function readPhone(field: string, text: string): string {
  if (text.length > SHORT_MOST_CHARACTERS) throw new BadCell(field, 'A phone number has ten digits.');
  const plain = tidyLine(toAsciiDigits(text)).replace(POINT_ZERO, '$1');
  if (SHORTENED.test(plain))
    throw new BadCell(
      field,
      'The spreadsheet has shortened this number. Format the column as text and write it again.',
    );
  const digits = toPhoneDigits(plain);
  if (!/^[0-9]{10}$/.test(digits)) throw new BadCell(field, 'A phone number has ten digits.');
  return digits;
}

/** Currency marks around an amount: `₹ 12,999.00`, `Rs. 500/-`. */
const CURRENCY = /^(?:₹|rs\.?|inr)\s*|\s*(?:\/-|inr)$/gi;

/** `12,50`, `1.299,00`: the format of a spreadsheet in a European language. */
const DECIMAL_COMMA = /^-?\d[\d.\s]*,\d+$/;
/** Commas or blanks as thousands separators, Indian or international: `1,20,000`, `120,000`, `120 000`. */
const MARKED_THOUSANDS = /^(-?\d{1,3}(?:[,\s]\d{2,3})*)[,\s](\d{3}(?:\.\d+)?)$/;

/**
 * Parses a number of at most two decimals, with optional thousands separators. Refuses a decimal comma, as in `12,50`,
 * because ignoring it would multiply the number by a hundred.
 * @throws BadCell
 */
export function readNumber(field: string, text: string): number {
  if (text.length > SHORT_MOST_CHARACTERS) throw new BadCell(field, 'This is not a number.');
  const written = tidyLine(toAsciiDigits(text)).replace(CURRENCY, '');
  const plain = written.replace(MARKED_THOUSANDS, (_, thousands: string, rest: string) =>
    `${thousands}${rest}`.replaceAll(/[,\s]/g, ''),
  );
  if (SHORTENED.test(plain)) throw new BadCell(field, 'The spreadsheet has shortened this number.');
  if (DECIMAL_COMMA.test(plain))
    throw new BadCell(field, 'Write a full stop before the decimals, not a comma: 1299.50.');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) throw new BadCell(field, 'This is not a number.');
  const value = Number(plain);
  if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6)
    throw new BadCell(field, 'This has more than two decimals.');
  return Math.round(value * 100) / 100;
}

/**
 * Parses a whole number of at least 0.
 * @throws BadCell
 */
export function readCount(field: string, text: string): number {
  const value = readNumber(field, text);
  if (!Number.isInteger(value) || value < 0 || value > 1_000_000)
    throw new BadCell(field, 'This must be a whole number, 0 or more.');
  return value;
}

/**
 * Parses rupees to paise, from 0 to ten million rupees.
 * @throws BadCell
 */
export function readPaise(field: string, text: string): number {
  const rupees = readNumber(field, text);
  if (rupees < 0 || rupees > 10_000_000) throw new BadCell(field, 'This amount is out of range.');
  return Math.round(rupees * 100);
}

/**
 * Validates a field with the contract's schema and messages.
 * @throws BadCell
 */
export function readAs<T>(field: string, schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new BadCell(
    field,
    `${read.error.issues[0]?.message ?? 'This cannot be read'}.`.replace(/\.\.$/, '.'),
  );
}

/** Normalizes a text for comparison: composed, in lower case, with single blanks. */
export const fold = (text: string): string => tidyLine(text).toLowerCase().replace(/\s+/g, ' ');
