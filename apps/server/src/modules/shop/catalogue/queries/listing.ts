import {
  type Category,
  categoryValues,
  type PriceBand,
  priceBandValues,
  type RatingFilter,
  ratingFilters,
} from '@namma/contract/catalogue/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Param, pipelinedQuery } from '../../../../platform/db/statements.ts';
import type { Db } from '../../../../platform/db/types.ts';
import { type PresentableProduct, productColumns } from '../present.ts';

export interface ListingFilter {
  category?: Category | undefined;
  price?: PriceBand | undefined;
  rating?: RatingFilter | undefined;
}

export interface Window {
  limit: number;
  offset: number;
}

/** A filter as stored by the database: '' for any category, -1 for any price band, 0 for any number of stars. */
export interface FilterKey {
  category: string;
  band: number;
  stars: number;
}

export const ANY: FilterKey = { category: '', band: -1, stars: 0 };

export const keyOf = ({ category, price, rating }: ListingFilter): FilterKey => ({
  category: category ?? ANY.category,
  // 0 is below the first band.
  band: price === undefined ? ANY.band : priceBandValues.indexOf(price) + 1,
  stars: ratingFilters.find(({ value }) => value === rating)?.atLeast ?? ANY.stars,
});

export const isUnfiltered = ({ category, band, stars }: FilterKey): boolean =>
  category === ANY.category && band === ANY.band && stars === ANY.stars;

/** What a statement's text depends on: the kinds of filters and the stars. */
export const shapeOf = ({ category, band, stars }: FilterKey): string =>
  `${category === ANY.category ? 'any' : 'one'} ${band === ANY.band ? 'any' : 'one'} ${stars}`;

/** 0 is below the lowest rating filter. */
const starClasses = [0, ...ratingFilters.map(({ atLeast }) => atLeast)];

/** `best`: best sellers first, then by id (D5). `worst`: the reverse. */
export type Direction = 'best' | 'worst';

export const inSalesOrder = (direction: Direction) =>
  direction === 'best' ? sql`buy_counts desc, id` : sql`buy_counts, id desc`;

/**
 * SQL for the ids and sales of the products that match a filter, in order, at most `most`. An index has the order of
 * one category, one band and one class of stars; a filter that lets several through merges their lists.
 */
