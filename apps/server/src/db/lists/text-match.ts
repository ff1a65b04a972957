import { type SqlBool, sql } from 'kysely';
import { containing } from './like.ts';

const letter = '[\\p{L}\\p{N}]';
const other = '[^\\p{L}\\p{N}]';
/** A trigram index finds a part of a text by three letters in a row, where a word's edge counts for one or two. */
const hasTrigram = new RegExp(`${letter}{3}|${other}${letter}|${letter}{2}${other}`, 'u');
const hasLetter = new RegExp(letter, 'u');

/** A LIKE pattern that an index can answer: one or two letters are looked for where words begin, no letter nowhere. */
function patternOf(text: string): string | undefined {
  const anywhere = containing(text);
  if (hasTrigram.test(text)) return anywhere;
  return hasLetter.test(text) ? `% ${anywhere.slice(1)}` : undefined;
}

/** Holds where a `searched` column contains the text, whatever its case: that column has small letters only. */
export function textContains(column: string, text: string) {
  const pattern = patternOf(text);
  return pattern === undefined
    ? sql<SqlBool>`false`
    : sql<SqlBool>`${sql.ref(column)} like lower(${pattern})`;
}
