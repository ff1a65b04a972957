import { TOP_SELLER_COUNT } from '@namma/contract/catalogue/rules';
import type { Day } from '@namma/contract/days/dates';
import type { OrderLine } from '@namma/contract/orders/schemas';
import { type Insertable, sql } from 'kysely';
import type { ProductsTable } from '../../../../platform/db/product-tables.ts';
import type { Db } from '../../../../platform/db/types.ts';
import { valueOn } from '../../../core/settings/api.ts';
import { type PresentableProduct, type ProductChanges, productColumns } from '../present.ts';

/** The highest id, including deleted products; 0 when there is none. */
export async function findLastProductId(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** Lists the ids of products in the shop from `first` (inclusive) to `end` (exclusive). */
export const listProductIds = (db: Db, first: number, end: number) =>
  db
    .selectFrom('products')
    .select('id')
    .where('id', '>=', first)
    .where('id', '<', end)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

/** Best sellers first, then by id. */
export const listBestSold = (db: Db): Promise<PresentableProduct[]> =>
  selectBestSold(db).limit(sql.lit(TOP_SELLER_COUNT)).execute();

export const listBestSoldAvailable = (db: Db): Promise<PresentableProduct[]> =>
  selectBestSold(db)
    .where('products.is_available', '=', true)
    .where(isInStock)
    .limit(sql.lit(TOP_SELLER_COUNT))
    .execute();

/** Not tracked, or more than 0. */
const isInStock = sql<boolean>`products.sellable is distinct from 0`;

const selectBestSold = (db: Db) =>
  db
    .selectFrom('products')
    .select(productColumns)
    .where('products.deleted_at', 'is', null)
    .orderBy('products.buy_counts', 'desc')
    .orderBy('products.id');

export const insertProduct = (db: Db, product: Insertable<ProductsTable>) =>
  db.insertInto('products').values(product).returning(productColumns).executeTakeFirstOrThrow();

/**
 * Changes a product; undefined when it is not in the shop or has another version.
 * @param options.version the version that was changed; any when undefined
 * @param options.hasDetailChanges whether attributes or further pictures change with it, which counts as one change
 */
export const updateProduct = (
  db: Db,
  id: number,
  { name, description, price_paise, discount_bp, image, is_available, origin, cost_paise }: ProductChanges,
  { version, hasDetailChanges }: { version?: number | undefined; hasDetailChanges: boolean },
) =>
  db
    .updateTable('products')
    .set((eb) => ({
      name: name ?? eb.ref('name'),
      description: description ?? eb.ref('description'),
      price_paise: price_paise ?? eb.ref('price_paise'),
      discount_bp: discount_bp ?? eb.ref('discount_bp'),
      image: image ?? eb.ref('image'),
      is_available: is_available ?? eb.ref('is_available'),
      origin: origin === undefined ? eb.ref('origin') : origin,
      cost_paise: cost_paise === undefined ? eb.ref('cost_paise') : cost_paise,
      // The trigger already counts changes of the other columns.
      version: hasDetailChanges ? eb('version', '+', 1) : eb.ref('version'),
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(version !== undefined, (update) => update.where('version', '=', version as number))
    .returning(productColumns)
    .executeTakeFirst();

/** Restores previous values of a product in the shop, which counts as one change. */
export const restoreProduct = (db: Db, id: number, former: ProductChanges) =>
  db
    .updateTable('products')
    .set((eb) => ({ ...former, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Restores a deleted product; undefined when it was not deleted. */
export const showProductAgain = (db: Db, id: number) =>
  db
    .updateTable('products')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();

/** Hides a product; undefined when it was not in the shop. */
export const hideProduct = (db: Db, id: number, now: Date) =>
  db
    .updateTable('products')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Locks the rows until the transaction ends, in order of their ids, so that checkouts cannot deadlock. */
export const lockProducts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .select([...productColumns, 'products.version'])
    .where('products.id', 'in', ids)
    .orderBy('products.id')
    .forNoKeyUpdate()
    .execute();

/** Locks products and reads only the columns that a checkout on an IST day needs. */
export const lockPrices = (db: Db, ids: readonly number[], day: Day) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'displayed_rupees', 'is_available', 'deleted_at', 'sellable', 'sellable_until'])
    .select(valueOn('deliveryDays', sql`${day}`).as('delivery_days'))
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Adds sold pieces to locked products, and subtracts them from the sellable stock. */
export const addSales = (db: Db, lines: readonly OrderLine[]) =>
  sql`
    update products set buy_counts = buy_counts + sold.quantity, sellable = sellable - sold.quantity
    from unnest(
      ${lines.map((line) => line.productId)}::int[],
      ${lines.map((line) => line.quantity)}::int[]
    ) as sold (product_id, quantity)
    where products.id = sold.product_id`.execute(db);

/** Subtracts pieces of a cancelled order. */
export const subtractSales = (db: Db, { productId, quantity }: OrderLine) =>
  db
    .updateTable('products')
    .set((eb) => ({ buy_counts: eb('buy_counts', '-', quantity) }))
    .where('id', '=', productId)
    .execute();

/** Updates the rating after a member changed their stars. */
export const changeRating = (db: Db, productId: number, { from, to }: { from: number; to: number }) =>
  db
    .updateTable('products')
    .set((eb) => ({ rating_sum: eb('rating_sum', '+', to - from) }))
    .where('id', '=', productId)
    .execute();

export const addRating = (db: Db, productId: number, stars: number) =>
  db
    .updateTable('products')
    .set((eb) => ({ rating_sum: eb('rating_sum', '+', stars), rating_count: eb('rating_count', '+', 1) }))
    .where('id', '=', productId)
    .execute();
