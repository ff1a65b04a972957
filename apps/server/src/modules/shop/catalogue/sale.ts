import { arrivalDays, gymDay } from '@namma/contract/days/dates';
import type { OrderLine } from '@namma/contract/orders/schemas';
import { settingDefaults } from '@namma/contract/settings/defaults';
import type { SettingValue } from '@namma/contract/settings/values';
import type { TooFewLeft } from '@namma/contract/stock/schemas';
import type { Tx } from '../../../platform/db/types.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import { lockPrices } from './queries/products.ts';
import { refreshSellable } from './stock.ts';

export interface PricedLine extends OrderLine {
  name: string;
  /** Per piece, after the discount. */
  priceRupees: number;
  /** True if the order takes its pieces from tracked stock. */
  isCounted: boolean;
}

/** Locked order lines, and their delivery time in days. */
export interface LockedSale {
  lines: PricedLine[];
  deliveryDays: SettingValue<'deliveryDays'>;
}

/**
 * For a checkout: locks the products of its lines until the transaction ends, in order of their ids to avoid deadlocks.
 * Concurrent changes by an admin come before or after the order.
 * @throws 404 a product that never existed; 409 sold-out or deleted products, or too few pieces left, all named with
 * what is left
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
  // Every row has the same value, and an order has lines.
  return { lines: priced, deliveryDays: rows[0]?.delivery_days ?? settingDefaults.deliveryDays };
}

/** Locks the products, and recounts those with a batch that has become too old. */
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
