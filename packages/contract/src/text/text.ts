import { toAsciiDigits } from './digits.ts';

/**
 * Invisible characters without meaning in a text: direction marks, zero-width spaces, soft hyphens, byte order marks,
 * blank fillers. Excludes joiners (U+200C, U+200D), because Kannada, Hindi and emoji are written with them.
 */
const meaningless =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;

/** Control characters other than tab and line breaks. Nobody types them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it looks for
const controlCharacters = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/;

/** Tabs, line breaks and page breaks. */
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A visible character, including combining marks. U+2800 is a Braille pattern without dots. */
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A lone surrogate, which is no character: UTF-8 and the database's JSON cannot represent it. */
const loneSurrogate = /\p{Surrogate}/u;

/** True if a text contains NUL or a lone surrogate, which the database cannot store. */
export const isUnwritable = (text: string): boolean => text.includes('\0') || loneSurrogate.test(text);

/** True if a text contains control characters besides line breaks, or lone surrogates. */
export const isBroken = (text: string): boolean => controlCharacters.test(text) || loneSurrogate.test(text);

/** The beginning of a text, of a maximum length, without half of a character at its end. */
export const cutText = (text: string, mostCharacters: number): string =>
  text.slice(0, mostCharacters).replace(/\p{Surrogate}$/u, '');

/**
 * Normalizes free text for storage: Unicode's composed form (NFC), without direction marks and other invisible
 * characters, with ` ` as its line break, trimmed. Empty without visible characters.
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

/** Trims blanks and invisible characters. */
export function trimMarks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && mark.test(text.charAt(start))) start++;
  while (start < end && mark.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Normalizes one-line text for storage: like `tidyText`, with a space for tabs and line breaks. */
export const tidyLine = (text: string): string => tidyText(text.replace(lineBreaks, ' '));

/** Normalizes the input of a search or a digits field: one line, with all digits as `0` to `9`. */
export const tidySearch = (text: string): string => toAsciiDigits(tidyLine(text));

/** Separators between the digits of a number: spaces, brackets, dots, slashes, hyphens and dashes. */
const separators = /[\s().[\]/\-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** Removes the separators of a number; keeps other characters. Converts full-width forms to plain ones. */
export const withoutSeparators = (text: string): string =>
  tidySearch(text.normalize('NFKC').replace(meaningless, ''))
    .replace(/[\u200C\u200D]/g, '')
    .replace(separators, '');

/** Prefixes before the ten digits of an Indian phone number: its country, the 0 of domestic calls, or both. */
const phonePrefix = /^(?:\+91|0091|91)?0?(?=[0-9]{10}$)/;

/**
 * Normalizes a phone number: `+91 (98765) 43-210`, `0091 98765.43210` and `098765 43210` become `9876543210`. Any other
 * text only loses its separators.
 */
export const toPhoneDigits = (text: string): string => withoutSeparators(text).replace(phonePrefix, '');
