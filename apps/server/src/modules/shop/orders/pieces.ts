import type { Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { lockForStock } from '../catalogue/api.ts';
import { lockOrders, splitOrder } from './queries/moves.ts';

export type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number];

/** The number of pieces in a form: without `quantity` all of them. */
interface SomePieces {
  quantity?: number | undefined;
  ofQuantity?: number | undefined;
}

/**
 * Returns the number of pieces of a locked order that a form requests; null for all.
 * @throws 409 more than there are, or another number than the screen showed
 */
export function piecesAsked(
  { quantity: left }: LockedOrder,
  { quantity, ofQuantity }: SomePieces,
): number | null {
  if (ofQuantity !== undefined && ofQuantity !== left) throw refuse('piecesChanged', left);
  if (quantity !== undefined && quantity > left) throw refuse('notThatManyPieces', left);
  return quantity === undefined || quantity === left ? null : quantity;
}

/**
 * Returns the row to cancel or take back: the locked order itself, or a new row split off for some of its pieces.
 * @param pieces null for all
 */
export async function takePieces(tx: Tx, order: LockedOrder, pieces: number | null): Promise<LockedOrder> {
  if (pieces === null || pieces >= order.quantity) return order;
  // Locks stock before document numbers, like a counter sale.
  await lockForStock(tx, [order.product_id]);
  const [part] = await lockOrders(tx, [await splitOrder(tx, order.id, pieces)]);
  if (!part) throw refuse('noSuchOrder');
  return part;
}

/** The pieces for the log entry of a step; empty for the whole order. */
export const loggedPieces = ({ split_from, quantity }: LockedOrder): Record<string, number> =>
  split_from === null ? {} : { quantity };

/** The subject of a log entry about an order. */
export const subjectOf = ({ product, user_id }: LockedOrder) => ({
  subject: product,
  subjectUserId: user_id,
});

/** Stock movements refer to the order as placed, also for split-off pieces. */
export const stockOf = ({ id, split_from, quantity }: LockedOrder) => ({
  orderId: split_from ?? id,
  pieces: quantity,
});
