import { QUANTITY_TECHNICAL_MAX } from '@namma/contract/orders';
import { type RawBuilder, sql } from 'kysely';
import { prepare, prepareShortRead } from '../../db/statements.ts';
import type { Db } from '../../db/types.ts';
import { type PresentableProduct, productColumns } from '../catalogue/present.ts';

export const listCartLines = prepareShortRead<
  { userId: number },
  PresentableProduct & { cart_id: number; quantity: number }
>((db, given) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select(['cart_lines.id as cart_id', 'cart_lines.quantity', ...productColumns])
    .where('cart_lines.user_id', '=', given('userId'))
    .orderBy('cart_lines.id')
    .compile(),
);

/** So many pieces more of a product that can be had; no row when it cannot. */
export const addPieces = prepare<{ userId: number; productId: number; quantity: number }, { id: number }>(
  (db, given) =>
    db
      .insertInto('cart_lines')
      .columns(['user_id', 'product_id', 'quantity'])
      .expression(
        db
          .selectFrom('products')
          .select([
            sql<number>`${given('userId')}::int`.as('user_id'),
            'id',
            sql<number>`${given('quantity')}::int`.as('quantity'),
          ])
          .where('id', '=', given('productId'))
          .where('is_available', '=', true)
          .where('deleted_at', 'is', null),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'product_id']).doUpdateSet({
          quantity: sql`least(cart_lines.quantity + excluded.quantity, ${QUANTITY_TECHNICAL_MAX}::int)`,
        }),
      )
      .returning('id')
      .compile(),
);

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

/**
 * For a statement that orders: holds the member's lines that have exactly the wanted quantities, in the order of their ids.
 * `wanted` has product_id and quantity.
 */
export const selectHeldLines = (
  userId: RawBuilder<number>,
  wanted: RawBuilder<unknown>,
  isAsked: RawBuilder<unknown>,
) => sql`
  select cart_lines.id from cart_lines join ${wanted} as wanted using (product_id)
  where ${isAsked} and cart_lines.user_id = ${userId} and cart_lines.quantity = wanted.quantity
  order by cart_lines.id for update of cart_lines`;

/** For the same statement. `held` has ids. */
export const deleteHeldLines = (held: RawBuilder<unknown>) =>
  sql`delete from cart_lines where id = any(array(${held}))`;
