import type { StockCount, StockDamage, StockReceipt } from '@namma/contract/stock/schemas';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import {
  countLot,
  findStock,
  insertMove,
  insertMovesBack,
  insertStock,
  putBatch,
  removePieces,
} from './queries/moves.ts';

// Stock on hand is the sum of the movements, maintained by the database. Every write requires that the caller's
// transaction has locked the product, and calls `refreshSellable` of the catalogue afterwards.

/** The acting admin, and the time. */
interface By {
  userId: number;
  now: Date;
}

/** Returns the number of pieces on hand; null while stock is not tracked. */
export const getOnHand = async (db: Db, productId: number): Promise<number | null> =>
  (await findStock(db, productId))?.on_hand ?? null;

/** Adds received pieces, to their batch if they have a lot or a best-before day. */
export async function addPieces(
  tx: Tx,
  { userId, now }: By,
  { productId, quantity, lot, bestBefore, madeOn }: StockReceipt,
): Promise<void> {
  await insertStock(tx, productId);
  const isBatch = lot !== undefined || bestBefore !== undefined;
  const batch = { productId, lot: lot ?? null, bestBefore: bestBefore ?? null, madeOn: madeOn ?? null };
  const batchId = isBatch ? await putBatch(tx, batch) : null;
  await insertMove(tx, {
    productId,
    batchId,
    delta: quantity,
    kind: 'receive',
    by: userId,
    reason: null,
    at: now,
  });
}

/**
 * Sets the stock on hand. Missing pieces are taken from the batches that expire first; extra ones are in no batch.
 * Records a count without a difference too.
 * @throws 409 when the stock has changed since it was shown
 */
export async function setOnHand(
  tx: Tx,
  { userId, now }: By,
  { productId, onHand, reason, shownOnHand }: StockCount,
): Promise<void> {
  const known = (await getOnHand(tx, productId)) ?? null;
  if (shownOnHand !== undefined && shownOnHand !== known) throw refuse('stockChanged', known ?? 0);
  await insertStock(tx, productId);
  const delta = onHand - (known ?? 0);
  const move = { productId, kind: 'count', by: userId, reason, at: now } as const;
  if (delta < 0) await removePieces(tx, { ...move, quantity: -delta, lot: undefined });
  else await insertMove(tx, { ...move, batchId: null, delta });
}

/**
 * Writes pieces off: of the lot, or else those that expire first.
 * @throws 409 fewer on hand, with the number
 */
export async function removeDamaged(
  tx: Tx,
  { userId, now }: By,
  { productId, quantity, reason, lot }: StockDamage,
): Promise<void> {
  const onHand = lot === undefined ? await getOnHand(tx, productId) : await countLot(tx, productId, lot);
  if ((onHand ?? 0) < quantity) throw refuse('notThatMany', onHand ?? 0, lot);
  await removePieces(tx, { productId, quantity, lot, kind: 'damage', by: userId, reason, at: now });
}

/**
 * Returns pieces of an order to their batches.
 * @param order `orderId` is the order as placed, even if its pieces were split off
 * @param kind `return` for pieces that came back after delivery and may be sold again; food may not
 * @returns the product, if it was tracked when it was ordered
 */
export const restock = (
  tx: Tx,
  order: { orderId: number; pieces: number },
  kind: 'cancel' | 'return',
  at: Date,
): Promise<number | undefined> => insertMovesBack(tx, order, kind, at);
