import { countryName } from '@namma/contract/addresses/countries';
import type { Reply } from '@namma/contract/calls';
import {
  COUNTED_HITS_MOST,
  categoryValues,
  NEAREST_COUNT,
  type ProductSort,
  parseCategory,
  priceBandValues,
  ratingFilterValues,
  SIMILAR_COUNT,
  SUGGESTION_COUNT,
} from '@namma/contract/catalogue/rules';
import type {
  NearestQuery,
  ProductCountsQuery,
  ProductListQuery,
  ProductQuery,
  SimilarQuery,
  SuggestionsQuery,
  TopSellersQuery,
} from '@namma/contract/catalogue/schemas';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { presentDetails } from './present/details.ts';
import { presentProduct } from './present.ts';
import { findDetails } from './queries/details.ts';
import {
  countListing,
  countListings,
  type FilterKey,
  isNear,
  keyOf,
  type ListingFilter,
  listFarPage,
  listNearPage,
  type Window,
} from './queries/listing.ts';
import { countFromOrigin, listOfOrigin, listOrigins } from './queries/origins.ts';
import {
  findLastProductId,
  listBestSold,
  listBestSoldAvailable,
  listProductIds,
} from './queries/products.ts';
import { isNearSorted, listFarSorted, listNearSorted, sortProducts } from './queries/sorted-listing.ts';
import { listAllWords } from './queries/words.ts';
import { findNearest, HITS_MOST, search } from './search.ts';
import { detailsInLanguage, inLanguage } from './words.ts';

/** The filters and the search text of a query. A category that is not one of the shop's is a search text (D6). */
function readFilter({ category: value, q, price, rating, origin = '' }: ProductCountsQuery) {
  const category = value ? parseCategory(value) : undefined;
  const text = [category ? '' : value, q].filter(Boolean).join(' ');
  return { filter: { category, price, rating }, text, origin };
}

/**
 * A page of the shop. Filters are combined with AND; a category that is not one of the shop's is a search text, as
 * `q` always is (D5–D7). `sort` orders all of it, in a search the best thousand matches (D52).
 */
export async function getAllProducts(
  { db }: Deps,
  { page, limit, sort = 'popular', lang, ...query }: ProductListQuery,
): Promise<Reply<'product/getAll'>> {
  const { filter, text, origin } = readFilter(query);
  const key = keyOf(filter);
  const window = { limit, offset: (page - 1) * limit };
  const find = () => {
    if (text) return findHits(db, text, key, window, { sort, origin });
    return origin ? listOfOrigin(db, sort, { ...key, origin }, window) : findListing(db, key, window, sort);
  };
  const { rows, count } = await find();
  const shown = await inLanguage(db, lang, rows);
  return { content: shown.map(presentProduct), totalPages: Math.ceil(count / limit) };
}

/**
 * How many products a list has, how many it would have with each other category, price or rating, and the countries that
 * products come from. A search and a country are only counted as a whole, a search up to a hundred: counting them by
 * filters would gather all of their products.
 */
export async function getProductCounts(
  { db }: Deps,
  query: ProductCountsQuery,
): Promise<Reply<'product/getCounts'>> {
  const { filter, text, origin } = readFilter(query);
  const key = keyOf(filter);
  const origins = (await listOrigins(db))
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (text) {
    const window = { limit: 1, offset: COUNTED_HITS_MOST };
    const { count } = await findHits(db, text, key, window, { sort: 'popular', origin });
    return { total: Math.min(count, COUNTED_HITS_MOST), isMore: count > COUNTED_HITS_MOST, origins };
  }
  if (origin) return { total: await countFromOrigin(db, { ...key, origin }), isMore: false, origins };
  const others = [
    ...categoryValues.map((category) => ({ ...filter, category })),
    ...priceBandValues.map((price) => ({ ...filter, price })),
    ...ratingFilterValues.map((rating) => ({ ...filter, rating })),
  ] satisfies ListingFilter[];
  const [total = 0, ...counts] = await countListings(db, [filter, ...others].map(keyOf));
  const take = <Value extends string>(values: readonly Value[]) =>
    Object.fromEntries(values.map((value) => [value, counts.shift() ?? 0])) as Record<Value, number>;
  return {
    total,
    isMore: false,
    category: take(categoryValues),
    price: take(priceBandValues),
    rating: take(ratingFilterValues),
    origins,
  };
}

