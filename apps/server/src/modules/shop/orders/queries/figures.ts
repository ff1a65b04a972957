import type { Day } from '@namma/contract/days/dates';
import type { OrderStatus } from '@namma/contract/orders/rules';
import { sql } from 'kysely';
import { isInDays } from '../../../../platform/db/lists/filtered-list.ts';
import { where } from '../../../../platform/db/lists/list-window.ts';
import type { Db } from '../../../../platform/db/types.ts';

/** Cancelled and returned orders are not sales (D17). */
const isSale = sql`cancelled_at is null and returned_at is null`;

/**
 * Goods in rupees. The database divides, because sums of paise can exceed the integers that JavaScript represents
 * exactly.
 */
const rupees = sql`sum(quantity::bigint * unit_price_paise) / 100`;

/**
 * Lists days with sales, oldest first. Both ends are given, because for one the planner expects a third of all orders.
 */
export async function listSalesByDay(
  db: Db,
  days: { from: Day; to: Day },
): Promise<{ day: Day; rupees: number; orders: number }[]> {
  const { rows } = await sql<{ day: Day; rupees: number; orders: number }>`
    select gym_day(created_at) as day, ${rupees} as rupees, count(*) as orders
    from orders ${where([isSale, ...isInDays(days, 'created_at')])}
    group by gym_day(created_at) order by 1`.execute(db);
  return rows;
}

/**
 * Reads all sales: the number of orders, their goods in rupees, and the numbers of undelivered orders by status; a
 * status without orders is absent. Nearly all orders are delivered, and grouping all by status would take twice as
 * long.
 */
export async function readSales(
  db: Db,
): Promise<{ rupees: number; orders: number; open: Map<OrderStatus, number> }> {
  const { rows } = await sql<{ status: OrderStatus | null; rupees: number | null; orders: number }>`
    select null as status, ${rupees} as rupees, count(*) as orders from orders where ${isSale}
    union all
    select order_status, null, count(*) from orders
    where ${isSale} and order_status in ('Pending', 'Transit', 'Out-For-Delivery') group by order_status`.execute(
    db,
  );
  const all = rows.find(({ status }) => status === null);
  return {
    rupees: all?.rupees ?? 0,
    orders: all?.orders ?? 0,
    open: new Map(rows.flatMap(({ status, orders }) => (status === null ? [] : [[status, orders] as const]))),
  };
}
