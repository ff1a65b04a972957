import type { OtherLocale } from '@namma/contract/locales';
import { sql } from 'kysely';
import { productNameIn } from '../../../../platform/db/lists/product-name.ts';
import type { Db } from '../../../../platform/db/types.ts';

// What is stored about a member, read by an index on the member. Oldest first.

/** The checkouts of a member's orders, which have an index. */
const checkoutsOf = (userId: number) =>
  sql<string>`(select distinct checkout_id from orders where user_id = ${userId})`;

export const listCheckoutsOf = (db: Db, userId: number) =>
  db
    .selectFrom('checkouts')
    .leftJoin('slips', 'slips.checkout_id', 'checkouts.id')
    .selectAll('checkouts')
    .select('slips.code as slip_code')
    .where('checkouts.id', 'in', checkoutsOf(userId))
    .orderBy(sql`(select min(orders.id + 0) from orders where checkout_id = checkouts.id)`)
    .execute();

export const listOrdersOf = (db: Db, userId: number, lang?: OtherLocale) =>
  db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.checkout_id',
      productNameIn(lang),
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

export const listReturnsOf = (db: Db, userId: number) =>
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
