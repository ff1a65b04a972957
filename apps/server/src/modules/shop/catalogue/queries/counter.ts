import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Finds the product with a barcode, including former products. */
export const findByBarcode = (db: Db, barcode: string) =>
  db
    .selectFrom('product_attributes')
    .innerJoin('products', 'products.id', 'product_attributes.product_id')
    .select(['products.id', 'products.name', 'products.deleted_at'])
    .where('barcode', '=', barcode)
    .executeTakeFirst();

/** Lists products of the shop for the counter, in order of their ids. */
export const listForCounter = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .leftJoin('product_attributes', 'product_attributes.product_id', 'products.id')
    .select([
      'products.id',
      'products.name',
      'products.image',
      'products.displayed_rupees',
      'products.sellable',
      'products.is_available',
      'product_attributes.barcode',
    ])
    .where('products.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('products.deleted_at', 'is', null)
    .orderBy(sql`array_position(${[...ids]}::int[], products.id)`)
    .execute();

/** Serializes the assignment of a barcode: if two products get it concurrently, the second is refused. */
export const lockBarcode = (tx: Tx, barcode: string) =>
  sql`select pg_advisory_xact_lock(hashtext('barcode'), hashtext(${barcode}))`.execute(tx);

export const emptyBarcode = (tx: Tx, productId: number) =>
  tx.updateTable('product_attributes').set({ barcode: null }).where('product_id', '=', productId).execute();
