import { parseOrderNumber } from '@namma/contract/codes/order-number';
import type { Channel, OrderStatus } from '@namma/contract/orders/rules';
import { type RawBuilder, sql } from 'kysely';
import { hasComeAfter, isInDays } from '../../../../platform/db/lists/filtered-list.ts';
import { byDays, type ListFilter, type ListRows } from '../../../../platform/db/lists/find-ids.ts';
import {
  type FoundIds,
  inOrder,
  isAfterCursor,
  type ListWindow,
  where,
} from '../../../../platform/db/lists/list-window.ts';
import { byMember, byProduct, searchOwned } from '../../../../platform/db/lists/owned-search.ts';
import { memberEmail } from '../../../../platform/db/member-email.ts';
import type { Db } from '../../../../platform/db/types.ts';
import { buyerName } from './moves.ts';
import { goodsOfOthers, paidBy, selectOrders, selectOrdersOf } from './select.ts';

/** `q` matches a member's name, email or phone, a product's name, an order id or an order number. */
interface OrderFilter extends ListFilter {
  status?: OrderStatus | undefined;
  channel?: Channel | undefined;
  cancelled?: 'true' | undefined;
  returned?: 'true' | undefined;
}

/** Searches orders by member, product, id and order number. */
export const orderRows: ListRows<OrderFilter> = {
  table: 'orders',
  conditionsOf: (filter) => [
    ...(filter.status
      ? [sql`(order_status = ${filter.status} and cancelled_at is null and returned_at is null)`]
      : []),
    ...(filter.channel ? [sql`channel = ${filter.channel}`] : []),
    ...(filter.cancelled ? [sql`cancelled_at is not null`] : []),
    ...(filter.returned ? [sql`returned_at is not null`] : []),
    ...isInDays(filter, 'created_at'),
    ...hasComeAfter(filter.after, 'id'),
    // Split-off pieces are not a new order.
    ...(filter.after === undefined ? [] : [sql`split_from is null`]),
  ],
  orderedBy: byDays('created_at'),
  countedBy: ({ status, cancelled, returned }) => [status, cancelled, returned],
  search: (db, search, window) => {
    const firstOrderId = parseOrderNumber(search.text);
    return firstOrderId
      ? listIdsOfCheckout(db, firstOrderId, search.conditions, window)
      : searchOwned(db, { ...search, table: 'orders', owners: [byMember, byProduct] }, window);
  },
};

/** Lists the ids of this order's checkout, in order of the ids. */
async function listIdsOfCheckout(
  db: Db,
  orderId: number,
  conditions: readonly RawBuilder<unknown>[],
  { orderedBy: _, ...window }: ListWindow,
): Promise<FoundIds> {
  const ofCheckout = sql`checkout_id = (select checkout_id from orders where id = ${orderId})`;
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with found as materialized (
      select id from orders ${where([ofCheckout, ...conditions, ...isAfterCursor('id', window)])}
    )
    select
      array(select id from found order by ${inOrder('id', window)} limit ${window.limit} offset ${window.offset}) as ids,
      (select count(*)::int from found) as count`.execute(db);
  return { ids: rows[0]?.ids ?? [], count: rows[0]?.count ?? 0, isMore: false };
}

/** Orders with their members. */
const withMember = (orders: ReturnType<typeof selectOrders>) =>
  orders
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select([
      'users.id as member_id',
      buyerName.as('member_name'),
      memberEmail.as('member_email'),
      'users.phone as member_phone',
      'checkouts.fee_paise',
      goodsOfOthers.as('goods_left_paise'),
      paidBy.as('paid_by'),
    ]);

/** Lists orders by id, in the given order. */
export const listOrders = (db: Db, values: { ids: readonly number[] }) =>
  withMember(selectOrdersOf(db, values.ids)).orderBy(sql`orders.place`).execute();

/** Lists all orders of this order's checkout, in the order they were placed. */
export const listCheckoutOf = (db: Db, orderId: number) =>
  withMember(selectOrders(db))
    .select('orders.cancel_reason')
    .where('orders.checkout_id', '=', (eb) =>
      eb.selectFrom('orders as asked').select('asked.checkout_id').where('asked.id', '=', orderId),
    )
    .orderBy('orders.id')
    .execute();

/** For timelines: a member's checkouts, each identified by its first order. */
export const checkoutEntries = ({ userId }: { userId: number }) => sql`
  select min(id) as id, min(created_at) as at from orders where user_id = ${userId} group by checkout_id`;
