import type { Reply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import { previousOrderStatus } from '@namma/contract/orders';
import type { OrderListQuery, OrderMove, OrderRating } from '@namma/contract/schemas/orders';
import { inTransaction } from '../../db/transaction.ts';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { countRating } from '../catalogue/service.ts';
import { presentOrder } from './present.ts';
import {
  countOrders,
  findOrder,
  listOrders,
  listOrdersOf,
  listOrdersOfProduct,
  moveOrder,
  type RatedOrder,
  rateOrder,
} from './queries.ts';

/** The member's own orders, newest first (D16). */
export async function getOrders({ db }: Deps, { userId }: Session): Promise<Reply<'orders/getOrders'>> {
  return (await listOrdersOf(db, userId)).map(presentOrder);
}

/** A page of everybody's orders, newest first, for admins (D16). */
export async function getAllOrders(
  { db }: Deps,
  query: OrderListQuery,
): Promise<Reply<'orders/getAllOrders'>> {
  const { page, limit, ...filter } = query;
  const rows = await listOrders(db, filter, { limit, offset: (page - 1) * limit });
  return { content: rows.map(presentOrder), totalPages: Math.ceil((await countOrders(db, filter)) / limit) };
}

/**
 * Moves an order to its very next status; of two admins at once exactly one succeeds (D12).
 * Refuses: 404 no such order, 409 any other status than the next.
 */
export async function advanceOrder({ db }: Deps, { id, status }: OrderMove): Promise<Reply<'orders/update'>> {
  const from = previousOrderStatus(status);
  if (!from || !(await moveOrder(db, id, from, status))) throw await whyNotMoved(db, id);
  return { status: messages.orderMoved(status) };
}

async function whyNotMoved(db: Db, id: number): Promise<Refusal> {
  const order = await findOrder(db, id);
  return order ? refuse('notTheNextStatus', order.order_status) : refuse('noSuchOrder');
}

/**
 * Gives a delivered order its stars, once, and adds them to the product's mean (D13).
 * Refuses: 404 no such order of theirs, 403 another member's order, 409 not delivered or rated already.
 */
export async function rate(
  { db }: Deps,
  { userId }: Session,
  form: OrderRating,
): Promise<Reply<'orders/rating'>> {
  const { rating: stars, productId, orderId } = form;
  await inTransaction(db, async (tx) => {
    if (!(await rateOrder(tx, { userId, productId, orderId }, stars))) {
      throw await whyNotRated(tx, { userId, productId, orderId });
    }
    await countRating(tx, productId, stars);
  });
  return { status: messages.thanksForRating };
}

async function whyNotRated(db: Db, { userId, productId, orderId }: RatedOrder): Promise<Refusal> {
  if (orderId !== undefined) {
    const order = await findOrder(db, orderId);
    if (order && order.user_id !== userId) return refuse('notYours');
    if (order?.product_id !== productId) return refuse('noSuchOrder');
    return refuse(order.rating === null ? 'notDelivered' : 'ratedAlready');
  }
  const orders = await listOrdersOfProduct(db, userId, productId);
  if (orders.length === 0) return refuse('noSuchOrder');
  return refuse(orders.some((order) => order.rating !== null) ? 'ratedAlready' : 'notDelivered');
}
