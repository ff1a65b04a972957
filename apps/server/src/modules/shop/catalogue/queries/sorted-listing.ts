import { categoryValues, type ProductSort, priceBands, ratingFilters } from '@namma/contract/catalogue/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Param, pipelinedQuery } from '../../../../platform/db/statements.ts';
import type { Db } from '../../../../platform/db/types.ts';
import type { PresentableProduct } from '../present.ts';
import { ANY, type FilterKey, productsAt, shapeOf, splitTotal, totalOf, type Window } from './listing.ts';

/** The orders of lists other than the order of sales, which listing.ts has. */
export type SortByIndex = Exclude<ProductSort, 'popular'>;

interface Column {
  name: 'displayed_rupees' | 'rating' | 'rating_count' | 'origin' | 'id';
  isDescending: boolean;
}
const up = (name: Column['name']): Column => ({ name, isDescending: false });
const down = (name: Column['name']): Column => ({ name, isDescending: true });

/** A higher id is newer. Of equally rated products, the one with more ratings comes first. */
const columnsOf: Record<SortByIndex, Column[]> = {
  priceUp: [up('displayed_rupees'), up('id')],
  priceDown: [down('displayed_rupees'), down('id')],
  rating: [down('rating'), down('rating_count'), up('id')],
  newest: [down('id')],
  // Unknown ones last, which is where PostgreSQL puts them.
  origin: [up('origin'), up('id')],
};

/** `last`: the reverse order. */
type From = 'first' | 'last';

export const orderOf = (sort: SortByIndex, from: From, table?: string) =>
  sql.join(
    columnsOf[sort].map(({ name, isDescending }) => {
      const column = sql.ref(table ? `${table}.${name}` : name);
      return isDescending === (from === 'first') ? sql`${column} desc` : column;
    }),
  );

/** The displayed prices of a band in rupees; `below` is excluded. */
interface Bounds {
  atLeast: number;
  below: number;
}
const HIGHEST_RUPEES = 2_147_483_647;
/** 0 is below the first band. */
const boundsOf = (band: number): Bounds => {
  const { fromRupees, belowRupees } = priceBands[band - 1] ?? { fromRupees: 0, belowRupees: undefined };
  return { atLeast: fromRupees, below: belowRupees ?? HIGHEST_RUPEES };
};

type Values = Pick<FilterKey, 'category' | 'band'> & Bounds;

const starClasses = [0, ...ratingFilters.map(({ atLeast }) => atLeast)];
const bandClasses = [0, ...priceBands.map((_, index) => index + 1)];

/** One list for each value of a column by which an index is divided. */
type Division = RawBuilder<unknown>[];
const undivided: Division = [sql``];

/** The conditions of the lists to merge: in each of them, an index has the products in the order of the sort. */
function listsOf(sort: SortByIndex, key: FilterKey, param: Param<Values>): Division {
  const hasCategory = key.category !== ANY.category;
  const hasBand = key.band !== ANY.band;
  const hasStars = key.stars !== ANY.stars;
  const isFiltered = hasCategory || hasBand || hasStars;
  const each = (isDivided: boolean, divided: () => Division) => (isDivided ? divided() : undivided);
  const byCategory = (isDivided: boolean) =>
    each(isDivided || hasCategory, () =>
      hasCategory
        ? [sql`and category = ${param('category')}`]
        : categoryValues.map((category) => sql`and category = ${sql.lit(category)}`),
    );
  const byBand = (isDivided: boolean) =>
    each(isDivided || hasBand, () =>
      hasBand
        ? [sql`and price_band = ${param('band')}`]
        : bandClasses.map((band) => sql`and price_band = ${sql.lit(band)}`),
    );
  const byStars = (isDivided: boolean) =>
    each(isDivided || hasStars, () =>
      starClasses.filter((stars) => stars >= key.stars).map((stars) => sql`and stars = ${sql.lit(stars)}`),
    );
  const combine = (...divisions: Division[]) =>
    divisions.reduce((all, next) => all.flatMap((a) => next.map((b) => sql`${a} ${b}`)), undivided);

  switch (sort) {
    case 'priceUp':
    case 'priceDown': {
      // A band is a range of the index.
      const range = hasBand
        ? [sql`and displayed_rupees >= ${param('atLeast')} and displayed_rupees < ${param('below')}`]
        : undivided;
      const isDivided = hasCategory || hasStars;
      return combine(byCategory(isDivided), byStars(isDivided), range);
    }
    case 'rating': {
      // So are stars.
      const range = hasStars ? [sql`and rating >= ${sql.lit(key.stars)}`] : undivided;
      const isDivided = hasCategory || hasBand;
      return combine(byCategory(isDivided), byBand(isDivided), range);
    }
    case 'origin':
      return isFiltered ? combine(byCategory(true), byBand(true), byStars(true)) : undivided;
    case 'newest': {
      const isByOne = hasBand ? false : !(hasCategory && hasStars);
      if (!isFiltered || isByOne) return combine(byCategory(false), byStars(false));
      return combine(byCategory(true), byBand(true), byStars(true));
    }
  }
}

