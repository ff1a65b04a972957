import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { rowsOf } from '../../../db/lists/list-window.ts';
import type { Db, Tables } from '../../../db/types.ts';
import { productColumns } from '../../catalogue/present.ts';

/** What an Order on the wire is made of. */
export const selectOrders = (db: Db) => withItsParts(db.selectFrom('orders'));

/** The same of these ids only, each looked up by its key: many at once would make a scan of the table look cheaper. */
export const selectOrdersOf = (db: Db, ids: RawBuilder<readonly number[]>) =>
  withItsParts(db.selectFrom(rowsOf('orders', ids).as('orders')));

const withItsParts = (orders: SelectQueryBuilder<Tables, 'orders', object>) =>
  orders
    .innerJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id as order_id',
      'orders.checkout_id',
      // Not min(id), which may be looked for along the whole table's ids; by the index of the checkout's products.
      sql<number>`(select min(first.id + 0) from orders as first where first.checkout_id = orders.checkout_id)`.as(
        'first_order_id',
      ),
      'orders.quantity',
      'orders.unit_price_paise',
      'orders.order_status',
      'orders.rating as stars',
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
