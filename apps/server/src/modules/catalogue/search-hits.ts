import type { Db } from '../../db/types.ts';
import type { PresentableProduct } from './present.ts';
import { countListing, type FilterKey, isUnfiltered, type Window } from './queries/listing.ts';
import {
  type Among,
  countBySales,
  LONGEST_WALK,
  listFound,
  type Part,
  SHORTEST_WALK,
  type Wanted,
  walkListing,
} from './queries/search.ts';

/** A search shows its best thousand: nobody turns more pages, and no page behind them is worth what it would cost. */
export const HITS_MOST = 1_000;

/** What to look for, and how much of the shop that is at most. */
export interface Search {
  /** A tsquery of words; of beginnings where one begins too many words to name them. */
  query: string;
  /** It has such a beginning. */
  isBroad: boolean;
  /** Products that have one of the alternatives, at most, by word. */
  products: number[];
  /** The same for names. */
  names: number[];
  /** So many products have it for certain. */
  forCertain: number;
}

export interface Hits {
  rows: PresentableProduct[];
  /** How many there are; of what very many have, as far as was looked. */
  count: number;
}

/** What is found by the index of words without a second thought. */
const FEW = 200;

/** A window of what a search means, by name first, then by sales and id (D5, D6). */
export async function takeHits(
  db: Db,
  search: Search,
  key: FilterKey,
  window: Window,
  leftOutId: number,
): Promise<Hits> {
  const wanted = { query: search.query, leftOutId };
  const { isBroad, products, names, forCertain } = search;
  const find = async (part: Part, among: Among = 'many'): Promise<Hits> => {
    const { rows, total } = await listFound(db, part, key, wanted, window, among);
    return { rows, count: total };
  };
  if (Math.min(...products) <= FEW) return find('all', 'few');

  const sales = await memoizedSales(db);
  const isAnywhere = isUnfiltered(key);
  const shelf = isAnywhere ? sales.products : await countListing(db, key);
  const task: Task = { db, wanted, key, shelf, sales };
  const take = isBroad ? walk : takeFromBest;
  const atLeastForCertain = ({ rows, count }: Hits): Hits => ({
    rows,
    count: isAnywhere ? Math.max(count, Math.min(forCertain, HITS_MOST)) : count,
  });

  const hasNames = Math.min(...names) > 0;
  const named = hasNames ? ((await take(task, 'named', names, window)) ?? (await find('named'))) : NO_HITS;
  if (named.count > window.offset + window.limit) return atLeastForCertain(named);
  const others = await take(task, 'others', products, {
    limit: window.limit - named.rows.length,
    offset: Math.max(0, window.offset - named.count),
  });
  if (!others) return find('all');
  return atLeastForCertain({ rows: [...named.rows, ...others.rows], count: named.count + others.count });
}

const NO_HITS: Hits = { rows: [], count: 0 };

interface Task {
  db: Db;
  wanted: Wanted;
  key: FilterKey;
  /** Products on the shelf. */
  shelf: number;
  sales: Sales;
}

/** If words had nothing to do with each other; nobody knows before how often they stand together. */
const likelyHits = (counts: readonly number[], { shelf, sales }: Task): number =>
  counts.reduce((likely, count) => likely * Math.min(1, count / sales.products), shelf);

/** How many more hits than the window has are looked for, so that a guess is seldom too low. */
const SURPLUS = 1.5;
/** Words that stand together more often than any guess: an index is not asked for more of them than so many. */
const GATHERED_MOST = 1_000;

/**
 * The window out of the hits among the best sold, no more of them than it needs; one more tells that there are more.
 * @returns undefined where every hit is needed
 */
async function takeFromBest(
  task: Task,
  part: Part,
  counts: readonly number[],
  { limit, offset }: Window,
): Promise<Hits | undefined> {
  const { db, key, wanted, sales } = task;
  const enough = offset + limit + 1;
  const most = Math.min(...counts);
  let likely = likelyHits(counts, task);
  let isGuess = true;
  for (const [i, { share, fromClass }] of sales.best.entries()) {
    const isEnough = likely * share >= SURPLUS * enough;
    // The last class of which there cannot be too many.
    const next = sales.best[i + 1]?.share ?? 1;
    const isWorthTrying = isGuess && likely < SURPLUS * enough && most * next > GATHERED_MOST;
    if (!isEnough && !isWorthTrying) continue;
    const { rows, total } = await listFound(db, part, key, wanted, { limit, offset }, { fromClass });
    if (total >= enough) return { rows, count: total };
    likely = total / share;
    isGuess = false;
  }
  return undefined;
}

type Sales = Awaited<ReturnType<typeof countBySales>>;

/** Who sells best changes slowly, and a search that is told wrong only takes longer. */
const RECALLED_MILLISECONDS = 5 * 60_000;
const recalled = new WeakMap<Db, { until: number; sales: Promise<Sales> }>();

function memoizedSales(db: Db): Promise<Sales> {
  const known = recalled.get(db);
  const now = performance.now();
  if (known && now < known.until) return known.sales;
  const until = now + RECALLED_MILLISECONDS;
  const fresh = countBySales(db);
  // Who searches meanwhile goes by what was known before.
  recalled.set(db, { until, sales: known?.sales ?? fresh });
  fresh.then(
    () => recalled.set(db, { until, sales: fresh }),
    () => recalled.delete(db),
  );
  return known?.sales ?? fresh;
}

/** A hit of the index costs as much as so many products on a walk: it is looked up wherever it lies, and all are put in order. */
const HIT_IN_STEPS = 2.5;

/**
 * The window by a walk along the shelf, one row more telling that there are more: for beginnings that so much has that no
 * index should gather it.
 * @returns undefined where the index is the shorter way
 */
async function walk(
  { db, wanted, key, shelf, sales }: Task,
  part: Part,
  counts: readonly number[],
  { limit, offset }: Window,
): Promise<Hits | undefined> {
  const shop = sales.products;
  const looked = { limit: limit + 1, offset };
  const isTooLong = (length: number, hits: number) => length > Math.min(LONGEST_WALK, HIT_IN_STEPS * hits);
  const most = Math.min(...counts);
  // A short walk tells what share of the products has words that stand together.
  const isCertain = counts.length === 1 && most < shop;
  let length = isCertain ? (1.2 * (offset + looked.limit) * shop) / most : SHORTEST_WALK;
  if (isTooLong(length, most)) return undefined;
  for (;;) {
    const walked = await walkListing(db, part, key, wanted, looked, length);
    if (walked.met === offset + looked.limit) return { rows: walked.rows.slice(0, limit), count: walked.met };
    const share = walked.met / walked.length;
    length = Math.max((1.2 * (offset + looked.limit)) / share, walked.length + 1);
    if (walked.length >= shelf || isTooLong(length, share * shop)) return undefined;
  }
}