/** SQL for the ids of the products that match a filter, with their sort columns, in order, at most `most`. */
function sortedIds(
  sort: SortByIndex,
  key: FilterKey,
  param: Param<Values>,
  { most, from = 'first' }: { most?: number | undefined; from?: From },
) {
  const columns = sql.join(
    columnsOf[sort].map(({ name }) => (name === 'id' ? sql`product_id as id` : sql.ref(name))),
  );
  const order = orderOf(sort, from);
  // The limit is a literal, so that the planner uses the index for all parameters.
  const limit = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`;
  const lists = listsOf(sort, key, param).map(
    (conditions) => sql`(
      select ${columns} from listed_products where true ${conditions} order by ${order} ${limit})`,
  );
  return sql`(select * from (${sql.join(lists, sql` union all `)}) as listed order by ${order} ${limit})`;
}

/** The depths of statements: few different texts, so that each is planned once. */
const DEPTHS = [100, 2_600] as const;
const DEEPEST = DEPTHS[1];

/** Windows beyond the deepest statement are read from the nearer end of the list. */
export const isNearSorted = ({ limit, offset }: Window): boolean => offset + limit <= DEEPEST;

type PageRow = { total: number } & PresentableProduct;

const buildPage = (sort: SortByIndex, key: FilterKey, depth: number) =>
  pipelinedQuery<FilterKey & Window & Bounds, PageRow>((db, param) => {
    const places = sql`select * from ${sortedIds(sort, key, param, { most: depth })} as listed
      order by ${orderOf(sort, 'first')} limit ${param('limit')} offset ${param('offset')}`;
    return sql<PageRow>`
      select counted.total, product.* from (${totalOf(param)}) as counted
      left join lateral ${productsAt(places, orderOf(sort, 'first', 'place'))} as product on true`.compile(
      db,
    );
  });

const pages = new Map<string, ReturnType<typeof buildPage>>();

/** A page near the beginning with the list's total, in one snapshot. */
export async function listNearSorted(db: Db, sort: SortByIndex, key: FilterKey, window: Window) {
  const depth = DEPTHS.find((each) => each >= window.offset + window.limit) ?? DEEPEST;
  const text = `${sort} ${shapeOf(key)} ${depth}`;
  const page = pages.get(text) ?? buildPage(sort, key, depth);
  pages.set(text, page);
  return splitTotal(await page(db, { ...key, ...window, ...boundsOf(key.band) }));
}

/** A page anywhere, read from either end, in the order of that end. */
export async function listFarSorted(
  db: Db,
  sort: SortByIndex,
  key: FilterKey,
  { limit, offset }: Window,
  from: From,
) {
  const values = { ...key, ...boundsOf(key.band) };
  const param: Param<Values> = (name) => sql`${values[name]}`;
  const places = sql`select * from ${sortedIds(sort, key, param, { from })} as listed
    order by ${orderOf(sort, from)} limit ${limit} offset ${offset}`;
  const { rows } = await sql<PresentableProduct>`
    select * from ${productsAt(places, orderOf(sort, from, 'place'))} as product`.execute(db);
  return rows;
}

const buildSortIds = (sort: ProductSort) =>
  pipelinedQuery<{ ids: number[]; origin: string }, { id: number }>((db, param) => {
    const order = sort === 'popular' ? sql`given.place` : orderOf(sort, 'first', 'listed');
    return sql<{ id: number }>`
      select listed.id from unnest(${param('ids')}::int[]) with ordinality as given (id, place)
      cross join lateral (
        select *, product_id as id from listed_products where product_id = given.id limit 1
      ) as listed
      where ${param('origin')} = '' or origin = ${param('origin')} order by ${order}`.compile(db);
  });

const sortedIdsOf = new Map<ProductSort, ReturnType<typeof buildSortIds>>();

/**
 * The ids of those products that are in the shop, and come from this country if one is given, in this order. `popular`
 * keeps the given order.
 */
export async function sortProducts(
  db: Db,
  sort: ProductSort,
  ids: readonly number[],
  origin = '',
): Promise<number[]> {
  const sortIds = sortedIdsOf.get(sort) ?? buildSortIds(sort);
  sortedIdsOf.set(sort, sortIds);
  return (await sortIds(db, { ids: [...ids], origin })).map(({ id }) => id);
}
