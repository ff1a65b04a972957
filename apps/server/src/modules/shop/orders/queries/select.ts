import type { PaidBy } from '@namma/contract/payments/schemas';
import { type SelectQueryBuilder, sql } from 'kysely';
import { rowsOf } from '../../../../platform/db/lists/list-window.ts';
import { withinCalendar } from '../../../../platform/db/stored-days.ts';
import type { Db, Tables } from '../../../../platform/db/types.ts';
import { productColumns } from '../../catalogue/api.ts';
import type { PresentableOrder } from '../present.ts';
import { toPayPaise } from './payables.ts';
import { returnDays } from './return-days.ts';

/** The rows of `PresentableOrder`. */
export const selectOrders = (db: Db) => withItsParts(db.selectFrom('orders'));

/** Only orders with these ids. Looks each up by key: for many ids at once the planner would prefer a scan. */
export const selectOrdersOf = (db: Db, ids: readonly number[]) =>
  withItsParts(db.selectFrom(rowsOf('orders', ids).as('orders')));

/** The goods of the other orders of the checkout that are neither cancelled nor returned; null without any. */
export const goodsOfOthers = sql<number | null>`(
  select sum(rest.quantity::bigint * rest.unit_price_paise)::bigint from orders as rest
  where rest.checkout_id = orders.checkout_id and rest.id <> orders.id
    and rest.cancelled_at is null and rest.returned_at is null)`;

/** The payments of an order's checkout: its valid receipts by mode and center, largest amount first. */
export const paidBy = sql<PaidBy[]>`(
  select coalesce(json_agg(json_build_object('mode', mode, 'center', center, 'amountPaise', paise) order by paise desc, mode), '[]')
  from (
    select mode, center, sum(amount_paise)::bigint as paise from payments
    where payments.checkout_id = orders.checkout_id and kind = 'payment' and reversed_by is null group by mode, center
  ) as received)`;

const withItsParts = (orders: SelectQueryBuilder<Tables, 'orders', object>) =>
  orders
    .innerJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id as order_id',
      'orders.checkout_id',
      // `+ 0` stops the planner from searching min(id) in the primary key, which would scan the whole table.
      sql<number>`(select min(first.id + 0) from orders as first where first.checkout_id = orders.checkout_id)`.as(
        'first_order_id',
      ),
      sql<string | null>`(
        select number from documents
        where documents.checkout_id = orders.checkout_id and kind <> 'credit_note' and documents.cancelled_at is null
          and lines @> jsonb_build_array(jsonb_build_object('orderId', coalesce(orders.split_from, orders.id))))`.as(
        'document_number',
      ),
      'orders.quantity',
      'orders.split_from',
      'orders.unit_price_paise',
      'orders.order_status',
      'orders.channel',
      'orders.rating as stars',
      sql<boolean>`exists (select from reviews where reviews.order_id = orders.id)`.as('is_reviewed'),
      'orders.cancelled_at',
      'orders.returned_at',
      'orders.delivered_at',
      returnDays.as('return_days'),
      'checkouts.arrives_from_days',
      'checkouts.arrives_to_days',
      'checkouts.paid_paise',
      toPayPaise.as('to_pay_paise'),
      sql<PresentableOrder['return']>`(
        select json_build_object('id', id, 'cause', cause, 'state', state, 'reason', reason, 'note', note,
          'quantity', coalesce(returns.quantity, orders.quantity), 'created_at', ${withinCalendar(sql`created_at`)}, 'refunded_paise', refunded_paise)
        from returns where returns.order_id = orders.id order by id desc limit 1)`.as('return'),
      'orders.created_at as ordered_at',
      'checkouts.payment_mode',
      'checkouts.name as recipient',
      'checkouts.email',
      'checkouts.phone',
      'checkouts.address',
      'checkouts.town',
      'checkouts.pincode',
      'checkouts.district',
      'checkouts.state',
      'checkouts.address_type',
      ...productColumns,
    ]);
