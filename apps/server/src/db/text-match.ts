import { type SqlBool, sql } from 'kysely';
import { containing } from './like.ts';

const letter = '[\\p{L}\\p{N}]';
const other = '[^\\p{L}\\p{N}]';
/** A trigram index finds a part of a text by three letters in a row, where a word's edge counts for one or two. */
const hasTrigram = new RegExp(`${letter}{3}|${other}${letter}|${letter}{2}${other}`, 'u');
const hasLetter = new RegExp(letter, 'u');

/** LIKE patterns that an index can answer: one or two letters are looked for where words begin, no letter nowhere. */
function patternsOf(text: string): string[] {
  const anywhere = containing(text);
  if (hasTrigram.test(text)) return [anywhere];
  if (!hasLetter.test(text)) return [];
  const atStart = anywhere.slice(1);
  return [atStart, `% ${atStart}`];
}

/** Holds where any of the columns contains the text, whatever its case. */
export function mentions(columns: readonly string[], text: string) {
  const patterns = patternsOf(text);
  const each = columns.flatMap((column) =>
    patterns.map((pattern) => sql`${sql.ref(column)} ilike ${pattern}`),
  );
  return each.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}
