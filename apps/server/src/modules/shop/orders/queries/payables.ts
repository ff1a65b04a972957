import { OWN_LIST_MAX } from '@namma/contract/pages';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { openDocumentNumber } from '../../../money/documents/api.ts';

/** `+ 0` stops the planner from searching min(id) in the primary key, which would scan the whole table. */
const firstOrderId = sql<number>`(
  select min(orders.id + 0) from orders where orders.checkout_id = checkouts.id)`;

/** The amount to pay for a checkout: its orders that are neither cancelled nor returned, and the fee; 0 without any. */
export const toPayPaise = sql<number>`coalesce((
  select sum(quantity::bigint * unit_price_paise) from orders
  where orders.checkout_id = checkouts.id and cancelled_at is null and returned_at is null
) + checkouts.fee_paise, 0)::bigint`;

/** SQL: the due amount of each checkout that is not paid, with its member. */
export const owedForOrders: RawBuilder<unknown> = sql`
  select user_id, ${toPayPaise} - paid_paise as paise from checkouts
  where paid_paise < total_paise and paid_paise < ${toPayPaise}`;

const selectPayables = (db: Db) =>
  db
    .selectFrom('checkouts')
    .select([
      'checkouts.id',
      'checkouts.user_id',
      'checkouts.paid_paise',
      'checkouts.created_at',
      'checkouts.channel',
      'checkouts.discount_paise',
      'checkouts.discount_reason',
      firstOrderId.as('first_order_id'),
      toPayPaise.as('to_pay_paise'),
    ]);

export const findPayable = (db: Db, checkoutId: string) =>
  selectPayables(db)
    .select(openDocumentNumber('checkout_id', sql.ref('checkouts.id')).as('document_number'))
    .where('checkouts.id', '=', checkoutId)
    .executeTakeFirst();

/** Locks a checkout until the transaction ends: its orders in order of their ids, then itself, the usual lock order. */
export async function lockPayable(tx: Tx, checkoutId: string): Promise<void> {
  await sql`select from orders where checkout_id = ${checkoutId} order by id for no key update`.execute(tx);
  await sql`select from checkouts where id = ${checkoutId} for no key update`.execute(tx);
}

/** The maximum of checkouts per member at the counter. */
const PAYABLES_MOST = 20;

/** Lists the unpaid and the newest checkouts of these members, always including the given ones. */
export const listPayables = (db: Db, userIds: readonly number[], checkoutIds: readonly string[]) =>
  selectPayables(db)
    .where(
      sql<boolean>`(checkouts.id = any(${[...checkoutIds]}::uuid[]) or checkouts.id in (
        select recent.id from unnest(${[...userIds]}::int[]) as member (id) cross join lateral (
          (select unpaid.id from checkouts as unpaid
            where unpaid.user_id = member.id and unpaid.paid_paise < unpaid.total_paise
            order by unpaid.created_at desc limit ${sql.lit(PAYABLES_MOST)})
          union
          (select checkout_id from orders where orders.user_id = member.id
            order by orders.id desc limit ${sql.lit(PAYABLES_MOST)})
        ) as recent))`,
    )
    .orderBy('checkouts.created_at', 'desc')
    .execute();

/** Lists the lines of these checkouts, in the order they were placed. */
export const listPayableLines = (db: Db, checkoutIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.checkout_id',
      'products.name',
      'orders.quantity',
      'orders.unit_price_paise',
      'orders.order_status',
      sql<boolean>`orders.cancelled_at is not null`.as('is_cancelled'),
    ])
    .where(sql<boolean>`orders.checkout_id = any(${[...checkoutIds]}::uuid[])`)
    .orderBy('orders.id')
    .execute();

/** Finds the checkout that begins with this order. */
export const findCheckoutOf = (db: Db, firstOrderId: number) =>
  db.selectFrom('orders').select('checkout_id').where('id', '=', firstOrderId).executeTakeFirst();

/** Lists the newest checkouts of a member with a due amount; a checkout counts as delivered when all its lines are. */
export const listUnpaidCheckoutsOf = (db: Db, userId: number) =>
  selectPayables(db)
    .select([
      'checkouts.arrives_from_days',
      'checkouts.arrives_to_days',
      'checkouts.town',
      sql<boolean>`not exists (
        select from orders where checkout_id = checkouts.id and cancelled_at is null and returned_at is null and order_status <> 'Delivered')`.as(
        'is_delivered',
      ),
    ])
    .where('checkouts.user_id', '=', userId)
    .where(sql<boolean>`checkouts.paid_paise < checkouts.total_paise`)
    .where(sql<boolean>`checkouts.paid_paise < ${toPayPaise}`)
    .orderBy('checkouts.created_at', 'desc')
    .limit(OWN_LIST_MAX)
    .execute();
