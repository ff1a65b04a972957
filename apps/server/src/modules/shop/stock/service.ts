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

// What is on hand is the sum of the moves, which the database keeps. Every write needs the product locked by the
// caller's transaction, and afterwards `refreshSellable` of the catalogue.

/** Which admin does it, and when. */
interface By {
  userId: number;
  now: Date;
}

/** How many pieces are on hand; null while the product is not counted. */
export const getOnHand = async (db: Db, productId: number): Promise<number | null> =>
  (await findStock(db, productId))?.on_hand ?? null;

/** Adds pieces that arrived, to their batch if they have a lot or a best-before day. */
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
 * Sets what is on hand. Missing pieces are taken from the batches that expire first; further ones are in no batch. A
 * count that finds what was known is recorded too. Refuses: 409 when what was on hand has changed since it was shown.
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
 * Writes pieces off: of the lot, or else those that expire first. Refuses: 409 when fewer are on hand, with how many.
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
 * Puts pieces of an order back into the batches they came from.
 * @param order `orderId` is the one that was placed, of whose pieces some may have got a row of their own
 * @param kind `return` for pieces that came back after delivery and may be sold again; food may not
 * @returns the product, when it was counted as it was ordered
 */
export const restock = (
  tx: Tx,
  order: { orderId: number; pieces: number },
  kind: 'cancel' | 'return',
  at: Date,
): Promise<number | undefined> => insertMovesBack(tx, order, kind, at);
