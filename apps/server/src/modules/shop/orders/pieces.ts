import type { Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { lockForStock } from '../catalogue/api.ts';
import { lockOrders, splitOrder } from './queries/moves.ts';

export type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number];

/** How many pieces of an order are meant, as forms have it: without `quantity` all of them. */
interface SomePieces {
  quantity?: number | undefined;
  ofQuantity?: number | undefined;
}

/**
 * How many pieces of a locked order a form means; null for all. Refuses: 409 more than there are, or another number of pieces
 * than the screen showed.
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
 * The pieces of a locked order that are cancelled or taken back now: the order itself, or the row that some of them get.
 * @param pieces null for all
 */
export async function takePieces(tx: Tx, order: LockedOrder, pieces: number | null): Promise<LockedOrder> {
  if (pieces === null || pieces >= order.quantity) return order;
  // Stock is locked before document numbers, as a counter sale does.
  await lockForStock(tx, [order.product_id]);
  const [part] = await lockOrders(tx, [await splitOrder(tx, order.id, pieces)]);
  if (!part) throw refuse('noSuchOrder');
  return part;
}

/** Which pieces of the order a step of the record is about; nothing for all of it. */
export const piecesOnRecord = ({ split_from, quantity }: LockedOrder): Record<string, number> =>
  split_from === null ? {} : { quantity };

/** How the record of changes names an order. */
export const subjectOf = ({ product, user_id }: LockedOrder) => ({
  subject: product,
  subjectUserId: user_id,
});

/** The moves of stock are those of the order that was placed, also for pieces with a row of their own. */
export const stockOf = ({ id, split_from, quantity }: LockedOrder) => ({
  orderId: split_from ?? id,
  pieces: quantity,
});
