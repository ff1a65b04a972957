import type { Db } from '../../db/types.ts';
import { findKnownBeginnings, listLookalikes, type ProductFilter } from './queries.ts';
import { likelyMeant, toTsQuery, wordsOf } from './search-words.ts';

type SearchFilter = NonNullable<ProductFilter['search']>;

/** Enough that the right word is among them even where many share a syllable. */
const LOOKALIKES = 40;

/**
 * What to look for, in the order to try it: first the words as they stand, whole or as beginnings, correcting only those
 * the catalogue does not know; then, should nothing have them all, every word with what may have been meant (D6).
 * Later steps cost queries, so they are asked for one by one.
 */
export async function* searchSteps(db: Db, text: string): AsyncGenerator<SearchFilter> {
  const words = wordsOf(text);
  if (words.length === 0) return;
  const known = await findKnownBeginnings(db, words);
  const meant = async (word: string) => likelyMeant(word, await listLookalikes(db, word, LOOKALIKES));

  const corrected = await Promise.all(words.map((word) => (known.has(word) ? [word] : meant(word))));
  if (corrected.every((alternatives) => alternatives.length > 0)) yield toSearch(corrected);

  const widened = await Promise.all(words.map(async (word) => [...new Set([word, ...(await meant(word))])]));
  if (widened.some((alternatives, i) => alternatives.length > (corrected[i]?.length ?? 0)))
    yield toSearch(widened);
}

const toSearch = (alternatives: string[][]): SearchFilter => ({
  matches: toTsQuery(alternatives),
  ranksFirst: toTsQuery(alternatives, 'A'),
});
