import type { ReturnCause, ReturnState } from '@namma/contract/returns/rules';
import { sql } from 'kysely';
import { hasComeAfter, isInDays } from '../../../../platform/db/lists/filtered-list.ts';
import { byDays, type ListFilter, type ListRows } from '../../../../platform/db/lists/find-ids.ts';
import { rowsOf } from '../../../../platform/db/lists/list-window.ts';
import { byMember, byProduct, searchOwned } from '../../../../platform/db/lists/owned-search.ts';
import { memberEmail } from '../../../../platform/db/member-email.ts';
import type { Db } from '../../../../platform/db/types.ts';
import { buyerName } from './moves.ts';
import { goodsOfOthers, paidBy } from './select.ts';

/** `q` matches a member's name, email or phone, a product's name or a return's number. */
interface ReturnFilter extends ListFilter {
  status?: ReturnState | undefined;
}

/** Searches returns by member, product and id. */
export const returnRows: ListRows<ReturnFilter> = {
  table: 'returns',
  conditionsOf: (filter) => [
    ...(filter.status ? [sql`state = ${filter.status}`] : []),
    ...isInDays(filter, 'created_at'),
    ...hasComeAfter(filter.after, 'id'),
  ],
  orderedBy: byDays('created_at'),
  search: (db, search, window) =>
    searchOwned(db, { ...search, table: 'returns', owners: [byMember, byProduct] }, window),
};

/** Lists returns with their orders, members and paid amounts, in order of the ids. */
export const listReturns = (db: Db, values: { ids: readonly number[] }) =>
  db
    .selectFrom(rowsOf('returns', values.ids).as('returns'))
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .innerJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
    .innerJoin('products', 'products.id', 'returns.product_id')
    .leftJoin('users', 'users.id', 'returns.user_id')
    .leftJoin('payments as refund', 'refund.id', 'returns.refund_id')
    .select([
      'returns.id',
      'returns.order_id',
      'returns.cause',
      'returns.state',
      'returns.reason',
      'returns.note',
      'returns.created_at',
      'returns.decided_at',
      'returns.refund_id',
      'refund.number as refund_number',
      'returns.refunded_paise',
      'orders.checkout_id',
      'orders.quantity',
      'returns.quantity as pieces',
      'orders.unit_price_paise',
      'checkouts.fee_paise',
      'checkouts.paid_paise',
      'products.name as product',
      'products.category',
      'users.id as member_id',
      buyerName.as('member_name'),
      memberEmail.as('member_email'),
      'users.phone as member_phone',
      // `+ 0` stops the planner from searching min(id) in the primary key, which would scan the whole table.
      sql<number>`(select min(first.id + 0) from orders as first where first.checkout_id = orders.checkout_id)`.as(
        'first_order_id',
      ),
      goodsOfOthers.as('goods_left_paise'),
      paidBy.as('paid_by'),
    ])
    .orderBy(sql`returns.place`)
    .execute();

interface NewReturn {
  orderId: number;
  /** The number of returned pieces; null for all. */
  quantity: number | null;
  cause: ReturnCause;
  state: ReturnState;
  reason: string | null;
  at: Date;
}

/**
 * Inserts the return of an order that the caller has locked; undefined when one exists. A rejected return is final,
 * except for a refused delivery that was accepted later.
 */
export async function insertReturn(db: Db, { orderId, quantity, cause, state, reason, at }: NewReturn) {
  const { rows } = await sql<{ id: number }>`
    insert into returns (order_id, user_id, product_id, quantity, cause, state, reason, created_at)
    select id, user_id, product_id, ${quantity}::int, ${cause}, ${state}, ${reason}, ${at}::timestamptz from orders
    where id = ${orderId} and not exists (
      select from returns where order_id = orders.id and (state <> 'refused' or cause = 'return'))
    on conflict do nothing
    returning id`.execute(db);
  return rows[0];
}

export const findReturn = (db: Db, id: number) =>
  db
    .selectFrom('returns')
    .select(['id', 'order_id', 'user_id', 'quantity', 'cause', 'state', 'reason'])
    .where('id', '=', id)
    .executeTakeFirst();

interface ReturnStep {
  id: number;
  /** The states in which the step is allowed. */
  from: readonly ReturnState[];
  to: ReturnState;
  note: string | null;
  at: Date;
  /** For a refund: the amount, and the receipt unless the amount is 0. */
  refund?: { paise: number; receiptId: number | null } | undefined;
}

/**
 * Moves a return to its next state; undefined when it is in none of the expected states, so that of two concurrent
 * calls one succeeds.
 */
export const moveReturn = (db: Db, { id, from, to, note, at, refund }: ReturnStep) =>
  db
    .updateTable('returns')
    .set({
      state: to,
      decided_at: at,
      ...(note === null ? {} : { note }),
      ...(refund ? { refunded_paise: refund.paise, refund_id: refund.receiptId } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();

/** Points a return of some pieces to the row they were split off into. */
export const pointToPart = (db: Db, id: number, orderId: number) =>
  db.updateTable('returns').set({ order_id: orderId, quantity: null }).where('id', '=', id).execute();

/** Deletes an undecided return; undefined when it was decided. */
export const deleteRequested = (db: Db, id: number) =>
  db
    .deleteFrom('returns')
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returning('id')
    .executeTakeFirst();

/** Finds the return refunded by this receipt. */
export const findRefunded = (db: Db, receiptId: number) =>
  db.selectFrom('returns').select(['id', 'order_id']).where('refund_id', '=', receiptId).executeTakeFirst();

/** Reopens the refund of a return; undefined when it is not refunded. */
export const reopenReturn = (db: Db, id: number) =>
  db
    .updateTable('returns')
    .set({ state: 'received', refunded_paise: null, refund_id: null })
    .where('id', '=', id)
    .where('state', '=', 'refunded')
    .returning('id')
    .executeTakeFirst();

/** Removes an order from sales and dues because its goods are back. The caller must lock its row. */
export const markReturned = (db: Db, orderId: number, at: Date) =>
  db.updateTable('orders').set({ returned_at: at }).where('id', '=', orderId).execute();