/** The nearest product names to a text for which a search finds nothing (D52). */
export async function getNearestNames(
  { db }: Deps,
  { filter, lang }: NearestQuery,
): Promise<Reply<'product/nearest'>> {
  const rows = await inLanguage(db, lang, await findNearest(db, filter, NEAREST_COUNT));
  return rows.map(({ name }) => name);
}

/** The id of the newest product, deleted ones included; 0 in an empty shop. */
export const getLastProductId = ({ db }: Deps): Promise<number> => findLastProductId(db);

/** The ids of products in the shop from `first` (inclusive) to `end` (exclusive), ascending. */
export async function getProductIds({ db }: Deps, first: number, end: number): Promise<number[]> {
  const rows = await listProductIds(db, first, end);
  return rows.map(({ id }) => id);
}

/** A window of a category or of the whole shop, read by index from the nearer end. */
async function findListing(db: Db, key: FilterKey, window: Window, sort: ProductSort = 'popular') {
  if (sort === 'popular' ? isNear(window) : isNearSorted(window)) {
    const { rows, total } = await (sort === 'popular'
      ? listNearPage(db, key, window)
      : listNearSorted(db, sort, key, window));
    return { rows, count: total };
  }
  const listFar = (part: Window, from: 'first' | 'last') =>
    sort === 'popular'
      ? listFarPage(db, key, part, from === 'first' ? 'best' : 'worst')
      : listFarSorted(db, sort, key, part, from);
  const count = await countListing(db, key);
  const { limit, offset } = window;
  if (offset >= count) return { rows: [], count };
  if (offset < count / 2) return { rows: await listFar(window, 'first'), count };
  const fromEnd = { limit: Math.min(limit, count - offset), offset: Math.max(0, count - offset - limit) };
  return { rows: (await listFar(fromEnd, 'last')).toReversed(), count };
}

interface Order {
  sort: ProductSort;
  /** '' for any country. */
  origin: string;
}

/** A window of a search: best matches first, or its best thousand matches in another order or from one country. */
async function findHits(db: Db, text: string, key: FilterKey, window: Window, { sort, origin }: Order) {
  if (sort === 'popular' && !origin) return search(db, text, key, window);
  const { rows: hits } = await search(db, text, key, { limit: HITS_MOST, offset: 0 });
  const byId = new Map(hits.map((product) => [product.id, product]));
  const ids = await sortProducts(db, sort, [...byId.keys()], origin);
  const shown = ids.slice(window.offset, window.offset + window.limit);
  return { rows: shown.flatMap((id) => byId.get(id) ?? []), count: ids.length };
}

/**
 * A product in the shop, with everything that its page shows; with its words in all languages where they are asked for.
 * Refuses: 404 unknown or deleted (D8).
 */
export async function getProduct(
  { db }: Deps,
  { id, lang, words }: ProductQuery,
): Promise<Reply<'product/get'>> {
  const row = await findDetails(db, id);
  if (!row) throw refuse('noSuchProduct');
  const shown = lang ? await detailsInLanguage(db, lang, row) : row;
  return presentDetails(words === 'all' ? { ...shown, words: await listAllWords(db, id) } : shown);
}

/** Up to 8 product names for a half-typed text, best match first (D8). */
export async function suggest(
  { db }: Deps,
  { filter, lang }: SuggestionsQuery,
): Promise<Reply<'product/suggestions'>> {
  const { rows } = await search(db, filter, keyOf({}), { limit: SUGGESTION_COUNT, offset: 0 });
  return (await inLanguage(db, lang, rows)).map((row) => row.name);
}

/** The ten available best sellers (D8). */
export async function getTopSellers(
  { db }: Deps,
  { lang }: TopSellersQuery,
): Promise<Reply<'product/topSeller'>> {
  return (await inLanguage(db, lang, await listBestSoldAvailable(db, {}))).map(presentProduct);
}

/** Up to 12 products of a category, best sellers first; empty for an unknown category (D8). */
export async function getSimilar({ db }: Deps, query: SimilarQuery): Promise<Reply<'product/similar'>> {
  const category = parseCategory(query.category);
  if (!category) return [];
  const { rows } = await listNearPage(db, keyOf({ category }), { limit: SIMILAR_COUNT, offset: 0 });
  return (await inLanguage(db, query.lang, rows)).map(presentProduct);
}

/** The ten best sellers, available or not, for the dashboard (D17). */
export const getBestSold = async (db: Db) => (await listBestSold(db, {})).map(presentProduct);
