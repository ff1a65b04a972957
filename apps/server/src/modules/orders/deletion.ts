import { formatOrderNumber } from '@namma/contract/order-number';
import type { Tx } from '../../db/types.ts';
import { refuse } from '../../shared/refusal.ts';
import { listOpenReturns, listUndelivered, overwriteOrders } from './queries/deletion.ts';

/**
 * Before an account is deleted, while it is locked. Refuses: 409 an order that is not delivered, or a return or refund that is
 * not done, each by its number.
 */
export async function refuseOpenOrders(tx: Tx, userId: number): Promise<void> {
  const orders = await listUndelivered(tx, userId);
  if (orders.length > 0) throw refuse('ordersUnderWay', listNumbers(orders.map(({ id }) => id)));
  const returns = await listOpenReturns(tx, userId);
  if (returns.length > 0)
    throw refuse('returnsUnderWay', listNumbers(returns.map(({ order_id }) => order_id)));
}

const listNumbers = (orderIds: readonly number[]): string => orderIds.map(formatOrderNumber).join(', ');

/** With the deletion of an account: who the orders went to, and what was written about them. */
export const forgetOrders = overwriteOrders;
