import { formatOrderNumber } from '@namma/contract/codes/order-number';
import type { Day } from '@namma/contract/days/dates';
import { lastSaleDay, type StockMoveKind } from '@namma/contract/stock/rules';
import type { ProductStock, StockMove } from '@namma/contract/stock/schemas';

export interface StockRow {
  id: number;
  name: string;
  image: string;
  on_hand: number;
  sellable: number;
  /** The number of subscribers. */
  waiting: number;
  sold_lately: number;
  value_paise: number;
  batches: {
    lot: string | null;
    best_before: Day | null;
    made_on: Day | null;
    on_hand: number;
  }[];
}

export interface MoveRow {
  id: number;
  at: Date;
  kind: StockMoveKind;
  delta: number;
  on_hand: number;
  lot: string | null;
  best_before: Day | null;
  order_id: number | null;
  first_order_id: number | null;
  made_by: string | null;
  reason: string | null;
}

/**
 * Presents the stock of a product with its batches.
 * @param deliveryDays the maximum delivery time of today's orders, in days
 */
export const presentStock = (row: StockRow, deliveryDays: number): ProductStock => ({
  productId: row.id,
  name: row.name,
  image: row.image,
  onHand: row.on_hand,
  sellable: row.sellable,
  waiting: row.waiting,
  soldLately: row.sold_lately,
  valuePaise: row.value_paise,
  batches: row.batches.map(({ lot, best_before, made_on, on_hand }) => ({
    lot,
    bestBefore: best_before,
    madeOn: made_on,
    onHand: on_hand,
    sellUntil: best_before && lastSaleDay(best_before, made_on, deliveryDays),
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
