import type { Day } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import { memberEmail } from '../../../../platform/db/member-email.ts';
import type { Tx } from '../../../../platform/db/types.ts';

/** The buyer's columns on a document. */
const buyerColumns = [
  'users.id as user_id',
  'users.name as member_name',
  memberEmail.as('member_email'),
  'users.phone as member_phone',
  'users.address as member_address',
  'users.gstin as member_gstin',
] as const;

/**
 * Locks memberships and checkouts, so that only one transaction at a time issues, credits or cancels their documents.
 * Lock the orders of checkouts first.
 */
export async function lockSubjects(
  tx: Tx,
  membershipIds: readonly number[],
  checkoutIds: readonly string[],
): Promise<void> {
  if (membershipIds.length > 0)
    await sql`select from memberships where ${isIdIn('id', membershipIds)} order by id for no key update`.execute(
      tx,
    );
  if (checkoutIds.length > 0)
    await sql`select from checkouts where id = any(${[...checkoutIds]}::uuid[]) order by id for no key update`.execute(
      tx,
    );
}

/** Lists the checkouts for which a document can be issued. */
export const listCheckouts = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('checkouts')
    .leftJoin('users', 'users.id', 'checkouts.user_id')
    .select([
      'checkouts.id',
      'checkouts.fee_paise',
      'checkouts.name as recipient',
      'checkouts.address',
      'checkouts.town',
      'checkouts.district',
      'checkouts.pincode',
      ...buyerColumns,
    ])
    .where(sql<boolean>`checkouts.id = any(${[...ids]}::uuid[])`)
    .orderBy('checkouts.created_at')
    .orderBy('checkouts.id')
    .execute();
export type CheckoutSubject = Awaited<ReturnType<typeof listCheckouts>>[number];

/** Lists the lines of checkouts that are not cancelled, with the tax of this IST day; null where none is set. */
export const listCheckoutLines = (tx: Tx, ids: readonly string[], day: Day) =>
  tx
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .innerJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_tax')
          .select(['hsn', 'rate_bp'])
          .whereRef('product_tax.product_id', '=', 'orders.product_id')
          .where('from_day', '<=', day)
          .orderBy('from_day', 'desc')
          .limit(1)
          .as('tax'),
      (join) => join.onTrue(),
    )
    .select([
      'orders.id',
      'orders.checkout_id',
      'orders.quantity',
      'orders.unit_price_paise',
      'products.name',
      'checkouts.discount_percent',
      'tax.hsn',
      'tax.rate_bp',
    ])
    .where(sql<boolean>`orders.checkout_id = any(${[...ids]}::uuid[])`)
    .where('orders.cancelled_at', 'is', null)
    .orderBy('orders.id')
    .execute();
export type CheckoutLine = Awaited<ReturnType<typeof listCheckoutLines>>[number];

/** Lists the memberships for which a document can be issued. */
export const listMembershipSubjects = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'memberships.id',
      'memberships.type',
      'memberships.months',
      'memberships.start_date',
      sql<Day>`case when ended_at is null then end_date else effective_end end`.as('end_date'),
      // The final price less the opening balance.
      sql<number>`greatest(0, total_paise - credited_paise - coalesce((
        select sum(amount_paise) from payments where membership_id = memberships.id and kind = 'opening'
      ), 0))`.as('billed_paise'),
      ...buyerColumns,
    ])
    .where(isIdIn('memberships.id', ids))
    .orderBy('memberships.id')
    .execute();
export type MembershipSubject = Awaited<ReturnType<typeof listMembershipSubjects>>[number];

/** Lists the checkouts of these orders. */
export const listCheckoutsOfOrders = (tx: Tx, orderIds: readonly number[]) =>
  tx.selectFrom('orders').select(['id', 'checkout_id', 'split_from']).where(isIdIn('id', orderIds)).execute();

/** Lists the orders of these checkouts that are neither cancelled nor returned, with their pieces. */
export const listOrdersLeft = (tx: Tx, checkoutIds: readonly string[]) =>
  tx
    .selectFrom('orders')
    .select(['id', 'quantity'])
    .where(sql<boolean>`checkout_id = any(${[...checkoutIds]}::uuid[])`)
    .where('cancelled_at', 'is', null)
    .where('returned_at', 'is', null)
    .execute();
