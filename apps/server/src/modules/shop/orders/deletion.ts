import { formatOrderNumber } from '@namma/contract/codes/order-number';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { listOpenReturns, listUndelivered } from './queries/deletion.ts';

/**
 * Called before an account is deleted, while it is locked.
 * @throws 409 an undelivered order, or an open return or refund, each by its number
 */
export async function refuseOpenOrders(db: Db, userId: number): Promise<void> {
  const orders = await listUndelivered(db, userId);
  if (orders.length > 0) throw refuse('ordersUnderWay', listNumbers(orders.map(({ id }) => id)));
  const returns = await listOpenReturns(db, userId);
  if (returns.length > 0)
    throw refuse('returnsUnderWay', listNumbers(returns.map(({ order_id }) => order_id)));
}

const listNumbers = (orderIds: readonly number[]): string => orderIds.map(formatOrderNumber).join(', ');
