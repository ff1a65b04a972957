import { sql } from 'kysely';
import { isIdIn } from '../../../db/lists/list-window.ts';
import { type StatusStep, writeStatuses } from '../../../db/lists/write-statuses.ts';
import type { Db } from '../../../db/types.ts';

/** Locks the rows until the transaction ends, in the order of their ids, so that admins cannot deadlock. */
export const lockOrders = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.user_id',
      'orders.order_status as status',
      'orders.rating',
      'users.name as member',
      'orders.quantity',
      'users.email',
      'products.name as product',
    ])
    .select(
      sql<number>`(select min(id) from orders as line where line.checkout_id = orders.checkout_id)`.as(
        'first_order_id',
      ),
    )
    .where(isIdIn('orders.id', ids))
    .orderBy('orders.id')
    .forNoKeyUpdate('orders')
    .execute();

/**
 * Changes statuses of orders without a rating, which only Delivered orders have.
 * @returns the ids of the changed rows
 */
export const moveOrders = (db: Db, steps: readonly StatusStep[]): Promise<number[]> =>
  writeStatuses(
    db,
    { table: 'orders', column: 'order_status', conditions: [sql`orders.rating is null`] },
    steps,
  );
