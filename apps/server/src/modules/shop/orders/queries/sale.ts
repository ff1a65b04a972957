import { gymDay } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { lastDeliveryOn } from '../../../core/settings/api.ts';
import { orderMovesInsert } from '../../stock/api.ts';

export interface NewSale {
  id: string;
  /** Null for an unregistered buyer. */
  userId: number | null;
  totalPaise: number;
  /** A discount that is in the prices of the lines. */
  discount?: { percent: number; paise: number; reason: string } | undefined;
  at: Date;
  lines: readonly { productId: number; quantity: number; unitPricePaise: number }[];
}

/**
 * Stores the checkout of a counter sale, with one delivered order per line, and takes the pieces from the stock of
 * tracked products, which the transaction has locked. Batches too old for an online order stay sellable here.
 * @returns the ids of the orders, in the order of the lines
 */
export async function insertSale(
  tx: Tx,
  { id, userId, totalPaise, discount, at, lines }: NewSale,
): Promise<number[]> {
  await sql`
    insert into checkouts (id, user_id, channel, fee_paise, total_paise, created_at, discount_percent, discount_paise,
      discount_reason)
    values (${id}::uuid, ${userId}::int, 'counter', 0, ${totalPaise}::bigint, ${at}::timestamptz,
      ${discount?.percent ?? 0}::smallint, ${discount?.paise ?? 0}::bigint, ${discount?.reason ?? null}::text)`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number }>`
    with sold as (
      insert into orders (checkout_id, user_id, channel, created_at, delivered_at, order_status, product_id, quantity,
        unit_price_paise, unit_cost_paise)
      select ${id}::uuid, ${userId}::int, 'counter', ${at}::timestamptz, ${at}::timestamptz, 'Delivered', product_id, quantity,
        unit_price_paise, (select cost_paise from products where products.id = product_id)
      from unnest(
        ${lines.map((line) => line.productId)}::int[],
        ${lines.map((line) => line.quantity)}::int[],
        ${lines.map((line) => line.unitPricePaise)}::int[]
      ) with ordinality as line (product_id, quantity, unit_price_paise, position)
      order by position
      returning id, product_id, quantity
    ), moves as (${orderMovesInsert(sql`sold`, lastDeliveryOn(gymDay(at)), at)})
    select id from sold order by id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Finds the member of an order; undefined for an unregistered buyer. */
export const findBuyer = async (db: Db, orderId: number): Promise<number | undefined> =>
  (await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst())?.user_id ??
  undefined;
