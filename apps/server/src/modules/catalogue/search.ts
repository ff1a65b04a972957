import { SEARCH_TEXT_MAX_CHARACTERS, searchTextToCategory } from '@namma/contract/catalogue';
import type { Db } from '../../db/types.ts';
import type { PresentableProduct } from './present.ts';
import type { FilterKey, Window } from './queries/listing.ts';
import {
  findNamed,
  getWordUses,
  listLookalikes,
  listWordsBegunBy,
  listWordsWithHead,
  type WordUse,
} from './queries/search.ts';
import { HITS_MOST, type Hits, type Search, takeHits } from './search-hits.ts';
import {
  beginsWith,
  isWord,
  likelyMeant,
  mayBeFarther,
  oneEditFrom,
  toTsQuery,
  wordsOf,
} from './search-words.ts';

/**
 * What to look for, in the order to try it: first the words as they stand, whole or as beginnings, correcting only those
 * the shop does not know; then, should nothing have them all, every word with what may have been meant (D6).
 * Later steps cost queries, so they are asked for one by one.
 */
async function* searchSteps(db: Db, text: string): AsyncGenerator<Search> {
  const words = wordsOf(text);
  if (words.length === 0) return;
  const uses = await getWordUses(db, words);
  const isKnown = (word: string) => (uses.get(word)?.words ?? 0) > 0;
  const corrections = new Map<string, Promise<string[]>>();
  const meant = (word: string) => {
    const correction = corrections.get(word) ?? findMeant(db, word);
    corrections.set(word, correction);
    return correction;
  };

  const corrected = await Promise.all(words.map((word) => (isKnown(word) ? [word] : meant(word))));
  if (corrected.every((alternatives) => alternatives.length > 0)) yield toSearch(db, corrected, uses);

  const widened = await Promise.all(words.map(async (word) => [...new Set([word, ...(await meant(word))])]));
  if (widened.some((alternatives, i) => alternatives.length > (corrected[i]?.length ?? 0)))
    yield toSearch(db, widened, uses);
}

/** Words of the shop that this one may be a misspelling of. A number that is not there is none of one that is. */
async function findMeant(db: Db, word: string): Promise<string[]> {
  if (word.length < 3 || /^\d+$/.test(word)) return [];
  const near = likelyMeant(word, await listOneEditAway(db, word), 1);
  if (near.length > 0 || !mayBeFarther(word)) return near;
  return likelyMeant(word, await listLookalikes(db, word));
}

/** So many letters are taken to be right while the rest is looked at. */
const HEAD_LETTERS = 3;
/** More words than this begin alike in a large shop: then it is quicker to look up every slip. */
const WORDS_WITH_A_HEAD = 200;

/** All words one slip away, and others: those with a slip behind the head are among the words that share it. */
async function listOneEditAway(db: Db, word: string): Promise<string[]> {
  const head = [...word].slice(0, HEAD_LETTERS).join('');
  const [inHead, withHead] = await Promise.all([
    listWordsBegunBy(db, oneEditFrom(word, 0, HEAD_LETTERS)),
    listWordsWithHead(db, head, WORDS_WITH_A_HEAD),
  ]);
  if (withHead.length < WORDS_WITH_A_HEAD) return [...new Set([...inHead, ...withHead])];
  const behindHead = await listWordsBegunBy(db, oneEditFrom(word, HEAD_LETTERS, Infinity));
  return [...new Set([...inHead, ...behindHead])];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

async function toSearch(db: Db, alternatives: string[][], known: Map<string, WordUse>): Promise<Search> {
  const others = alternatives.flat().filter((word) => !known.has(word));
  const uses = others.length === 0 ? known : new Map([...known, ...(await getWordUses(db, others))]);
  const byWord = alternatives.map((words) => words.flatMap((word) => uses.get(word) ?? []));
  const termsOf = (word: string) => {
    const begun = uses.get(word)?.begun;
    return begun && begun.length > 0 ? begun.map(isWord) : [beginsWith(word)];
  };
  return {
    query: toTsQuery(alternatives.map((words) => [...new Set(words.flatMap(termsOf))])),
    isBroad: alternatives.flat().some((word) => !uses.get(word)?.begun),
    products: byWord.map((each) => sum(each.map((use) => use.products))),
    names: byWord.map((each) => sum(each.map((use) => use.names))),
    forCertain: byWord.length === 1 ? Math.max(...byWord.flat().map((use) => use.productsForCertain)) : 0,
  };
}

/**
 * A window of what a text means: the product of exactly that name, then what has all words of it, by name first, then as
 * lists are ordered (D5, D6).
 */
export async function search(db: Db, text: string, key: FilterKey, window: Window): Promise<Hits> {
  const limit = Math.min(window.limit, Math.max(0, HITS_MOST - window.offset));
  // A page behind the last is empty, and says how many there are like any other.
  const within = limit > 0 ? { ...window, limit } : { offset: HITS_MOST - 1, limit: 1 };
  const exact = await findNamed(db, searchTextToCategory(text).slice(0, SEARCH_TEXT_MAX_CHARACTERS), key);
  const found = exact
    ? await searchBehind(db, exact, text, key, within)
    : await searchWords(db, text, key, within);
  return { rows: limit > 0 ? found.rows : [], count: Math.min(found.count, HITS_MOST) };
}

/** The window when one product stands before all others: theirs begins one place earlier. */
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

/** @param leftOutId a product that is known to match: nothing is taken to be misspelled then */
async function searchWords(
  db: Db,
  text: string,
  key: FilterKey,
  window: Window,
  leftOutId = 0,
): Promise<Hits> {
  for await (const step of searchSteps(db, text)) {
    const hits = await takeHits(db, step, key, window, leftOutId);
    if (hits.count > 0 || leftOutId > 0) return hits;
  }
  return { rows: [], count: 0 };
}
