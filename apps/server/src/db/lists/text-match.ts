import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from './like.ts';

const letter = '[\\p{L}\\p{N}]';
const other = '[^\\p{L}\\p{N}]';
/** A trigram index needs three characters in a row, where the edge of a word counts as one or two. */
const hasTrigram = new RegExp(`${letter}{3}|${other}${letter}|${letter}{2}${other}`, 'u');
const hasLetter = new RegExp(letter, 'u');

/**
 * A LIKE pattern that the index can answer: one or two letters match at the start of words only; a text without
 * letters or digits has none.
 */
function patternOf(text: string): string | undefined {
  const anywhere = containing(text);
  if (hasTrigram.test(text)) return anywhere;
  return hasLetter.test(text) ? `% ${anywhere.slice(1)}` : undefined;
}

/**
 * SQL condition: a `searched` column, or an expression like one, contains the text, ignoring case.
 * @param searched lower case; each word follows a space
 */
export function textContains(searched: string | RawBuilder<string>, text: string) {
  const pattern = patternOf(text);
  return pattern === undefined
    ? sql<SqlBool>`false`
    : sql<SqlBool>`${typeof searched === 'string' ? sql.ref(searched) : searched} like lower(${pattern})`;
}

/** The same for each word of the text, in any order. Words without letters or digits do not count. */
export function eachWordContained(searched: string | RawBuilder<string>, text: string) {
  const words = text.split(/\s+/).filter((word) => hasLetter.test(word));
  return words.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(
        words.map((word) => textContains(searched, word)),
        sql` and `,
      )})`;
}
