import {
  type Category,
  type PriceBand,
  type ProductSort,
  priceBandValues,
  type RatingFilter,
  ratingFilters,
} from '@namma/contract/catalogue/rules';
import type { PriceLimits } from '@namma/contract/catalogue/search-price';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';
import { type PresentableProduct, productColumns } from '../present.ts';

/** The filters of a product list, combined with AND. */
export interface ListingFilter {
  category?: Category | undefined;
  price?: PriceBand | undefined;
  rating?: RatingFilter | undefined;
  /** ISO 3166. */
  origin?: string | undefined;
  prices?: PriceLimits | undefined;
  match?: TextMatch | undefined;
}

/** A search, as parsed by `readSearch`. */
export interface TextMatch {
  /** A tsquery. */
  query: string;
  /** The text in the normalization of `searched_name`. */
  exactName: string;
  /** True if the text has Kannada or Hindi letters, so that names in these languages are compared. */
  isInOtherScript: boolean;
}

export interface Window {
  limit: number;
  offset: number;
}

/** 0 is below the first band. */
const bandOf = (price: PriceBand): number => priceBandValues.indexOf(price) + 1;
const starsOf = (rating: RatingFilter): number =>
  ratingFilters.find(({ value }) => value === rating)?.atLeast ?? 0;

function conditionsOf({ category, price, rating, origin, prices, match }: ListingFilter) {
  const conditions: RawBuilder<unknown>[] = [sql`deleted_at is null`];
  if (category) conditions.push(sql`category = ${category}`);
  if (price) conditions.push(sql`price_band = ${bandOf(price)}`);
  if (rating) conditions.push(sql`stars >= ${starsOf(rating)}`);
  if (origin) conditions.push(sql`origin = ${origin}`);
  if (prices?.fromRupees !== undefined) conditions.push(sql`displayed_rupees >= ${prices.fromRupees}`);
  if (prices?.uptoRupees !== undefined) conditions.push(sql`displayed_rupees <= ${prices.uptoRupees}`);
  if (match) conditions.push(sql`words @@ ${match.query}::tsquery`);
  return sql.join(conditions, sql` and `);
}

/** Orders without a search: best sellers first, then by id (D5). A higher id is newer. */
const orders: Record<ProductSort, RawBuilder<unknown>> = {
  popular: sql`buy_counts desc, id`,
  priceUp: sql`displayed_rupees, id`,
  priceDown: sql`displayed_rupees desc, id desc`,
  rating: sql`rating desc, rating_count desc, id`,
  newest: sql`id desc`,
  origin: sql`origin, id`,
};

/** The product with exactly the searched name first, then those with all words in their names, then the others (D6). */
const bestMatchFirst = ({ query, exactName, isInOtherScript }: TextMatch) => {
  const isExact = isInOtherScript
    ? sql`exists (
        select from product_words where product_id = products.id and searched_other_name(product_words.name) = ${exactName})`
    : sql`searched_name(name) = ${exactName}`;
  return sql`${isExact} desc, name_words @@ ${query}::tsquery desc,`;
};

const columns = sql.join(productColumns.map((column) => sql.ref(column)));

/** Lists a window of the products that match a filter, with the total number of matches. */
export async function listProducts(
  db: Db,
  filter: ListingFilter,
  { limit, offset }: Window,
  sort: ProductSort = 'popular',
): Promise<{ rows: PresentableProduct[]; count: number }> {
  const best = filter.match && sort === 'popular' ? bestMatchFirst(filter.match) : sql``;
  const { rows } = await sql<PresentableProduct>`
    select ${columns} from products where ${conditionsOf(filter)}
    order by ${best} ${orders[sort]} limit ${limit} offset ${offset}`.execute(db);
  return { rows, count: await countProducts(db, filter) };
}

async function countProducts(db: Db, filter: ListingFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where ${conditionsOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts the products of each category, price band and star rating; omits empty groups. */
export async function countGroups(db: Db, filter: Pick<ListingFilter, 'origin' | 'prices' | 'match'>) {
  const { rows } = await sql<{ category: Category; price_band: number; stars: number; count: number }>`
    select category, price_band, stars, count(*)::int as count from products
    where ${conditionsOf(filter)} group by category, price_band, stars`.execute(db);
  return rows;
}
export type ProductGroup = Awaited<ReturnType<typeof countGroups>>[number];

/** True if a group of products passes these filters. */
export const isInGroup = (
  group: ProductGroup,
  { category, price, rating }: Pick<ListingFilter, 'category' | 'price' | 'rating'>,
): boolean =>
  (!category || group.category === category) &&
  (!price || group.price_band === bandOf(price)) &&
  (!rating || group.stars >= starsOf(rating));

/** Lists the countries of origin of the shop's products. */
export async function listOrigins(db: Db): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    select distinct origin from products where deleted_at is null and origin is not null`.execute(db);
  return rows.map(({ origin }) => origin);
}
