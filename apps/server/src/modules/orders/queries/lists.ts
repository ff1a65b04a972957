import type { ListSort } from '@namma/contract/desk';
import type { OrderStatus } from '@namma/contract/orders';
import { sql } from 'kysely';
import { idIn } from '../../../db/like.ts';
import { type FoundIds, inOrder, isBehind, type ListWindow, where } from '../../../db/list-window.ts';
import { findOwnedIds } from '../../../db/search-ids.ts';
import { mentions } from '../../../db/text-match.ts';
import type { Db } from '../../../db/types.ts';
import { selectOrders, selectOrdersOf } from './select.ts';

export interface OrderFilter {
  status?: OrderStatus | undefined;
  /** Part of a member's name, email or phone, of a product's name, or an order id. */
  q?: string | undefined;
}

const isOfStatus = ({ status }: OrderFilter) => (status ? [sql`orders.order_status = ${status}`] : []);

/** All of them, or of one status. */
export async function listOrderIds(db: Db, filter: OrderFilter, window: ListWindow): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders ${where([...isOfStatus(filter), ...isBehind('orders.id', window)])}
    order by ${inOrder('orders.id', window)} limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows.map((row) => row.id);
}

/** Those of a few members and products, and the one that the text may be the number of. */
export const findOrderIdsOf = (
  db: Db,
  { userIds, productIds }: { userIds: readonly number[]; productIds: readonly number[] },
  filter: OrderFilter & { q: string },
  window: ListWindow,
): Promise<FoundIds> =>
  findOwnedIds(
    db,
    {
      table: 'orders',
      owners: [
        { column: 'user_id', ids: userIds },
        { column: 'product_id', ids: productIds },
      ],
      id: idIn(filter.q),
      conditions: isOfStatus(filter),
    },
    window,
  );

/** Which of the first so many orders of the list have the text: for what very many members or products have. */
export async function lookAtOrders(
  db: Db,
  filter: OrderFilter & { q: string },
  window: ListWindow,
  rows: number,
): Promise<number[]> {
  const inNames = sql`(${mentions('member.searched', filter.q)} or ${mentions('product.searched', filter.q)})`;
  const id = idIn(filter.q);
  const isMeant = id === undefined ? inNames : sql`(${inNames} or orders.id = ${id})`;
  const byId = inOrder('orders.id', window);
  // With a limit in them, member and product are looked up for each row: no plan can begin with all of them.
  const found = await sql<{ id: number }>`
    select orders.id from (
      select id, user_id, product_id from orders ${where([...isOfStatus(filter), ...isBehind('orders.id', window)])}
      order by ${byId} limit ${rows}
    ) as orders
    cross join lateral (select searched from users where users.id = orders.user_id limit 1) as member
    cross join lateral (select searched from product_texts where product_id = orders.product_id limit 1) as product
    where ${isMeant} order by ${byId} limit ${window.limit} offset ${window.offset}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** For what some have: walks the list with the members and products at hand that have the text. */
export async function walkOrderIds(
  db: Db,
  filter: OrderFilter & { q: string },
  window: ListWindow,
): Promise<number[]> {
  const id = idIn(filter.q);
  const isMeant = sql`(user_id in (select id from member) or product_id in (select product_id from product)
    ${id === undefined ? sql`` : sql`or id = ${id}`})`;
  const conditions = [isMeant, ...isOfStatus(filter), ...isBehind('orders.id', window)];
  const { rows } = await sql<{ id: number }>`
    with member as materialized (select id from users where ${mentions('searched', filter.q)}),
    product as materialized (select product_id from product_texts where ${mentions('searched', filter.q)})
    select id from orders ${where(conditions)}
    order by ${inOrder('orders.id', window)} limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows.map((row) => row.id);
}

/** Orders with whose they are. */
const withMember = (orders: ReturnType<typeof selectOrders>) =>
  orders
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'users.id as member_id',
      'users.name as member_name',
      'users.email as member_email',
      'users.phone as member_phone',
    ]);

export const listOrders = (db: Db, ids: readonly number[], sort: ListSort) =>
  withMember(selectOrdersOf(db, ids))
    .orderBy('orders.id', sort === 'newest' ? 'desc' : 'asc')
    .execute();

/** All orders of the checkout that this one belongs to, in the order they were placed. */
export const listCheckoutOf = (db: Db, orderId: number) =>
  withMember(selectOrders(db))
    .select(['checkouts.fee_paise', 'checkouts.total_paise'])
    .where('orders.checkout_id', '=', (eb) =>
      eb.selectFrom('orders as asked').select('asked.checkout_id').where('asked.id', '=', orderId),
    )
    .orderBy('orders.id')
    .execute();
