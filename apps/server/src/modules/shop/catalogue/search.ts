import { SEARCH_TEXT_MAX_CHARACTERS, searchTextToCategory } from '@namma/contract/catalogue/rules';
import { foldText } from '@namma/contract/text/fold';
import type { Db } from '../../../platform/db/types.ts';
import type { PresentableProduct } from './present.ts';
import { ANY, type FilterKey, isUnfiltered, type Window } from './queries/listing.ts';
import {
  findNamed,
  findNamedInOtherLanguage,
  getWordUses,
  listFewHits,
  listLookalikes,
  listManyHits,
  listWordsBegunBy,
  type WordUse,
} from './queries/search.ts';
import {
  beginsWith,
  byEdits,
  isInOtherScript,
  isWord,
  likelyMeant,
  mayBeFarther,
  oneEditFrom,
  toTsQuery,
  wordsOf,
} from './search-words.ts';

/** The most matches that a search shows. */
export const HITS_MOST = 1_000;

/** Up to this many products with a word, all of them are gathered and sorted; of more, the best sold are. */
const FEW = 200;

/** The first letters that a misspelled word shares with its corrections. */
const HEAD_LETTERS = 3;

export interface Hits {
  rows: PresentableProduct[];
  /** Exact for small numbers; otherwise a lower bound. */
  count: number;
}

/**
 * A window of the products that match a text: first the product of exactly that name, then those with all words in
 * the name, then the others; each group by sales, then by id (D5, D6).
 */
export async function search(db: Db, text: string, key: FilterKey, window: Window): Promise<Hits> {
  const limit = Math.min(window.limit, Math.max(0, HITS_MOST - window.offset));
  // A page beyond the last is empty, but has the total of the others.
  const within = limit > 0 ? { ...window, limit } : { offset: HITS_MOST - 1, limit: 1 };
  const find = isInOtherScript(text) ? findNamedInOtherLanguage : findNamed;
  const exact = await find(
    db,
    searchTextToCategory(foldText(text)).slice(0, SEARCH_TEXT_MAX_CHARACTERS),
    key,
  );
  const found = exact
    ? await searchBehind(db, exact, text, key, within)
    : await searchWords(db, text, key, within);
  return { rows: limit > 0 ? found.rows : [], count: Math.min(found.count, HITS_MOST) };
}

/** The window when one product comes before all others, which moves theirs by one. */
async function searchBehind(
  db: Db,
  exact: PresentableProduct,
  text: string,
  key: FilterKey,
  { limit, offset }: Window,
): Promise<Hits> {
  const others = await searchWords(db, text, key, { limit, offset: Math.max(0, offset - 1) }, exact.id);
  const rows = offset === 0 ? [exact, ...others.rows].slice(0, limit) : others.rows;
  return { rows, count: others.count + 1 };
}

/** @param leftOutId a product that is known to match, in which case words are not corrected */
async function searchWords(
  db: Db,
  text: string,
  key: FilterKey,
  window: Window,
  leftOutId = 0,
): Promise<Hits> {
  for await (const words of readingsOf(db, text)) {
    const hits = await gather(db, words, key, window, leftOutId);
    if (hits.count > 0 || leftOutId > 0) return hits;
  }
  return { rows: [], count: 0 };
}

/** For each word of the text, the shop's words that it may stand for. */
type Reading = WordUse[][];

/**
 * The possible readings of a text, likeliest first: the words as typed, whole or as beginnings, with corrections only
 * for unknown words; then all words with their corrections (D6). Corrections cost queries, so the second reading is
 * computed on demand.
 */
async function* readingsOf(db: Db, text: string): AsyncGenerator<Reading> {
  const words = wordsOf(text);
  if (words.length === 0) return;
  const uses = await getWordUses(db, words);
  const corrections = new Map<string, Promise<string[]>>();
  const correct = (word: string) => {
    const correction = corrections.get(word) ?? findMeant(db, word);
    corrections.set(word, correction);
    return correction;
  };
  const toReading = async (alternatives: string[][]): Promise<Reading> => {
    const unread = alternatives.flat().filter((word) => !uses.has(word));
    if (unread.length > 0) for (const [word, use] of await getWordUses(db, unread)) uses.set(word, use);
    return alternatives.map((each) => each.flatMap((word) => uses.get(word) ?? []));
  };

  const isKnown = (word: string) => (uses.get(word)?.words ?? 0) > 0;
  const corrected = await Promise.all(words.map((word) => (isKnown(word) ? [word] : correct(word))));
  if (corrected.every((alternatives) => alternatives.length > 0)) yield toReading(corrected);

  const widened = await Promise.all(
    words.map(async (word) => [...new Set([word, ...(await correct(word))])]),
  );
  if (widened.some((alternatives, i) => alternatives.length > (corrected[i]?.length ?? 0)))
    yield toReading(widened);
}

