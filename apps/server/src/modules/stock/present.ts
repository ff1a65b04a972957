import { formatOrderNumber } from '@namma/contract/order-number';
import type { ProductStock, StockMove } from '@namma/contract/schemas/stock';
import { lastSaleDay } from '@namma/contract/stock';
import type { MoveRow, StockRow } from './queries/lists.ts';

/** The stock of a product with its batches. */
export const presentStock = (row: StockRow): ProductStock => ({
  productId: row.id,
  name: row.name,
  image: row.image,
  onHand: row.on_hand,
  sellable: row.sellable,
  soldLately: row.sold_lately,
  valuePaise: row.value_paise,
  batches: row.batches.map(({ lot, best_before, made_on, on_hand }) => ({
    lot,
    bestBefore: best_before,
    madeOn: made_on,
    onHand: on_hand,
    sellUntil: best_before && lastSaleDay(best_before, made_on),
  })),
});

export const presentMove = (row: MoveRow): StockMove => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  delta: row.delta,
  onHand: row.on_hand,
  lot: row.lot,
  bestBefore: row.best_before,
  orderId: row.order_id,
  orderNumber: row.first_order_id === null ? null : formatOrderNumber(row.first_order_id),
  by: row.made_by,
  reason: row.reason,
});
