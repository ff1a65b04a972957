import type { Db } from '../../db/types.ts';
import type { PresentableProduct } from './present.ts';
import {
  getWordUses,
  LONGEST_WALK,
  listFound,
  listLookalikes,
  listWordsBegunBy,
  type Part,
  SHORTEST_WALK,
  type WordUse,
  walkShelf,
} from './queries/search.ts';
import { countShelf, keyOf, type ShelfKey, type Window } from './queries/shelf.ts';
import { likelyMeant, mayBeFarther, oneSlipFrom, toTsQuery, wordsOf } from './search-words.ts';

/** What to look for, and how much of the shop that is at most. */
interface Search {
  query: string;
  /** Products that have one of the alternatives, at most, by word. */
  products: number[];
  /** The same for names. */
  names: number[];
  /** So many products have it for certain. */
  forCertain: number;
}

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
  const near = likelyMeant(word, await listWordsBegunBy(db, oneSlipFrom(word)));
  if (near.length > 0 || !mayBeFarther(word)) return near;
  return likelyMeant(word, await listLookalikes(db, word));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

async function toSearch(db: Db, alternatives: string[][], known: Map<string, WordUse>): Promise<Search> {
  const others = alternatives.flat().filter((word) => !known.has(word));
  const uses = others.length === 0 ? known : new Map([...known, ...(await getWordUses(db, others))]);
  const byWord = alternatives.map((words) => words.flatMap((word) => uses.get(word) ?? []));
  return {
    query: toTsQuery(alternatives),
    products: byWord.map((each) => sum(each.map((use) => use.products))),
    names: byWord.map((each) => sum(each.map((use) => use.names))),
    forCertain: byWord.length === 1 ? Math.max(...byWord.flat().map((use) => use.productsForCertain)) : 0,
  };
}

/** A search shows its best thousand: nobody turns more pages, and no page behind them is worth what it would cost. */
export const HITS_MOST = 1_000;

interface Hits {
  rows: PresentableProduct[];
  /** How many there are, HITS_MOST at most; of what very many have, as far as was looked. */
  count: number;
}

/** A window of what has all words of a text, by name first, then as lists are ordered (D5, D6). */
export async function search(db: Db, text: string, key: ShelfKey, window: Window): Promise<Hits> {
  const limit = Math.min(window.limit, Math.max(0, HITS_MOST - window.offset));
  // A page behind the last is empty, and says how many there are like any other.
  const within = limit > 0 ? { ...window, limit } : { offset: HITS_MOST - 1, limit: 1 };
  for await (const step of searchSteps(db, text)) {
    const { rows, count } = await take(db, step, key, within);
    if (count > 0) return { rows: limit > 0 ? rows : [], count: Math.min(count, HITS_MOST) };
  }
  return { rows: [], count: 0 };
}

/** What is found by the index of words without a second thought. */
const FEW = 100;
/** A hit of the index costs as much as so many products on a walk: it is looked up wherever it lies, and all are put in order. */
const HIT_IN_STEPS = 2.5;

async function take(db: Db, step: Search, key: ShelfKey, window: Window): Promise<Hits> {
  const { query } = step;
  const find = async (part: Part): Promise<Hits> => {
    const { rows, total } = await listFound(db, part, key, query, window);
    return { rows, count: total };
  };
  if (Math.min(...step.products) <= FEW) return find('all');

  const [shelf, shop] = await Promise.all([countShelf(db, key), countShelf(db, keyOf({}))]);
  /** The window by a walk, one row more telling that there are more; undefined where the index is the shorter way. */
  const walk = async (
    part: Part,
    counts: readonly number[],
    { limit, offset }: Window,
  ): Promise<Hits | undefined> => {
    const wanted = { limit: limit + 1, offset };
    const isTooLong = (length: number, hits: number) => length > Math.min(LONGEST_WALK, HIT_IN_STEPS * hits);
    const most = Math.min(...counts);
    // How often words stand together nobody knows before: a short walk tells what share of the products has them.
    const isCertain = counts.length === 1 && most < shop;
    let length = isCertain ? (1.2 * (offset + wanted.limit) * shop) / most : SHORTEST_WALK;
    if (isTooLong(length, most)) return undefined;
    for (;;) {
      const walked = await walkShelf(db, part, key, query, wanted, length);
      if (walked.met === offset + wanted.limit)
        return { rows: walked.rows.slice(0, limit), count: walked.met };
      const share = walked.met / walked.length;
      length = Math.max((1.2 * (offset + wanted.limit)) / share, walked.length + 1);
      if (walked.length >= shelf || isTooLong(length, share * shop)) return undefined;
    }
  };
  const isWholeShop = shelf === shop;
  const atLeastForCertain = ({ rows, count }: Hits): Hits => ({
    rows,
    count: isWholeShop ? Math.max(count, Math.min(step.forCertain, HITS_MOST)) : count,
  });

  const hasNames = Math.min(...step.names) > 0;
  const named = hasNames ? ((await walk('named', step.names, window)) ?? (await find('named'))) : NO_HITS;
  if (named.count > window.offset + window.limit) return atLeastForCertain(named);
  const others = await walk('others', step.products, {
    limit: window.limit - named.rows.length,
    offset: Math.max(0, window.offset - named.count),
  });
  if (!others) return find('all');
  return atLeastForCertain({ rows: [...named.rows, ...others.rows], count: named.count + others.count });
}

const NO_HITS: Hits = { rows: [], count: 0 };
