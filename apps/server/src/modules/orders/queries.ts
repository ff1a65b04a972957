import type { OrderStatus } from '@namma/contract/orders';
import { type Expression, type ExpressionBuilder, type Insertable, type SqlBool } from 'kysely';
import { containing, idIn } from '../../db/like.ts';
import type { CheckoutsTable, Db, OrdersTable, Tables } from '../../db/types.ts';
import { productColumns } from '../catalogue/present.ts';

export const insertCheckout = (db: Db, checkout: Insertable<CheckoutsTable>) =>
  db.insertInto('checkouts').values(checkout).execute();

/** The ids of the new orders, in the order given. */
export async function insertOrders(db: Db, orders: readonly Insertable<OrdersTable>[]): Promise<number[]> {
  const rows = await db.insertInto('orders').values(orders).returning('id').execute();
  return rows.map((row) => row.id);
}

/** What an Order on the wire is made of. */
const selectOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id as order_id',
      'orders.checkout_id',
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
    ])
    .orderBy('orders.id', 'desc');

export const listOrdersOf = (db: Db, userId: number) =>
  selectOrders(db).where('orders.user_id', '=', userId).execute();

export interface OrderFilter {
  status?: OrderStatus | undefined;
  /** Part of a member's name, email or phone, of a product's name, or an order id. */
  q?: string | undefined;
}

function matchesFilter({ status, q }: OrderFilter) {
  return (eb: ExpressionBuilder<Tables, 'orders'>) => {
    const conditions: Expression<SqlBool>[] = [];
    if (status) conditions.push(eb('orders.order_status', '=', status));
    if (q) conditions.push(mentions(eb, q));
    return eb.and(conditions);
  };
}

function mentions(eb: ExpressionBuilder<Tables, 'orders'>, text: string) {
  const pattern = containing(text);
  const members = eb
    .selectFrom('users')
    .select('users.id')
    .where((user) =>
      user.or([
        user('name', 'ilike', pattern),
        user('email', 'ilike', pattern),
        user('phone', 'like', pattern),
      ]),
    );
  const products = eb.selectFrom('products').select('products.id').where('name', 'ilike', pattern);
  const alternatives = [eb('orders.user_id', 'in', members), eb('orders.product_id', 'in', products)];
  const id = idIn(text);
  if (id !== undefined) alternatives.push(eb('orders.id', '=', id));
  return eb.or(alternatives);
}

/** Newest first. */
export const listOrders = (
  db: Db,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
) => selectOrders(db).where(matchesFilter(filter)).limit(limit).offset(offset).execute();

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matchesFilter(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined when there is no such order, or it has another status than the one to move from. */
export const moveOrder = (db: Db, id: number, from: OrderStatus, to: OrderStatus) =>
  db
    .updateTable('orders')
    .set({ order_status: to })
    .where('id', '=', id)
    .where('order_status', '=', from)
    .returning('id')
    .executeTakeFirst();

/** Whoever's order it is. */
export const findOrder = (db: Db, id: number) =>
  db
    .selectFrom('orders')
    .select(['user_id', 'product_id', 'order_status', 'rating'])
    .where('id', '=', id)
    .executeTakeFirst();

export interface RatedOrder {
  userId: number;
  productId: number;
  /** Without it, the oldest that waits for its stars. */
  orderId?: number | undefined;
}

/** Undefined when the member has no such order, or none that is delivered and unrated. */
export const rateOrder = (db: Db, { userId, productId, orderId }: RatedOrder, stars: number) =>
  db
    .updateTable('orders')
    .set({ rating: stars })
    .where('id', '=', (eb) => {
      const waiting = eb
        .selectFrom('orders as waiting')
        .select('waiting.id')
        .where('waiting.user_id', '=', userId)
        .where('waiting.product_id', '=', productId)
        .where('waiting.order_status', '=', 'Delivered')
        .where('waiting.rating', 'is', null)
        .orderBy('waiting.id')
        .limit(1)
        .forUpdate();
      return orderId === undefined ? waiting : waiting.where('waiting.id', '=', orderId);
    })
    // Said again for the row as it is once this statement holds it: another click may have been first.
    .where('order_status', '=', 'Delivered')
    .where('rating', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** The member's orders of a product. */
export const listOrdersOfProduct = (db: Db, userId: number, productId: number) =>
  db
    .selectFrom('orders')
    .select(['rating'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