export function rankedIds(
  key: FilterKey,
  param: Param<Pick<FilterKey, 'category' | 'band'>>,
  { most, direction = 'best' }: { most?: number | undefined; direction?: Direction },
) {
  const hasCategory = key.category !== ANY.category;
  const hasBand = key.band !== ANY.band;
  const hasStars = key.stars !== ANY.stars;
  const eachCategory = hasCategory
    ? [sql`and category = ${param('category')}`]
    : hasBand && hasStars
      ? categoryValues.map((category) => sql`and category = ${sql.lit(category)}`)
      : [sql``];
  const eachStars =
    hasStars || (hasCategory && hasBand)
      ? starClasses.filter((stars) => stars >= key.stars).map((stars) => sql`and stars = ${sql.lit(stars)}`)
      : [sql``];
  const ofBand = hasBand ? sql`and price_band = ${param('band')}` : sql``;
  const inOrder = inSalesOrder(direction);
  // The limit is a literal, so that the planner uses the index for all parameters.
  const limit = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`;
  const lists = eachCategory.flatMap((ofCategory) =>
    eachStars.map(
      (ofStars) => sql`(
        select id, buy_counts from products where deleted_at is null ${ofCategory} ${ofBand} ${ofStars}
        order by ${inOrder} ${limit})`,
    ),
  );
  return sql`(select id, buy_counts from (${sql.join(lists, sql` union all `)}) as place order by ${inOrder} ${limit})`;
}

/** The depths of statements: few different texts, so that each is planned once. */
const DEPTHS = [100, 600, 2_600] as const;
const DEEPEST = DEPTHS[2];

/** Windows beyond the deepest statement are read from the nearer end of the list. */
export const isNear = ({ limit, offset }: Window): boolean => offset + limit <= DEEPEST;

const depthOf = ({ limit, offset }: Window): number =>
  DEPTHS.find((depth) => depth >= offset + limit) ?? DEEPEST;

type Counted<Row> = { total: number } & (Row | { [Column in keyof Row]: null });

/** Splits rows from the total that each carries; the total comes alone when there are no rows. */
export function splitTotal<Row extends { id: number }>(rows: readonly Counted<Row>[]) {
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.filter((row): row is { total: number } & Row => row.id !== null),
  };
}

export const productRefs = sql.join(productColumns.map((column) => sql.ref(column)));

/** SQL for the products of these ids, each looked up by key, in the given order. */
export const productsAt = (places: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
  select ${productRefs} from (${places}) as place
  cross join lateral (select * from products where products.id = place.id limit 1) as products
  order by ${order})`;

/** A page near the beginning with the list's total, in one snapshot. */
const buildPage = (key: FilterKey, depth: number) =>
  pipelinedQuery<FilterKey & Window, Counted<PresentableProduct>>((db, param) => {
    const places = sql`select id, buy_counts from ${rankedIds(key, param, { most: depth })} as listed
      order by buy_counts desc, id limit ${param('limit')} offset ${param('offset')}`;
    return sql<Counted<PresentableProduct>>`
      select counted.total, product.* from (${totalOf(param)}) as counted
      left join lateral ${productsAt(places, sql`place.buy_counts desc, place.id`)} as product on true`.compile(
      db,
    );
  });

export const totalOf = (param: Param<FilterKey>) => sql`
  select coalesce((
    select total from product_counts
    where category = ${param('category')} and price_band = ${param('band')} and stars = ${param('stars')}
  ), 0) as total`;

const pages = new Map<string, ReturnType<typeof buildPage>>();

/** A page near the beginning: best sellers first, then by id (D5). */
export async function listNearPage(db: Db, key: FilterKey, window: Window) {
  const depth = depthOf(window);
  const text = `${shapeOf(key)} ${depth}`;
  const page = pages.get(text) ?? buildPage(key, depth);
  pages.set(text, page);
  return splitTotal(await page(db, { ...key, ...window }));
}

/** A page anywhere, read from either end, in the order of that end. */
export async function listFarPage(db: Db, key: FilterKey, { limit, offset }: Window, direction: Direction) {
  const param: Param<FilterKey> = (name) => sql`${key[name]}`;
  const inOrder = inSalesOrder(direction);
  const places = sql`select id, buy_counts from ${rankedIds(key, param, { direction })} as listed
    order by ${inOrder} limit ${limit} offset ${offset}`;
  const { rows } = await sql<PresentableProduct>`
    select * from ${productsAt(places, sql.raw(direction === 'best' ? 'place.buy_counts desc, place.id' : 'place.buy_counts, place.id desc'))} as product`.execute(
    db,
  );
  return rows;
}

const readTotal = pipelinedQuery<FilterKey, { total: number }>((db, param) =>
  sql<{ total: number }>`${totalOf(param)}`.compile(db),
);

/** The stored number of products that match a filter. */
export const countListing = async (db: Db, key: FilterKey): Promise<number> =>
  (await readTotal(db, key))[0]?.total ?? 0;

const readTotals = pipelinedQuery<
  { categories: string[]; bands: number[]; stars: number[] },
  { total: number | null }
>((db, param) =>
  sql<{ total: number | null }>`
    select total from unnest(${param('categories')}::text[], ${param('bands')}::smallint[], ${param('stars')}::smallint[])
      with ordinality as asked (category, price_band, stars, number)
    left join product_counts using (category, price_band, stars)
    order by number`.compile(db),
);

/** Counts the products of several filters, in their order. */
export async function countListings(db: Db, keys: readonly FilterKey[]): Promise<number[]> {
  const rows = await readTotals(db, {
    categories: keys.map(({ category }) => category),
    bands: keys.map(({ band }) => band),
    stars: keys.map(({ stars }) => stars),
  });
  return rows.map(({ total }) => total ?? 0);
}
