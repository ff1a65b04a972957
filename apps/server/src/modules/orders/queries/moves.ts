import type { OrderStatus } from '@namma/contract/orders';
import { sql } from 'kysely';
import { isIdIn } from '../../../db/lists/list-window.ts';
import type { Db } from '../../../db/types.ts';

/** Holds the rows until the transaction ends, in the order of their ids, so that two admins never wait in a circle. */
export const lockOrders = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.order_status',
      'orders.rating',
      'users.name as member',
      'products.name as product',
    ])
    .where(isIdIn('orders.id', ids))
    .orderBy('orders.id')
    .forNoKeyUpdate('orders')
    .execute();

interface Step {
  id: number;
  from: OrderStatus;
  to: OrderStatus;
}

/**
 * The ids of those that had the status to move from, and no rating, which only a Delivered order has. One statement for all: the totals that the database keeps of them
 * are then taken in one order, too.
 */
export async function moveOrders(db: Db, steps: readonly Step[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update orders set order_status = step.new_status
    from unnest(
      ${steps.map((step) => step.id)}::int[],
      ${steps.map((step) => step.from)}::text[],
      ${steps.map((step) => step.to)}::text[]
    ) as step (id, old_status, new_status)
    where orders.id = step.id and orders.order_status = step.old_status and orders.rating is null
    returning orders.id`.execute(db);
  return rows.map((row) => row.id);
}
