import { arrivalDays, gymDay } from '@namma/contract/days/dates';
import { factDefaults } from '@namma/contract/facts/defaults';
import type { FactValue } from '@namma/contract/facts/values';
import type { OrderLine } from '@namma/contract/orders/schemas';
import type { TooFewLeft } from '@namma/contract/stock/schemas';
import type { Tx } from '../../../platform/db/types.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import { lockPrices } from './queries/products.ts';
import { refreshSellable } from './stock.ts';

export interface PricedLine extends OrderLine {
  name: string;
  /** For one piece, with the discount. */
  priceRupees: number;
  /** Whether the order takes its pieces from the stock. */
  isCounted: boolean;
}

/** What is about to be sold, and after how many days it arrives. */
export interface LockedSale {
  lines: PricedLine[];
  deliveryDays: FactValue<'deliveryDays'>;
}

/**
 * For a checkout: locks the products of its lines until the transaction ends, in the order of their ids, so that two
 * checkouts never wait for each other. What an admin changes meanwhile comes before or after the order.
 * Refuses: 404 a product that never existed, 409 products that are sold out or deleted, or of which too few are left,
 * all of them named, with what is left.
 */
export async function lockForSale(tx: Tx, lines: readonly OrderLine[], now: Date): Promise<LockedSale> {
  const rows = await lockStockedPrices(
    tx,
    lines.map((line) => line.productId),
    now,
  );
  const products = new Map(rows.map((row) => [row.id, row]));
  const short: TooFewLeft = [];
  const priced = lines.map((line) => {
    const product = products.get(line.productId);
    if (!product) throw refuse('noSuchProduct');
    const { name, displayed_rupees: priceRupees, sellable } = product;
    const left = product.is_available && !product.deleted_at ? sellable : 0;
    if (left !== null && left < line.quantity) short.push({ productId: line.productId, name, left });
    return { ...line, name, priceRupees, isCounted: sellable !== null };
  });
  if (short.some(({ left }) => left > 0))
    throw refuseWith(
      { left: short },
      'tooFewLeft',
      short.map(({ name, left }) => ({ name, left })),
    );
  if (short.length > 0)
    throw refuseWith({ left: short }, 'soldOut', short.map(({ name }) => name).join(', '));
  // Each row has the same, and an order has lines.
  return { lines: priced, deliveryDays: rows[0]?.delivery_days ?? factDefaults.deliveryDays };
}

/** Locks the products; where a batch has become too old since its product was counted, it is counted again. */
async function lockStockedPrices(tx: Tx, ids: readonly number[], now: Date) {
  const today = gymDay(now);
  const rows = await lockPrices(tx, ids, today);
  const outdated = rows.filter(
    (row) => row.sellable_until !== null && row.sellable_until < arrivalDays(today, row.delivery_days).to,
  );
  if (outdated.length === 0) return rows;
  await refreshSellable(
    tx,
    outdated.map(({ id }) => id),
    now,
  );
  return lockPrices(tx, ids, today);
}
