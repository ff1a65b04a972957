import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** The product that has a barcode, also when it is not in the shop any more. */
export const findByBarcode = (db: Db, barcode: string) =>
  db
    .selectFrom('product_facts')
    .innerJoin('products', 'products.id', 'product_facts.product_id')
    .select(['products.id', 'products.name', 'products.deleted_at'])
    .where('barcode', '=', barcode)
    .executeTakeFirst();

/** Products of the shop as the counter sells them, in the order of the ids. */
export const listForCounter = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .leftJoin('product_facts', 'product_facts.product_id', 'products.id')
    .select([
      'products.id',
      'products.name',
      'products.image',
      'products.displayed_rupees',
      'products.sellable',
      'products.is_available',
      'product_facts.barcode',
    ])
    .where('products.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('products.deleted_at', 'is', null)
    .orderBy(sql`array_position(${[...ids]}::int[], products.id)`)
    .execute();

/** Only one transaction at a time ties a barcode: of two products that are given it at once, the second is refused. */
export const lockBarcode = (tx: Tx, barcode: string) =>
  sql`select pg_advisory_xact_lock(hashtext('barcode'), hashtext(${barcode}))`.execute(tx);

export const emptyBarcode = (tx: Tx, productId: number) =>
  tx.updateTable('product_facts').set({ barcode: null }).where('product_id', '=', productId).execute();
