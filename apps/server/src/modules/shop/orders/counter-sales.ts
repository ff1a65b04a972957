import type { LoggedChange, UndoContext } from '../../../module.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { BulkOutcome } from '../../../platform/shared/bulk.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { checkoutsOf } from '../../../platform/shared/subject.ts';
import { undoRows } from '../../core/audit/api.ts';
import { cancelDocuments } from '../../money/documents/api.ts';
import { getReceiptIds, UNDO_REASON, writeReversals } from '../../money/payments/api.ts';
import { lockForStock, refreshSellable, subtractSales } from '../catalogue/api.ts';
import { restock } from '../stock/api.ts';
import { type LockedOrder, stockOf } from './pieces.ts';
import { lockOrders, markCancelled } from './queries/moves.ts';
import { insertSale, type NewSale } from './queries/sale.ts';

/**
 * For the counter: writes a checkout that is delivered immediately (D80). The products of its lines must be locked. The
 * payment is written separately.
 * @returns the ids of its orders, in the order of the lines
 */
export const writeSale = (tx: Tx, sale: NewSale): Promise<number[]> => insertSale(tx, sale);

/**
 * Undoes a whole counter sale: cancels its orders, returns the pieces, reverses the receipt and cancels the document,
 * whose numbers stay used.
 * @throws 409 something of it was returned or rated, or its document printed
 */
export async function undoSale(
  tx: Tx,
  changes: readonly LoggedChange[],
  undoing: UndoContext,
): Promise<BulkOutcome> {
  let orders: LockedOrder[] = [];
  return undoRows(tx, changes, {
    noSuchRow: () => refuse('noSuchOrder'),
    lockRows: async (_tx, ids) => {
      orders = await lockOrders(tx, ids);
      return orders;
    },
    reasonSkipped: ({ is_document_printed }) =>
      refuse(is_document_printed ? 'printedSince' : 'goodsReturned'),
    revert: async (open) => {
      const isWhole = open.length === changes.length && orders.length === changes.length;
      if (!isWhole || orders.some(isTouched)) return [];
      await lockForStock(
        tx,
        orders.map(({ product_id }) => product_id),
      );
      for (const order of orders) await cancelSold(tx, order, undoing);
      await cancelDocuments(tx, undoing, checkoutsOf([...new Set(orders.map((order) => order.checkout_id))]));
      const receipts = open.flatMap(({ after }) => (after?.receipt ? [String(after.receipt)] : []));
      const ids = await getReceiptIds(tx, [...new Set(receipts)]);
      await writeReversals(tx, undoing, [...ids.values()], UNDO_REASON);
      return orders.map(({ id }) => id);
    },
  });
}

const isTouched = (order: LockedOrder): boolean =>
  order.cancelled_at !== null ||
  order.returned_at !== null ||
  order.rating !== null ||
  order.is_returning ||
  order.is_split ||
  order.is_document_printed;

async function cancelSold(tx: Tx, order: LockedOrder, { userId, now }: UndoContext): Promise<void> {
  const { id, product_id: productId, quantity } = order;
  const step = { id, at: now, by: userId, reason: UNDO_REASON };
  if (!(await markCancelled(tx, { ...step, statuses: ['Delivered'] }))) throw refuse('goodsReturned');
  await subtractSales(tx, { productId, quantity });
  if (await restock(tx, stockOf(order), 'cancel', now)) await refreshSellable(tx, [productId], now);
}
