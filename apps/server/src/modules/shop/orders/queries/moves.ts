import type { OrderStatus } from '@namma/contract/orders/rules';
import { COUNTER_SALE } from '@namma/contract/sales/rules';
import { sql } from 'kysely';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import { memberEmail } from '../../../../platform/db/member-email.ts';
import type { Db } from '../../../../platform/db/types.ts';
import { returnDays } from './return-days.ts';

/** Locks orders and then their checkouts, the same lock order as a cancellation. See `lockOrders`. */
export async function lockOrdersAndCheckouts(db: Db, ids: readonly number[]) {
  const rows = await lockOrders(db, ids);
  const checkoutIds = [...new Set(rows.map((row) => row.checkout_id))];
  await sql`select from checkouts where id = any(${checkoutIds}::uuid[]) order by id for no key update`.execute(
    db,
  );
  return rows;
}

/** The buyer's name. */
export const buyerName = sql<string>`coalesce(users.name, ${sql.lit(COUNTER_SALE)})`;

/** Locks the rows until the transaction ends, in order of their ids to avoid deadlocks. */
export const lockOrders = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.user_id',
      'orders.checkout_id',
      'orders.product_id',
      'orders.unit_price_paise',
      'orders.order_status as status',
      'orders.cancelled_at',
      'orders.returned_at',
      'orders.delivered_at',
      'orders.created_at',
      'orders.rating',
      returnDays.as('return_days'),
      buyerName.as('member'),
      'orders.channel',
      'orders.quantity',
      'orders.split_from',
      memberEmail.as('email'),
      'products.name as product',
      'products.category',
    ])
    .select(
      sql<number>`(select min(id) from orders as line where line.checkout_id = orders.checkout_id)`.as(
        'first_order_id',
      ),
    )
    .select([
      hasPrintedDocument.as('is_document_printed'),
      isReturning.as('is_returning'),
      isSplit.as('is_split'),
    ])
    .where(isIdIn('orders.id', ids))
    .orderBy('orders.id')
    .forNoKeyUpdate('orders')
    .execute();

/**
 * Splits some pieces of a locked order off into a new row, which the caller cancels or takes back in the same
 * transaction. No sum changes by the split. The order must have more pieces.
 * @returns the id of the new row
 */
export async function splitOrder(db: Db, id: number, pieces: number): Promise<number> {
  await db
    .updateTable('orders')
    .set((eb) => ({ quantity: eb('quantity', '-', pieces) }))
    .where('id', '=', id)
    .execute();
  const { rows } = await sql<{ id: number }>`
    insert into orders (checkout_id, user_id, channel, product_id, quantity, unit_price_paise, unit_cost_paise, order_status,
      created_at, delivered_at, split_from)
    select checkout_id, user_id, channel, product_id, ${pieces}::int, unit_price_paise, unit_cost_paise, order_status,
      created_at, delivered_at, id
    from orders where id = ${id} returning id`.execute(db);
  if (!rows[0]) throw new Error(`Order ${id} is gone while it is locked`);
  return rows[0].id;
}

/** Lists the orders of a checkout. */
export async function listOrderIds(db: Db, checkoutId: string): Promise<number[]> {
  const rows = await db.selectFrom('orders').select('id').where('checkout_id', '=', checkoutId).execute();
  return rows.map(({ id }) => id);
}

/** True if the member has printed the document of the order's checkout. */
const hasPrintedDocument = sql<boolean>`exists (
  select from documents
  where documents.checkout_id = orders.checkout_id and kind <> 'credit_note' and documents.cancelled_at is null
    and printed_at is not null)`;

/** True if the order is on its way back to the gym, or has arrived. */
export const isReturning = sql<boolean>`exists (
  select from returns where returns.order_id = orders.id and state <> 'refused')`;

/** True if some of its pieces were split off. */
const isSplit = sql<boolean>`exists (select from orders as part where part.split_from = orders.id)`;

/** Lists those of these checkouts whose orders are all Pending. */
export async function listPendingCheckouts(db: Db, checkoutIds: readonly string[]): Promise<string[]> {
  if (checkoutIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...checkoutIds]}::uuid[]) as checkout (id)
    where not exists (
      select from orders where orders.checkout_id = checkout.id and order_status <> 'Pending')`.execute(db);
  return rows.map(({ id }) => id);
}

/** One status change of an order, forward or back, with the required current status. */
interface OrderStep {
  id: number;
  from: OrderStatus;
  to: OrderStatus;
}

/**
 * Moves orders that have the expected status, are neither cancelled nor being returned, and have no rating (only
 * Delivered orders do). None returns to Pending once the member has printed its document.
 * @returns the ids of the moved orders
 */
export async function moveOrders(db: Db, steps: readonly OrderStep[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update orders set order_status = step.new_status,
      delivered_at = case when step.new_status = 'Delivered' then ${now}::timestamptz end
    from unnest(
      ${steps.map(({ id }) => id)}::int[],
      ${steps.map(({ from }) => from)}::text[],
      ${steps.map(({ to }) => to)}::text[]
    ) as step (id, old_status, new_status)
    where orders.id = step.id and order_status = step.old_status and rating is null and cancelled_at is null
      and not ${isReturning} and (step.new_status <> 'Pending' or not ${hasPrintedDocument})
    returning orders.id`.execute(db);
  return rows.map(({ id }) => id);
}

interface Cancellation {
  id: number;
  at: Date;
  by: number;
  reason: string | null;
  /** The statuses in which it may be cancelled. */
  statuses: readonly OrderStatus[];
}

/** Cancels an order in one of these statuses; undefined when it has another one, or is cancelled. */
export const markCancelled = (db: Db, { id, at, by, reason, statuses }: Cancellation) =>
  db
    .updateTable('orders')
    .set({ cancelled_at: at, cancelled_by: by, cancel_reason: reason })
    .where('id', '=', id)
    .where('order_status', 'in', statuses)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/**
 * Locks a checkout until the transaction ends; lock its orders first. Read data that depends on all its orders
 * afterwards.
 */
export const lockCheckout = (db: Db, checkoutId: string) =>
  db
    .selectFrom('checkouts')
    .select(['fee_paise', 'paid_paise'])
    .where('id', '=', checkoutId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Sums the goods of a checkout without cancelled and returned orders; null when none are left. */
export const sumGoodsLeft = (db: Db, checkoutId: string) =>
  db
    .selectFrom('orders')
    .select(sql<number | null>`sum(quantity::bigint * unit_price_paise)::bigint`.as('goods_paise'))
    .where('checkout_id', '=', checkoutId)
    .where('cancelled_at', 'is', null)
    .where('returned_at', 'is', null)
    .executeTakeFirstOrThrow();
