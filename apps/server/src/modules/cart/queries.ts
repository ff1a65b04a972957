import { QUANTITY_TECHNICAL_MAX } from '@namma/contract/orders';
import { sql } from 'kysely';
import type { Db } from '../../db/types.ts';
import { productColumns } from '../catalogue/present.ts';

export const listCartLines = (db: Db, userId: number) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select(['cart_lines.id as cart_id', 'cart_lines.quantity', ...productColumns])
    .where('cart_lines.user_id', '=', userId)
    .orderBy('cart_lines.id')
    .execute();

/** One piece more of a product that can be had; undefined when it cannot. */
export const addPiece = (db: Db, userId: number, productId: number) =>
  db
    .insertInto('cart_lines')
    .columns(['user_id', 'product_id', 'quantity'])
    .expression(
      db
        .selectFrom('products')
        .select((eb) => [eb.val(userId).as('user_id'), 'id', eb.val(1).as('quantity')])
        .where('id', '=', productId)
        .where('is_available', '=', true)
        .where('deleted_at', 'is', null),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id'])
        .doUpdateSet({ quantity: sql`least(cart_lines.quantity + 1, ${QUANTITY_TECHNICAL_MAX}::int)` }),
    )
    .returning('id')
    .executeTakeFirst();

/** Undefined when the member has no such line. */
export const updateQuantity = (db: Db, userId: number, id: number, quantity: number) =>
  db
    .updateTable('cart_lines')
    .set({ quantity })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();

/** Undefined when the member has no such line. */
export const deleteLine = (db: Db, userId: number, id: number) =>
  db
    .deleteFrom('cart_lines')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();

/** Whoever's line it is. */
export const findLine = (db: Db, id: number) =>
  db.selectFrom('cart_lines').select('user_id').where('id', '=', id).executeTakeFirst();

/** Takes out the lines that hold exactly these quantities; returns how many there were. */
export async function deleteLinesAsOrdered(
  db: Db,
  userId: number,
  ordered: readonly { productId: number; quantity: number }[],
): Promise<number> {
  const { rows } = await sql`
    delete from cart_lines
    using unnest(${ordered.map((line) => line.productId)}::int[], ${ordered.map((line) => line.quantity)}::int[])
      as ordered (product_id, quantity)
    where cart_lines.user_id = ${userId}
      and cart_lines.product_id = ordered.product_id
      and cart_lines.quantity = ordered.quantity
    returning cart_lines.id`.execute(db);
  return rows.length;
}
