import { OWN_LIST_MAX } from '@namma/contract/pages';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';
import type { PresentableOrder } from '../present.ts';
import { selectOrders } from './select.ts';

/**
 * Lists the newest orders up to the id `lastId`, newest first; split-off pieces come before the order they belong to.
 */
export const listOrdersOf = (
  db: Db,
  values: { userId: number; lastId: number },
): Promise<PresentableOrder[]> =>
  selectOrders(db)
    .where('orders.user_id', '=', values.userId)
    .where(
      sql<boolean>`coalesce(orders.split_from, orders.id) in (
          select id from orders as placed
          where placed.user_id = ${values.userId} and placed.id <= ${values.lastId} and placed.split_from is null
          order by placed.id desc limit ${sql.lit(OWN_LIST_MAX)})`,
    )
    .orderBy(sql`coalesce(orders.split_from, orders.id)`, 'desc')
    .orderBy('orders.id', 'desc')
    .execute();

/** Finds an order of any member. */
export const findOrder = (db: Db, id: number) =>
  db
    .selectFrom('orders')
    .select(['user_id', 'product_id', 'order_status', 'rating', 'returned_at'])
    .where('id', '=', id)
    .executeTakeFirst();

export interface RatedOrder {
  userId: number;
  productId: number;
  /** The oldest unrated delivered order when absent. */
  orderId?: number | undefined;
}

/** Rates an order; undefined when the member has no such order, or none that is delivered and unrated. */
export const rateOrder = (
  db: Db,
  { userId, productId, orderId }: RatedOrder,
  { stars, at }: { stars: number; at: Date },
) =>
  db
    .updateTable('orders')
    .set({ rating: stars, rated_at: at })
    .where('id', '=', (eb) => {
      const waiting = eb
        .selectFrom('orders as waiting')
        .select('waiting.id')
        .where('waiting.user_id', '=', userId)
        .where('waiting.product_id', '=', productId)
        .where('waiting.order_status', '=', 'Delivered')
        .where('waiting.rating', 'is', null)
        .where('waiting.returned_at', 'is', null)
        .orderBy('waiting.id')
        .limit(1)
        .forUpdate();
      return orderId === undefined ? waiting : waiting.where('waiting.id', '=', orderId);
    })
    // Repeated for the locked row, which a concurrent request may have rated.
    .where('order_status', '=', 'Delivered')
    .where('rating', 'is', null)
    .where('returned_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Locks an order until the transaction ends. */
export const lockRated = (db: Db, id: number) =>
  db
    .selectFrom('orders')
    .select(['user_id', 'product_id', 'rating', 'rated_at', 'returned_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Changes the stars of a locked order. */
export const setRating = (db: Db, id: number, stars: number) =>
  db.updateTable('orders').set({ rating: stars }).where('id', '=', id).execute();

/** Finds if the member has ordered a product, and rated one of these orders; null without orders. */
export const findRatings = (db: Db, userId: number, productId: number) =>
  db
    .selectFrom('orders')
    .select(sql<boolean | null>`bool_or(rating is not null)`.as('hasRated'))
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
