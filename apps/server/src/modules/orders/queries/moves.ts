import { sql } from 'kysely';
import { isIdIn } from '../../../db/lists/list-window.ts';
import { type StatusStep, writeStatuses } from '../../../db/lists/write-statuses.ts';
import type { Db } from '../../../db/types.ts';

/** Holds the rows until the transaction ends, in the order of their ids, so that two admins never wait in a circle. */
export const lockOrders = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
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

/** Takes the steps of orders without a rating, which only a Delivered one has. @returns the ids of the rows that it changed */
export const moveOrders = (db: Db, steps: readonly StatusStep[]): Promise<number[]> =>
  writeStatuses(
    db,
    { table: 'orders', column: 'order_status', conditions: [sql`orders.rating is null`] },
    steps,
  );
