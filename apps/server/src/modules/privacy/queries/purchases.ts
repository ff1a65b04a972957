import type { OtherLocale } from '@namma/contract/locales';
import { sql } from 'kysely';
import type { Db } from '../../../db/types.ts';

// What is stored about a member, a statement for each table, read by an index on the member. Oldest first.

/** The name of a product in a language; in English where it has none in it. */
const nameIn = (lang: OtherLocale | undefined) =>
  sql<string>`coalesce((
    select words.name from product_words as words where words.product_id = products.id and words.locale = ${lang ?? null}
  ), products.name)`.as('product');

export const listCart = (db: Db, userId: number, lang?: OtherLocale) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select(['cart_lines.product_id', nameIn(lang), 'cart_lines.quantity', 'cart_lines.created_at'])
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

export const listOrders = (db: Db, userId: number, lang?: OtherLocale) =>
  db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.checkout_id',
      nameIn(lang),
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

export const listReviews = (db: Db, userId: number, lang?: OtherLocale) =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.order_id',
      nameIn(lang),
      'reviews.stars',
      'reviews.text',
      'reviews.created_at',
      'reviews.hidden_at',
      'reviews.hidden_reason',
    ])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.id')
    .execute();

const receipt = [
  'payments.id',
  'payments.number',
  'payments.kind',
  'payments.membership_id',
  'payments.checkout_id',
  'payments.amount_paise',
  'payments.mode',
  'payments.utr',
  'payments.center',
  'payments.received_at',
  'original.number as reverses',
  'payments.reason',
] as const;

export const listPayments = (db: Db, userId: number) =>
  db
    .selectFrom('payments')
    .innerJoin('memberships', 'memberships.id', 'payments.membership_id')
    .leftJoin('payments as original', 'original.id', 'payments.reverses')
    .select(receipt)
    .where('memberships.user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('payments')
        .leftJoin('payments as original', 'original.id', 'payments.reverses')
        .select(receipt)
        .where('payments.checkout_id', 'in', checkoutsOf(userId)),
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
