import { toAsciiDigits } from '@namma/contract/text/digits';
import { tidyLine, toPhoneDigits } from '@namma/contract/text/text';
import type { z } from 'zod';

/** A cell that a row is refused for. */
export class BadCell extends Error {
  readonly field: string;

  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}

/** `="00123"` is how exports keep the first zeros of a number. */
const KEPT_AS_TEXT = /^="(.*)"$/s;
/** What a spreadsheet runs. `+91 98765 43210` and `-` are none. */
const FORMULA = /^=|^@[A-Z]+\(/i;
/** An apostrophe before what a spreadsheet must not change; our own files write it, too. */
const MARKED_AS_TEXT = /^'(?=[=+\-@0-9])/;

/** What lists write where nothing is known. */
const NOTHING = /^(?:[-–—]+|n\.?\/?a\.?|nil|none|null)$/i;
/** Amounts are none of these, because a dash may be 0 there; nor are names and texts that may be such a word. */
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

/** Whether a cell is filled, and says that there is nothing: `-`, `N/A`, `nil`. It counts as blank. */
export const saysNothing = (field: string, text: string): boolean =>
  fieldsOfNothing.has(field) && NOTHING.test(text.trim());

/** The text of a cell without what a spreadsheet adds. */
export const withoutQuotes = (raw: string): string =>
  raw.trim().replace(KEPT_AS_TEXT, '$1').replace(MARKED_AS_TEXT, '').trim();

/** What a spreadsheet writes where a formula has failed or a column is too narrow. */
const FAILED = /^#(?:n\/a|ref!|name\?|value!|div\/0!|null!|num!|spill!|calc!|error!|#+)$/i;

/** The text of a cell; empty where it says nothing. @throws BadCell for a formula, or the error of one */
export function readCell(field: string, raw: string): string {
  const text = withoutQuotes(raw);
  if (saysNothing(field, text)) return '';
  if (FAILED.test(text))
    throw new BadCell(field, 'The spreadsheet has an error here. Write the value instead.');
  if (FORMULA.test(text)) throw new BadCell(field, 'This is a formula. Write its value instead.');
  return text;
}

/** No number, phone number or day is longer; the patterns below take more than linear time on long texts. */
export const SHORT_MOST_CHARACTERS = 100;

/** `9.87654E+09`: the last digits are gone. */
const SHORTENED = /^\d+(\.\d+)?e\+?\d+$/i;
/** A number of a spreadsheet: `9876543210.0`. */
const POINT_ZERO = /^(\d+)\.0+$/;

/** A phone number in ten digits. @throws BadCell */
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

/** What stands around an amount: `₹ 12,999.00`, `Rs. 500/-`. */
const CURRENCY = /^(?:₹|rs\.?|inr)\s*|\s*(?:\/-|inr)$/gi;

/** `12,50`, `1.299,00`: as a spreadsheet writes it that is set to a language of Europe. */
const DECIMAL_COMMA = /^-?\d[\d.\s]*,\d+$/;
/** Commas or blanks that mark thousands, as India and the rest of the world do: `1,20,000`, `120,000`, `120 000`. */
const MARKED_THOUSANDS = /^(-?\d{1,3}(?:[,\s]\d{2,3})*)[,\s](\d{3}(?:\.\d+)?)$/;

/**
 * A number of at most two decimals, with or without thousands marked by commas. A comma before decimals, as in `12,50`,
 * is refused, because without it the number would be a hundred times as much. @throws BadCell
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

/** A whole number from 0 on. @throws BadCell */
export function readCount(field: string, text: string): number {
  const value = readNumber(field, text);
  if (!Number.isInteger(value) || value < 0 || value > 1_000_000)
    throw new BadCell(field, 'This must be a whole number, 0 or more.');
  return value;
}

/** Rupees as paise, from 0 to ten million rupees. @throws BadCell */
export function readPaise(field: string, text: string): number {
  const rupees = readNumber(field, text);
  if (rupees < 0 || rupees > 10_000_000) throw new BadCell(field, 'This amount is out of range.');
  return Math.round(rupees * 100);
}

/** What the contract says of a field, as the desk would be notified. @throws BadCell */
export function readAs<T>(field: string, schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new BadCell(
    field,
    `${read.error.issues[0]?.message ?? 'This cannot be read'}.`.replace(/\.\.$/, '.'),
  );
}

/** Texts as they are compared: composed, in lower case, with single blanks. */
export const fold = (text: string): string => tidyLine(text).toLowerCase().replace(/\s+/g, ' ');
