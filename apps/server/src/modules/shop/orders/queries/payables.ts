import { OWN_LIST_MAX } from '@namma/contract/pages';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { openDocumentNumber } from '../../../money/documents/api.ts';

/** `+ 0` stops the planner from searching min(id) in the primary key, which would scan the whole table. */
const firstOrderId = sql<number>`(
  select min(orders.id + 0) from orders where orders.checkout_id = checkouts.id)`;

/** What is to be paid for a checkout: its orders that are neither cancelled nor returned, and the fee; nothing without any. */
export const toPayPaise = sql<number>`coalesce((
  select sum(quantity::bigint * unit_price_paise) from orders
  where orders.checkout_id = checkouts.id and cancelled_at is null and returned_at is null
) + checkouts.fee_paise, 0)::bigint`;

const selectPayables = (db: Db) =>
  db
    .selectFrom('checkouts')
    .select([
      'checkouts.id',
      'checkouts.user_id',
      'checkouts.paid_paise',
      'checkouts.created_at',
      firstOrderId.as('first_order_id'),
      toPayPaise.as('to_pay_paise'),
    ]);

export const findPayable = (db: Db, checkoutId: string) =>
  selectPayables(db)
    .select(openDocumentNumber('checkout_id', sql.ref('checkouts.id')).as('document_number'))
    .where('checkouts.id', '=', checkoutId)
    .executeTakeFirst();

/**
 * Locks a checkout until the transaction ends: its orders in the order of their ids, then itself, as whoever moves or
 * cancels its orders does.
 */
export async function lockPayable(tx: Tx, checkoutId: string): Promise<void> {
  await sql`select from orders where checkout_id = ${checkoutId} order by id for no key update`.execute(tx);
  await sql`select from checkouts where id = ${checkoutId} for no key update`.execute(tx);
}

/** As many checkouts of a member as the counter shows. */
const PAYABLES_MOST = 20;

/** The checkouts of these members that are not paid, and their newest ones; and these checkouts whatever their place. */
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

/** The lines of these checkouts, in the order in which they were placed. */
export const listPayableLines = (db: Db, checkoutIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.checkout_id',
      'products.name',
      'orders.quantity',
      'orders.order_status',
      sql<boolean>`orders.cancelled_at is not null`.as('is_cancelled'),
    ])
    .where(sql<boolean>`orders.checkout_id = any(${[...checkoutIds]}::uuid[])`)
    .orderBy('orders.id')
    .execute();

/** The checkout that begins with this order. */
export const findCheckoutOf = (db: Db, firstOrderId: number) =>
  db.selectFrom('orders').select('checkout_id').where('id', '=', firstOrderId).executeTakeFirst();

/** The newest checkouts of a member of which something is due; delivered are those whose lines have all arrived. */
export const listUnpaidCheckoutsOf = (db: Db, userId: number) =>
  selectPayables(db)
    .select([
      'checkouts.channel',
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
