import type { ProductSort } from '@namma/contract/catalogue/rules';
import { sql } from 'kysely';
import { type Param, pipelinedQuery, preparedQuery } from '../../../../platform/db/statements.ts';
import type { Db } from '../../../../platform/db/types.ts';
import type { PresentableProduct } from '../present.ts';
import { type FilterKey, productsAt, type Window } from './listing.ts';
import { orderOf } from './sorted-listing.ts';

/** Those from one country. */
type OriginKey = FilterKey & { origin: string };

const matchesAll = (param: Param<OriginKey>) => sql`
  listed.origin = ${param('origin')} and (${param('category')} = '' or listed.category = ${param('category')})
  and (${param('band')}::int = -1 or listed.price_band = ${param('band')}::int) and listed.stars >= ${param('stars')}`;

const readTotalOfOrigin = preparedQuery<OriginKey, { total: number }>((db, param) =>
  sql<{ total: number }>`
    select count(*)::int as total from listed_products as listed where ${matchesAll(param)}`.compile(db),
);

/** The number of products from one country that match a filter. */
export const countFromOrigin = async (db: Db, key: OriginKey): Promise<number> =>
  (await readTotalOfOrigin(db, key))[0]?.total ?? 0;

const buildPageOfOrigin = (sort: ProductSort) =>
  preparedQuery<OriginKey & Window, PresentableProduct>((db, param) => {
    const order = (table: string) =>
      sort === 'popular'
        ? sql`${sql.ref(`${table}.buy_counts`)} desc, ${sql.ref(`${table}.id`)}`
        : orderOf(sort, 'first', table);
    const matching = sql`
      select listed.product_id as id, listed.displayed_rupees, listed.rating, listed.rating_count, listed.origin, sold.buy_counts
      from listed_products as listed join products as sold on sold.id = listed.product_id where ${matchesAll(param)}`;
    const places = sql`select * from (${matching}) as matching
      order by ${order('matching')} limit ${param('limit')} offset ${param('offset')}`;
    return sql<PresentableProduct>`select * from ${productsAt(places, order('place'))} as product`.compile(
      db,
    );
  });

const pagesOfOrigin = new Map<ProductSort, ReturnType<typeof buildPageOfOrigin>>();

/** A page of the products from one country, and their number. Reads all of that country's products, by an index. */
export async function listOfOrigin(db: Db, sort: ProductSort, key: OriginKey, window: Window) {
  const page = pagesOfOrigin.get(sort) ?? buildPageOfOrigin(sort);
  pagesOfOrigin.set(sort, page);
  const rows = await page(db, { ...key, ...window });
  return { rows, count: await countFromOrigin(db, key) };
}

/** Finds each country by the index, from the one before. */
const readOrigins = pipelinedQuery<object, { origin: string }>((db) =>
  sql<{ origin: string }>`
    with recursive countries (origin) as (
      (select origin from listed_products where origin is not null order by origin limit 1)
      union all
      select (
        select listed.origin from listed_products as listed
        where listed.origin > countries.origin order by listed.origin limit 1
      ) from countries where countries.origin is not null
    )
    select origin from countries where origin is not null`.compile(db),
);

/** The countries that products of the shop come from. */
export const listOrigins = async (db: Db): Promise<string[]> =>
  (await readOrigins(db, {})).map(({ origin }) => origin);
