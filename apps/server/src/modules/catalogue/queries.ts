import type { Category } from '@namma/contract/catalogue';
import { type PriceBand, priceBands, type RatingFilter, ratingFilters } from '@namma/contract/catalogue';
import { type ExpressionBuilder, type Insertable, type SqlBool, sql } from 'kysely';
import { mentions } from '../../db/text-match.ts';
import type { Db, ProductsTable, Tables } from '../../db/types.ts';
import { productColumns } from './present.ts';

export interface ProductFilter {
  category?: Category | undefined;
  /** A tsquery that products must match, and the one that ranks those first whose name matches. */
  search?: { matches: string; ranksFirst: string } | undefined;
  price?: PriceBand | undefined;
  rating?: RatingFilter | undefined;
}

const matchesQuery = (query: string) => sql<SqlBool>`products.search @@ to_tsquery('simple', ${query})`;

function matchesFilter(filter: ProductFilter) {
  return (eb: ExpressionBuilder<Tables, 'products'>) => {
    const conditions = [eb('products.deleted_at', 'is', null)];
    if (filter.category) conditions.push(eb('products.category', '=', filter.category));
    if (filter.search) conditions.push(eb.and([matchesQuery(filter.search.matches)]));
    const band = priceBands.find(({ value }) => value === filter.price);
    if (band) conditions.push(eb('products.displayed_rupees', '>=', band.fromRupees));
    if (band?.belowRupees !== undefined)
      conditions.push(eb('products.displayed_rupees', '<', band.belowRupees));
    const stars = ratingFilters.find(({ value }) => value === filter.rating);
    if (stars) conditions.push(eb('products.rating', '>=', stars.atLeast));
    return eb.and(conditions);
  };
}

/** D5: best sold first, then by id; of a search, products first that have the words in their name. */
export function listProducts(
  db: Db,
  filter: ProductFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  let query = db.selectFrom('products').select(productColumns).where(matchesFilter(filter));
  if (filter.search) query = query.orderBy(matchesQuery(filter.search.ranksFirst), 'desc');
  return query
    .orderBy('products.buy_counts', 'desc')
    .orderBy('products.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matchesFilter(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deleted ones are not in the shop (D22). */
export const findProduct = (db: Db, id: number) =>
  db
    .selectFrom('products')
    .select(productColumns)
    .where('products.id', '=', id)
    .where('products.deleted_at', 'is', null)
    .executeTakeFirst();

export const listTopSellers = (db: Db, limit: number, { isAvailable }: { isAvailable?: true } = {}) =>
  db
    .selectFrom('products')
    .select(productColumns)
    .where('products.deleted_at', 'is', null)
    .$if(isAvailable === true, (query) => query.where('products.is_available', '=', true))
    .orderBy('products.buy_counts', 'desc')
    .orderBy('products.id')
    .limit(limit)
    .execute();

/** Which of these words begin some word of the catalogue. */
export async function findKnownBeginnings(db: Db, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) as word
    where exists (select from search_words known where known.word like word || '%')`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** The words of the catalogue that look most like this one, by shared trigrams. */
export async function listLookalikes(db: Db, word: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words order by word <-> ${word} limit ${limit}`.execute(db);
  return rows.map((row) => row.word);
}

export const insertProduct = (db: Db, product: Insertable<ProductsTable>) =>
  db.insertInto('products').values(product).returning(productColumns).executeTakeFirstOrThrow();

export interface ProductChanges {
  name: string;
  description: string;
  price_paise: number;
  discount_bp: number;
  is_available: boolean;
}

/** Deleted ones too: orders keep showing them. At most so many, none in particular. */
export async function listProductsMentioning(db: Db, text: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with found as materialized (select id from products where ${mentions(['name'], text)})
    select id from found limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Undefined when there is no such product in the shop. */
export const updateProduct = (db: Db, id: number, changes: ProductChanges) =>
  db
    .updateTable('products')
    .set(changes)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(productColumns)
    .executeTakeFirst();

/** Undefined when it was not in the shop any more. */
export const hideProduct = (db: Db, id: number, now: Date) =>
  db
    .updateTable('products')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Holds the rows until the transaction ends, in the order of their ids, so that two checkouts never wait for each other. */
export const lockProducts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .select(productColumns)
    .where('products.id', 'in', ids)
    .orderBy('products.id')
    .forNoKeyUpdate()
    .execute();

/** Adds sold pieces to locked products, all in one statement. */
export async function addToBuyCounts(
  db: Db,
  sold: readonly { productId: number; quantity: number }[],
): Promise<void> {
  await sql`
    update products set buy_counts = buy_counts + sold.quantity
    from unnest(${sold.map((line) => line.productId)}::int[], ${sold.map((line) => line.quantity)}::int[])
      as sold (product_id, quantity)
    where products.id = sold.product_id`.execute(db);
}

export const addRating = (db: Db, productId: number, stars: number) =>
  db
    .updateTable('products')
    .set((eb) => ({ rating_sum: eb('rating_sum', '+', stars), rating_count: eb('rating_count', '+', 1) }))
    .where('id', '=', productId)
    .execute();
