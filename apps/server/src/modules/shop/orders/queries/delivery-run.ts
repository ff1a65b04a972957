import type { OrderStatus } from '@namma/contract/orders/rules';
import { sql } from 'kysely';
import type { AddressFields } from '../../../../platform/db/shop-tables.ts';
import type { Db } from '../../../../platform/db/types.ts';
import { openDocumentNumber } from '../../../money/documents/api.ts';
import { toPayPaise } from './payables.ts';

const ADDRESS = [
  'name',
  'email',
  'phone',
  'address',
  'town',
  'pincode',
  'district',
  'state',
  'address_type',
] as const satisfies readonly (keyof AddressFields)[];

/** The UTC instants that bound a day in IST; the second one is excluded. */
interface DeliveryDay {
  from: Date;
  to: Date;
  /** True for today, which includes orders on their way. */
  isToday: boolean;
}

export interface StopRow extends AddressFields {
  id: string;
  first_order_id: number;
  user_id: number;
  paid_paise: number;
  to_pay_paise: number;
  document_number: string | null;
  lines: { orderId: number; product: string; quantity: number; pricePaise: number; status: OrderStatus }[];
}

/**
 * Lists the checkouts that arrived on a day, and with `isToday` those on their way, by pincode and town; one more than
 * `limit` when there are more. Excludes cancelled and returned lines.
 */
export async function listStops(
  db: Db,
  { from, to, isToday }: DeliveryDay,
  limit: number,
): Promise<StopRow[]> {
  // Counter sales need no delivery.
  const standing = sql`orders.cancelled_at is null and orders.returned_at is null and orders.channel = 'online'`;
  const { rows } = await sql<StopRow>`
    with stops as (
      select checkout_id from orders where delivered_at >= ${from} and delivered_at < ${to} and ${standing}
      ${isToday ? sql`union select checkout_id from orders where order_status in ('Transit', 'Out-For-Delivery') and ${standing}` : sql``}
    )
    select checkouts.id, checkouts.user_id, checkouts.paid_paise, ${toPayPaise} as to_pay_paise,
      ${sql.join(ADDRESS.map((field) => sql.ref(`checkouts.${field}`)))},
      (select min(orders.id + 0) from orders where orders.checkout_id = checkouts.id) as first_order_id,
      ${openDocumentNumber('checkout_id', sql.ref('checkouts.id'))} as document_number,
      (select json_agg(json_build_object('orderId', orders.id, 'product', products.name, 'quantity', orders.quantity,
          'pricePaise', orders.unit_price_paise,          'status', orders.order_status) order by orders.id)
        from orders join products on products.id = orders.product_id
        where orders.checkout_id = checkouts.id and ${standing}) as lines
    from stops join checkouts on checkouts.id = stops.checkout_id
    order by checkouts.pincode, checkouts.town, checkouts.address, checkouts.id limit ${limit + 1}`.execute(
    db,
  );
  return rows;
}

/** Lists the orders of these checkouts. */
export async function listOrderIdsOf(db: Db, checkoutIds: readonly string[]) {
  const { rows } = await sql<{ id: number; checkout_id: string }>`
    select id, checkout_id from orders where checkout_id = any(${[...checkoutIds]}::uuid[]) order by id`.execute(
    db,
  );
  return rows;
}

/** Locks checkouts in order of their ids, after their orders. */
export const lockCheckouts = (db: Db, ids: readonly string[]) =>
  sql`select from checkouts where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(db);
