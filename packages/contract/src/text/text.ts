import { toAsciiDigits } from './digits.ts';

/**
 * Characters that show nothing and mean nothing in a text: direction marks, zero-width spaces, soft hyphens, byte order marks,
 * blank fillers. Joiners (U+200C, U+200D) are not among them, because Kannada, Hindi and emoji are written with them.
 */
const meaningless =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;

/** Control characters other than tab and line breaks. Nobody types them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it looks for
const controlCharacters = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/;

/** Tabs, line breaks and page breaks. */
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A character that can be seen; combining marks count. U+2800 is a Braille pattern without dots. */
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Half of a surrogate pair, which is no character: UTF-8 and the database's JSON cannot hold it. */
const loneSurrogate = /\p{Surrogate}/u;

/** Whether a text has NUL or half of a character, which the database cannot store. */
export const isUnwritable = (text: string): boolean => text.includes('\0') || loneSurrogate.test(text);

/** Whether a text has control characters besides line breaks, or halves of characters. */
export const isBroken = (text: string): boolean => controlCharacters.test(text) || loneSurrogate.test(text);

/** The beginning of a text, at most so long, without half of a character at its end. */
export const cutText = (text: string, mostCharacters: number): string =>
  text.slice(0, mostCharacters).replace(/\p{Surrogate}$/u, '');

/**
 * Free text as it is stored: in Unicode's composed form (NFC), without direction marks and other characters that show nothing,
 * with `\n` as its line break, trimmed. Empty where nothing in it can be seen.
 */
export function tidyText(text: string): string {
  const tidied = text
    .normalize('NFC')
    .replace(meaningless, '')
    .replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n')
    .trim();
  return visible.test(tidied) ? tidied : '';
}

const mark = new RegExp(`^(?:\\s|${meaningless.source})$`);

/** A text without blanks and characters that show nothing before and after it. */
export function trimMarks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && mark.test(text.charAt(start))) start++;
  while (start < end && mark.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Text of one line as it is stored: as `tidyText`, with a space for tabs and line breaks. */
export const tidyLine = (text: string): string => tidyText(text.replace(lineBreaks, ' '));

/** What is typed into a search or a field of digits: one line, with all digits as `0` to `9`. */
export const tidySearch = (text: string): string => toAsciiDigits(tidyLine(text));

/** What people write between the digits of a number: spaces, brackets, dots, slashes, hyphens and dashes. */
const separators = /[\s().[\]/\-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** The digits of a number, however they are grouped; other characters stay. Full-width forms become plain ones. */
export const withoutSeparators = (text: string): string =>
  tidySearch(text.normalize('NFKC').replace(meaningless, ''))
    .replace(/[\u200C\u200D]/g, '')
    .replace(separators, '');

/** What may stand before the ten digits of an Indian phone number: its country, the 0 of calls within it, or both. */
const phonePrefix = /^(?:\+91|0091|91)?0?(?=[0-9]{10}$)/;

/**
 * A phone number without what people write around its digits: `+91 (98765) 43-210`, `0091 98765.43210` and `098765 43210` are
 * `9876543210`. A text that is none comes back without its separators.
 */
export const toPhoneDigits = (text: string): string => withoutSeparators(text).replace(phonePrefix, '');
