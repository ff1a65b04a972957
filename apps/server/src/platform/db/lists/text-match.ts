import { foldText } from '@namma/contract/text/fold';
import { toPhoneDigits } from '@namma/contract/text/text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from './like.ts';

const letter = '[\\p{L}\\p{N}]';
const other = '[^\\p{L}\\p{N}]';
/** A trigram index needs three characters in a row, where a word boundary counts as one or two. */
const hasTrigram = new RegExp(`${letter}{3}|${other}${letter}|${letter}{2}${other}`, 'u');
const hasLetter = new RegExp(letter, 'u');

/**
 * Builds a LIKE pattern that the index supports: one or two letters match only at the start of words; a text without
 * letters or digits has none.
 */
function patternOf(text: string): string | undefined {
  const anywhere = containing(text);
  if (hasTrigram.test(text)) return anywhere;
  return hasLetter.test(text) ? `% ${anywhere.slice(1)}` : undefined;
}

/** The minimum number of digits to search as part of a phone number, in any notation. */
const PHONE_PART_DIGITS = 4;

/** The digits of a text that contains only digits and separators of phone numbers (D96). */
function phoneDigitsIn(text: string): string | undefined {
  const digits = toPhoneDigits(text).replace(/^\+91|^0091/, '');
  return /^\d+$/.test(digits) && digits.length >= PHONE_PART_DIGITS ? digits : undefined;
}

type Searched = string | RawBuilder<string>;

/** @param text folded */
function contains(searched: Searched, text: string) {
  const pattern = patternOf(text);
  return pattern === undefined
    ? sql<SqlBool>`false`
    : sql<SqlBool>`${typeof searched === 'string' ? sql.ref(searched) : searched} like lower(${pattern})`;
}

/** The condition, or a match of the phone number that the text may be in another notation. */
function orPhone(condition: RawBuilder<SqlBool>, searched: Searched, text: string) {
  const digits = phoneDigitsIn(text);
  return digits === undefined || digits === text
    ? condition
    : sql<SqlBool>`(${condition} or ${contains(searched, digits)})`;
}

/**
 * SQL condition: a `searched` column or expression contains the text, ignoring case and spelling variants that
 * `foldText` equates; or the phone number that the text is.
 * @param searched the output of the database's `folded`; each word follows a space
 */
export const textContains = (searched: Searched, text: string) =>
  orPhone(contains(searched, foldText(text)), searched, text);

/** True if each word of the text is contained, in any order. Words without letters or digits do not count. */
export function eachWordContained(searched: Searched, text: string) {
  const words = foldText(text)
    .split(' ')
    .filter((word) => hasLetter.test(word));
  if (words.length === 0) return sql<SqlBool>`false`;
  const each = sql<SqlBool>`(${sql.join(
    words.map((word) => contains(searched, word)),
    sql` and `,
  )})`;
  return orPhone(each, searched, text);
}
