import { hours } from '@namma/contract/dates';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/types.ts';

/** Everything of a member, a statement for each table: each is read by an index on the member. Oldest first. */

export const findProfile = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'dob',
      'gender',
      'address',
      'role',
      'registered_on',
      'created_at',
      'guardian_seen_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

export const listConsents = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .select(['document', 'version', 'locale', 'given_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export const listAddresses = (db: Db, userId: number) =>
  db.selectFrom('addresses').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export const listCart = (db: Db, userId: number) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select([
      'cart_lines.product_id',
      'products.name as product',
      'cart_lines.quantity',
      'cart_lines.created_at',
    ])
    .where('cart_lines.user_id', '=', userId)
    .orderBy('cart_lines.id')
    .execute();

/** The checkouts of a member's orders, which have an index. */
const checkoutsOf = (userId: number) =>
  sql<string>`(select distinct checkout_id from orders where user_id = ${userId})`;

export const listCheckouts = (db: Db, userId: number) =>
  db
    .selectFrom('checkouts')
    .leftJoin('slips', 'slips.checkout_id', 'checkouts.id')
    .selectAll('checkouts')
    .select('slips.code as slip_code')
    .where('checkouts.id', 'in', checkoutsOf(userId))
    .orderBy(sql`(select min(orders.id + 0) from orders where checkout_id = checkouts.id)`)
    .execute();

export const listOrders = (db: Db, userId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.checkout_id',
      'products.name as product',
      'orders.quantity',
      'orders.unit_price_paise',
      'orders.order_status',
      'orders.rating',
      'orders.delivered_at',
      'orders.cancelled_at',
      'orders.cancel_reason',
      'orders.returned_at',
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('orders.id')
    .execute();

export const listReturns = (db: Db, userId: number) =>
  db
    .selectFrom('returns')
    .select([
      'id',
      'order_id',
      'cause',
      'state',
      'reason',
      'note',
      'created_at',
      'decided_at',
      'refunded_paise',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export const listReviews = (db: Db, userId: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.order_id',
      'products.name as product',
      'reviews.stars',
      'reviews.text',
      'reviews.created_at',
      'reviews.hidden_at',
      'reviews.hidden_reason',
    ])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.id')
    .execute();

export const listMemberships = (db: Db, userId: number) =>
  db
    .selectFrom('memberships')
    .leftJoin('slips', 'slips.membership_id', 'memberships.id')
    .selectAll('memberships')
    .select('slips.code as slip_code')
    .where('memberships.user_id', '=', userId)
    .orderBy('memberships.id')
    .execute();

export const listMembershipEvents = (db: Db, userId: number) =>
  db
    .selectFrom('membership_events')
    .innerJoin('memberships', 'memberships.id', 'membership_events.membership_id')
    .select([
      'membership_events.membership_id',
      'membership_events.kind',
      'membership_events.from_day',
      'membership_events.to_day',
      'membership_events.days',
      'membership_events.center',
      'membership_events.at',
    ])
    .where('memberships.user_id', '=', userId)
    .orderBy('membership_events.id')
    .execute();

const receipt = [
  'payments.id',
  'payments.kind',
  'payments.membership_id',
  'payments.checkout_id',
  'payments.amount_paise',
  'payments.mode',
  'payments.utr',
  'payments.center',
  'payments.received_at',
  'payments.reverses',
  'payments.reason',
] as const;

export const listPayments = (db: Db, userId: number) =>
  db
    .selectFrom('payments')
    .innerJoin('memberships', 'memberships.id', 'payments.membership_id')
    .select(receipt)
    .where('memberships.user_id', '=', userId)
    .unionAll(
      db.selectFrom('payments').select(receipt).where('payments.checkout_id', 'in', checkoutsOf(userId)),
    )
    .orderBy('id')
    .execute();

export const listDocuments = (db: Db, userId: number) =>
  db
    .selectFrom('documents')
    .select([
      'number',
      'kind',
      'issued_at',
      'buyer',
      'deliver_to',
      'lines',
      'total_paise',
      'cancelled_at',
      'printed_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export const listBookings = (db: Db, userId: number) =>
  db
    .selectFrom('bookings')
    .leftJoin('coaches', 'coaches.id', 'bookings.coach_id')
    .selectAll('bookings')
    .select('coaches.name as coach')
    .where('bookings.user_id', '=', userId)
    .orderBy('bookings.id')
    .execute();

export const listVisits = (db: Db, userId: number) =>
  db
    .selectFrom('visits')
    .select(['id', 'center', 'at', 'is_in', 'refusal', 'overruled'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export const listEnquiries = (db: Db, userId: number, email: string) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'user_id', 'created_at', 'status', 'name', 'email', 'phone', 'message', 'answer'])
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .orderBy('id')
    .execute();

/** Those about queries are left out: they may answer somebody who only used the same email. */
export const listMails = (db: Db, email: string, since: Date) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', email)
    .where('created_at', '>=', since)
    .where('kind', 'not in', ['query received', 'query answered'])
    .orderBy('id')
    .execute();

export const listSessions = (db: Db, userId: number) =>
  db
    .selectFrom('sessions')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute();

export const listPasswordLinks = (db: Db, userId: number) =>
  db
    .selectFrom('password_resets')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute();

export const listKeys = (db: Db, userId: number) =>
  db
    .selectFrom('idempotency_keys')
    .select(['key', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const listChanges = (db: Db, userId: number) =>
  db
    .selectFrom('activity')
    .select(['at', 'action', 'subject_type', 'subject_id', 'admin_id', 'before', 'after'])
    .where('subject_user_id', '=', userId)
    .orderBy('id')
    .execute();

/** Keeps what a deleted account held. */
export const insertDeleted = (tx: Tx, account: { userId: number; now: Date; kept: object }) =>
  tx
    .insertInto('deleted_accounts')
    .values({ user_id: account.userId, deleted_at: account.now, kept: JSON.stringify(account.kept) })
    .execute();

/** Accounts that one statement erases. */
const ERASED_AT_ONCE = 100;

/**
 * Erases what accounts held that were deleted before an instant.
 * @returns how many
 */
export async function eraseKept(db: Db, before: Date, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update deleted_accounts set kept = null, erased_at = ${now}
    where user_id in (
      select user_id from deleted_accounts where kept is not null and deleted_at < ${before}
      limit ${ERASED_AT_ONCE} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

/** How long after a deletion a request that was under way may still write. */
const STRAGGLING_MILLISECONDS = hours(24);

/** Empties carts into which such a request has put something. */
export const deleteStrayCartLines = (db: Db, now: Date) =>
  db
    .deleteFrom('cart_lines')
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('deleted_accounts')
        .select('deleted_accounts.user_id')
        .where('deleted_at', '>', new Date(now.getTime() - STRAGGLING_MILLISECONDS)),
    )
    .execute();
