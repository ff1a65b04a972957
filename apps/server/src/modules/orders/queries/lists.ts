import type { OrderStatus } from '@namma/contract/orders';
import { type RawBuilder, sql } from 'kysely';
import { type DayRange, hasComeAfter, isInDays } from '../../../db/lists/filtered-list.ts';
import {
  type FoundIds,
  inOrder,
  isAfterCursor,
  type ListWindow,
  readTally,
  where,
} from '../../../db/lists/list-window.ts';
import { byMember, byProduct, searchOwned } from '../../../db/lists/owned-search.ts';
import { type Param, preparedQuery } from '../../../db/statements.ts';
import type { Db } from '../../../db/types.ts';
import { selectOrders, selectOrdersOf } from './select.ts';

export interface OrderFilter extends DayRange {
  status?: OrderStatus | undefined;
  /** Matches a member's name, email or phone, a product's name, or an order id. */
  q?: string | undefined;
  /** Only those with a higher id. */
  after?: number | undefined;
}

/** The conditions of a filter without its text. */
export const conditionsOf = (filter: OrderFilter): RawBuilder<unknown>[] => [
  ...(filter.status ? [sql`order_status = ${filter.status}`] : []),
  ...isInDays(filter, 'created_at'),
  ...hasComeAfter(filter.after, 'id'),
];

/** The orders that match a text, by member, product and id, and how many there are. */
export const searchOrderIds = (
  db: Db,
  filter: OrderFilter & { q: string },
  window: ListWindow,
): Promise<FoundIds> =>
  searchOwned(
    db,
    {
      table: 'orders',
      owners: [byMember, byProduct],
      text: filter.q,
      conditions: conditionsOf(filter),
      size: () => readTally(db, 'order_status'),
    },
    window,
  );

/** The ids of the orders in the checkout of this order. */
export async function listIdsOfCheckout(
  db: Db,
  orderId: number,
  filter: OrderFilter,
  window: ListWindow,
): Promise<FoundIds> {
  const ofCheckout = sql`checkout_id = (select checkout_id from orders where id = ${orderId})`;
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with found as materialized (
      select id from orders ${where([ofCheckout, ...conditionsOf(filter), ...isAfterCursor('id', window)])}
    )
    select
      array(select id from found order by ${inOrder('id', window)} limit ${window.limit} offset ${window.offset}) as ids,
      (select count(*)::int from found) as count`.execute(db);
  return { ids: rows[0]?.ids ?? [], count: rows[0]?.count ?? 0, isMore: false };
}

/** Orders with their members. */
const withMember = (orders: ReturnType<typeof selectOrders>) =>
  orders
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'users.id as member_id',
      'users.name as member_name',
      'users.email as member_email',
      'users.phone as member_phone',
    ]);

/** The rows with these ids, in the given order. */
export const listOrders = preparedQuery((db, param: Param<{ ids: readonly number[] }>) =>
  withMember(selectOrdersOf(db, param('ids')))
    .orderBy(sql`orders.place`)
    .compile(),
);

/** All orders of the checkout of this order, in the order they were placed. */
export const listCheckoutOf = (db: Db, orderId: number) =>
  withMember(selectOrders(db))
    .select(['checkouts.fee_paise', 'checkouts.total_paise'])
    .where('orders.checkout_id', '=', (eb) =>
      eb.selectFrom('orders as asked').select('asked.checkout_id').where('asked.id', '=', orderId),
    )
    .orderBy('orders.id')
    .execute();
