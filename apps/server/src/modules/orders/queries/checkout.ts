import { type Insertable, sql } from 'kysely';
import type { CheckoutsTable, OrdersTable } from '../../../db/shop-tables.ts';
import type { Db } from '../../../db/types.ts';

type NewCheckout = Insertable<CheckoutsTable>;
type NewOrder = Pick<Insertable<OrdersTable>, 'product_id' | 'quantity' | 'unit_price_paise'>;

/**
 * Stores a checkout and one order for each line.
 * @returns the ids of the orders, in the order of the lines
 */
export async function insertCheckout(
  db: Db,
  checkout: NewCheckout,
  lines: readonly NewOrder[],
): Promise<number[]> {
  const rows = await db
    .with('checkout', (cte) => cte.insertInto('checkouts').values(checkout))
    .insertInto('orders')
    .columns(['checkout_id', 'user_id', 'created_at', 'product_id', 'quantity', 'unit_price_paise'])
    .expression(
      sql`
        select ${checkout.id}::uuid, ${checkout.user_id}::int, ${checkout.created_at}::timestamptz,
          product_id, quantity, unit_price_paise
        from unnest(
          ${lines.map((line) => line.product_id)}::int[],
          ${lines.map((line) => line.quantity)}::int[],
          ${lines.map((line) => line.unit_price_paise)}::int[]
        ) with ordinality as line (product_id, quantity, unit_price_paise, position)
        order by position`,
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
