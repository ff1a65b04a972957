import { countryName } from '@namma/contract/addresses/countries';
import type { Reply } from '@namma/contract/calls';
import {
  categoryValues,
  NEAREST_COUNT,
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
import { countGroups, isInGroup, type ListingFilter, listOrigins, listProducts } from './queries/listing.ts';
import {
  findLastProductId,
  listBestSold,
  listBestSoldAvailable,
  listProductIds,
} from './queries/products.ts';
import { listAllWords } from './queries/words.ts';
import { findNearest, readSearch } from './search.ts';
import { detailsInLanguage, inLanguage } from './words.ts';

/** Returns the filters and the search text of a query. An unknown category is treated as a search text (D6). */
function readFilter({ category: value, q, price, rating, origin }: ProductCountsQuery) {
  const category = value ? parseCategory(value) : undefined;
  const text = [category ? '' : value, q].filter(Boolean).join(' ');
  return { filter: { category, price, rating }, text, origin };
}

/**
 * Returns a page of the shop. Filters are combined with AND; `q` and an unknown category are search texts (D5–D7).
 * `sort` applies to the whole list (D52).
 */
export async function getAllProducts(
  { db }: Deps,
  { page, limit, sort = 'popular', lang, ...query }: ProductListQuery,
): Promise<Reply<'product/getAll'>> {
  const { filter, text, origin } = readFilter(query);
  const search = text ? await readSearch(db, text) : {};
  if (!search) return { content: [], totalPages: 0 };
  const window = { limit, offset: (page - 1) * limit };
  const { rows, count } = await listProducts(db, { ...filter, origin, ...search }, window, sort);
  const shown = await inLanguage(db, lang, rows);
  return { content: shown.map(presentProduct), totalPages: Math.ceil(count / limit) };
}

/**
 * Counts the products of a list, and of each alternative category, price or rating, and lists the countries of origin.
 */
export async function getProductCounts(
  { db }: Deps,
  query: ProductCountsQuery,
): Promise<Reply<'product/getCounts'>> {
  const { filter, text, origin } = readFilter(query);
  const origins = (await listOrigins(db))
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const search = text ? await readSearch(db, text) : {};
  const groups = search ? await countGroups(db, { origin, ...search }) : [];
  const count = (changes: ListingFilter = {}) =>
    groups
      .filter((group) => isInGroup(group, { ...filter, ...changes }))
      .reduce((sum, group) => sum + group.count, 0);
  const each = <Value extends string>(values: readonly Value[], changeTo: (value: Value) => ListingFilter) =>
    Object.fromEntries(values.map((value) => [value, count(changeTo(value))])) as Record<Value, number>;
  return {
    total: count(),
    ...((filter.category || !query.category) && {
      category: each(categoryValues, (category) => ({ category })),
    }),
    price: each(priceBandValues, (price) => ({ price })),
    rating: each(ratingFilterValues, (rating) => ({ rating })),
    origins,
  };
}

/** Returns the products most similar to a text without search results (D52). */
export async function getNearest(
  { db }: Deps,
  { filter, lang }: NearestQuery,
): Promise<Reply<'product/nearest'>> {
  const rows = await inLanguage(db, lang, await findNearest(db, filter, NEAREST_COUNT));
  return rows.map(presentProduct);
}

/** The id of the newest product, including deleted ones; 0 in an empty shop. */
export const getLastProductId = ({ db }: Deps): Promise<number> => findLastProductId(db);

/** Lists the ids of products in the shop from `first` (inclusive) to `end` (exclusive), ascending. */
export async function getProductIds({ db }: Deps, first: number, end: number): Promise<number[]> {
  const rows = await listProductIds(db, first, end);
  return rows.map(({ id }) => id);
}

/**
 * Returns a product in the shop with all data of its page; on request with its texts in all languages.
 * @throws 404 unknown or deleted (D8)
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

/** Suggests up to 8 product names for an incomplete text, best match first (D8). */
export async function suggest(
  { db }: Deps,
  { filter, lang }: SuggestionsQuery,
): Promise<Reply<'product/suggestions'>> {
  const search = await readSearch(db, filter);
  if (!search) return [];
  const { rows } = await listProducts(db, search, { limit: SUGGESTION_COUNT, offset: 0 });
  return (await inLanguage(db, lang, rows)).map((row) => row.name);
}

/** Returns the ten available best sellers (D8). */
export async function getTopSellers(
  { db }: Deps,
  { lang }: TopSellersQuery,
): Promise<Reply<'product/topSeller'>> {
  return (await inLanguage(db, lang, await listBestSoldAvailable(db))).map(presentProduct);
}

/** Returns up to 12 products of a category, best sellers first; empty for an unknown category (D8). */
export async function getSimilar({ db }: Deps, query: SimilarQuery): Promise<Reply<'product/similar'>> {
  const category = parseCategory(query.category);
  if (!category) return [];
  const { rows } = await listProducts(db, { category }, { limit: SIMILAR_COUNT, offset: 0 });
  return (await inLanguage(db, query.lang, rows)).map(presentProduct);
}

/** For the dashboard: returns the ten best sellers, available or not (D17). */
export const getBestSold = async (db: Db) => (await listBestSold(db)).map(presentProduct);
