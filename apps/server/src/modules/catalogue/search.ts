import type { Db } from '../../db/types.ts';
import type { PresentableProduct } from './present.ts';
import {
  getWordUses,
  listFound,
  listLookalikes,
  type Part,
  WALK_MOST,
  type WordUse,
  walkShelf,
} from './queries/search.ts';
import { countShelf, type ShelfKey, type Window } from './queries/shelf.ts';
import { likelyMeant, toTsQuery, wordsOf } from './search-words.ts';

/** What to look for, and how much of the shop that is at most. */
interface Search {
  query: string;
  products: number;
  names: number;
  /** So many products have it for certain. */
  forCertain: number;
}

/** Enough that the right word is among them even where many share a syllable. */
const LOOKALIKES = 40;

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
  const meant = async (word: string) =>
    // A number that is not there is no misspelling of one that is.
    /^\d+$/.test(word) ? [] : likelyMeant(word, await listLookalikes(db, word, LOOKALIKES));

  const corrected = await Promise.all(words.map((word) => (isKnown(word) ? [word] : meant(word))));
  if (corrected.every((alternatives) => alternatives.length > 0)) yield toSearch(db, corrected, uses);

  const widened = await Promise.all(words.map(async (word) => [...new Set([word, ...(await meant(word))])]));
  if (widened.some((alternatives, i) => alternatives.length > (corrected[i]?.length ?? 0)))
    yield toSearch(db, widened, uses);
}

async function toSearch(db: Db, alternatives: string[][], known: Map<string, WordUse>): Promise<Search> {
  const others = alternatives.flat().filter((word) => !known.has(word));
  const uses = others.length === 0 ? known : new Map([...known, ...(await getWordUses(db, others))]);
  const least = (reckon: (uses: WordUse[]) => number) =>
    Math.min(...alternatives.map((words) => reckon(words.flatMap((word) => uses.get(word) ?? []))));
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    query: toTsQuery(alternatives),
    products: least((each) => sum(each.map((use) => use.products))),
    names: least((each) => sum(each.map((use) => use.names))),
    forCertain:
      alternatives.length === 1 ? least((each) => Math.max(...each.map((use) => use.productsForCertain))) : 0,
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
const FEW = 300;

async function take(db: Db, step: Search, key: ShelfKey, window: Window): Promise<Hits> {
  const { query } = step;
  const findAll = async (part: Part, { limit, offset }: Window): Promise<Hits> => {
    const { rows, total } = await listFound(db, part, key, query, { limit, offset });
    return { rows, count: total };
  };
  if (step.products <= FEW) return findAll('all', window);
  const shelf = await countShelf(db, key);
  const isWorthAWalk = (hits: number) =>
    hits > FEW && ((window.offset + window.limit) * shelf) / hits < Math.min(hits, WALK_MOST);
  if (!isWorthAWalk(step.products)) return findAll('all', window);

  /** One row more than is wanted tells that there are more. */
  const walk = async (part: Part, { limit, offset }: Window): Promise<Hits | undefined> => {
    const rows = await walkShelf(db, part, key, query, { limit: limit + 1, offset });
    const count = offset + rows.length;
    return rows.length > limit ? { rows: rows.slice(0, limit), count } : undefined;
  };
  const isWhole = key.category === '' && key.band === -1 && key.stars === 0;
  const withCertain = ({ rows, count }: Hits): Hits => ({
    rows,
    count: isWhole ? Math.max(count, Math.min(step.forCertain, HITS_MOST)) : count,
  });

  const namedOnTheWay = isWorthAWalk(step.names) ? await walk('named', window) : undefined;
  if (namedOnTheWay) return withCertain(namedOnTheWay);
  const named = step.names > 0 ? await findAll('named', window) : { rows: [], count: 0 };
  if (named.count > window.offset + window.limit) return withCertain(named);

  const others = await walk('others', {
    limit: window.limit - named.rows.length,
    offset: Math.max(0, window.offset - named.count),
  });
  if (!others) return findAll('all', window);
  return withCertain({ rows: [...named.rows, ...others.rows], count: named.count + others.count });
}