const headOf = (word: string) => [...word].slice(0, HEAD_LETTERS).join('');

/** The shop's words that this one may be a misspelling of. Numbers are never corrected. */
async function findMeant(db: Db, word: string): Promise<string[]> {
  if (word.length < 3 || /^\d+$/.test(word)) return [];
  const candidates = await listWordsBegunBy(db, headOf(word), oneEditFrom(word, HEAD_LETTERS));
  const near = likelyMeant(word, candidates, 1);
  if (near.length > 0 || !mayBeFarther(word)) return near;
  return likelyMeant(word, await listLookalikes(db, word));
}

/** A word that is not in the shop stands for at most this many that look like it. */
const LOOKALIKES_MOST = 3;

/**
 * The products nearest to a text that nothing matches, one for each name: those with all its words that the shop knows
 * or that look
 * like the shop's, then those with one of them, longer words first.
 */
export async function findNearest(db: Db, text: string, most: number): Promise<PresentableProduct[]> {
  const words = wordsOf(text);
  const uses = words.length > 0 ? await getWordUses(db, words) : new Map<string, WordUse>();
  const near: Reading = [];
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const use = uses.get(word);
    if (use && use.words > 0) near.push([use]);
    else if (word.length > 2 && !/^\d+$/.test(word)) {
      const alike = [...(await listLookalikes(db, word)), ...(await listWordsBegunBy(db, headOf(word), []))];
      const nearest = byEdits(word, [...new Set(alike)]).slice(0, LOOKALIKES_MOST);
      if (nearest.length > 0) near.push([...(await getWordUses(db, nearest)).values()]);
    }
  }
  const named = new Map<string, PresentableProduct>();
  for (const reading of near.length > 1 ? [near, ...near.map((uses) => [uses])] : [near]) {
    if (reading.length === 0 || named.size >= most) break;
    const { rows } = await gather(db, reading, ANY, { limit: most, offset: 0 }, 0);
    for (const row of rows) if (!named.has(row.name)) named.set(row.name, row);
  }
  return [...named.values()].slice(0, most);
}

/** A window of the products that have a word of each entry of the reading. */
async function gather(
  db: Db,
  reading: Reading,
  key: FilterKey,
  window: Window,
  leftOutId: number,
): Promise<Hits> {
  // The index finds the products of many words faster by each of them, those of few by their beginning.
  const termsOf = ({ word, begun, products }: WordUse) =>
    begun && products > FEW ? begun.map(isWord) : [beginsWith(word)];
  const query = toTsQuery(reading.map((uses) => [...new Set(uses.flatMap(termsOf))]));
  const wanted = { ...key, ...window, query, leftOutId };
  const products = countsOf(reading, (use) => use.products);
  if (Math.min(...products) <= FEW) return listFewHits(db, wanted);

  const names = countsOf(reading, (use) => use.names);
  const shareOf = (counts: number[]) =>
    counts.reduce((share, count) => share * Math.min(1, count / (reading[0]?.[0]?.shop ?? 1)), 1);
  const none: Hits = { rows: [], count: 0 };
  const named = names.includes(0)
    ? none
    : await listManyHits(db, 'named', { ...wanted, share: shareOf(names) });
  const others =
    named.count > window.offset + window.limit
      ? none
      : await listManyHits(db, 'others', {
          ...wanted,
          limit: window.limit - named.rows.length,
          offset: Math.max(0, window.offset - named.count),
          share: shareOf(products),
        });
  const atLeast =
    reading.length === 1 && isUnfiltered(key)
      ? Math.max(...reading.flat().map((use) => use.productsForCertain))
      : 0;
  return {
    rows: [...named.rows, ...others.rows],
    count: Math.max(named.count + others.count, atLeast),
  };
}

/** How many products have a word of each entry, at most. */
const countsOf = (reading: Reading, countOf: (use: WordUse) => number): number[] =>
  reading.map((uses) => uses.reduce((sum, use) => sum + countOf(use), 0));
