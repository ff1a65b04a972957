import { SEARCH_TEXT_MAX_CHARACTERS, searchTextToCategory } from '@namma/contract/catalogue/rules';
import { type PriceLimits, readPriceWords } from '@namma/contract/catalogue/search-price';
import { foldText } from '@namma/contract/text/fold';
import type { Db } from '../../../platform/db/types.ts';
import type { PresentableProduct } from './present.ts';
import type { TextMatch } from './queries/listing.ts';
import { hasMatch, listCheapest, listMatches, listNameWords, listSimilar } from './queries/search.ts';
import { correctWord, isInOtherScript, splitWord, toTsQuery, withSynonyms, wordsOf } from './search-words.ts';

export interface Search {
  prices: PriceLimits;
  /** Undefined when the text is only about prices. */
  match: TextMatch | undefined;
}

/**
 * Parses a search text. Words about prices become limits. The other words match as typed, whole or as prefixes; if no
 * product has them all, corrects unknown words, then all words (D6).
 * @returns undefined when no product matches
 */
export async function readSearch(db: Db, text: string): Promise<Search | undefined> {
  const { text: rest, prices } = readPriceWords(text);
  const words = wordsOf(rest);
  if (words.length === 0) return Object.keys(prices).length > 0 ? { prices, match: undefined } : undefined;
  const query = await findQuery(db, words);
  if (query === undefined) return undefined;
  const exactName = searchTextToCategory(foldText(text)).slice(0, SEARCH_TEXT_MAX_CHARACTERS);
  return { prices, match: { query, exactName, isInOtherScript: isInOtherScript(text) } };
}

/** Finds the first interpretation of these words that matches a product. */
async function findQuery(db: Db, words: readonly string[], isSplit = false): Promise<string | undefined> {
  const typed = words.map(withSynonyms);
  const asTyped = toTsQuery(typed);
  if (await hasMatch(db, asTyped)) return asTyped;

  const known = await listMatches(
    db,
    typed.map((alternatives) => toTsQuery([alternatives])),
  );
  const vocabulary = await listNameWords(db);
  if (!isSplit) {
    const names = new Set(vocabulary);
    const parts = words.flatMap((word, at) => (known[at] ? word : splitWord(word, names)));
    if (parts.length > words.length) return findQuery(db, parts, true);
  }
  const meant = words.map((word) => correctWord(word, vocabulary));
  const corrected = typed.map((alternatives, at) => (known[at] ? alternatives : (meant[at] ?? [])));
  const widened = typed.map((alternatives, at) => [...alternatives, ...(meant[at] ?? [])]);
  for (const reading of [corrected, widened]) {
    if (reading.some((alternatives) => alternatives.length === 0)) continue;
    const query = toTsQuery(reading);
    if (await hasMatch(db, query)) return query;
  }
  return undefined;
}

/** The number of rows read for each shown product with a different name. */
const ROWS_PER_NAME = 6;

/** Finds the products most similar to a text without matches, one per name; the cheapest ones for prices alone. */
export async function findNearest(db: Db, text: string, most: number): Promise<PresentableProduct[]> {
  const { text: rest, prices } = readPriceWords(text);
  const words = wordsOf(rest);
  if (words.length === 0) return Object.keys(prices).length > 0 ? listCheapest(db, most) : [];
  const typed = words.map(withSynonyms);
  const known = await listMatches(
    db,
    typed.map((alternatives) => toTsQuery([alternatives])),
  );
  const vocabulary = await listNameWords(db);
  const usable = typed
    .map((alternatives, at) => (known[at] ? alternatives : correctWord(words[at] ?? '', vocabulary)))
    .filter((alternatives, at) => alternatives.length > 0 && (words[at]?.length ?? 0) > 2);
  const rows = await listSimilar(db, {
    text: foldText(rest).toLowerCase(),
    query: usable.length > 0 ? toTsQuery(usable, '|') : undefined,
    limit: most * ROWS_PER_NAME,
  });
  const named = new Map<string, PresentableProduct>();
  for (const row of rows) if (!named.has(row.name)) named.set(row.name, row);
  return [...named.values()].slice(0, most);
}
