import type { Reply } from '@namma/contract/calls';
import { addDays, gymDay } from '@namma/contract/days/dates';
import { AGEING_DAYS, EXPIRING_DAYS, LOW_STOCK } from '@namma/contract/stock/rules';
import type { StockListQuery, StockMovesQuery } from '@namma/contract/stock/schemas';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { readSettings } from '../../core/settings/api.ts';
import { presentMove, presentStock } from './present.ts';
import {
  countMoves,
  countStockLists,
  findProductName,
  findStockDetails,
  listMoves,
  listStock,
} from './queries/lists.ts';
import { getOnHand } from './service.ts';

/**
 * Returns the number of pieces on hand; null while stock is not tracked.
 * @throws 404 unknown
 */
export async function getStock({ db }: Deps, productId: number): Promise<Reply<'stock/get'>> {
  await ensureProduct(db, productId);
  return { productId, onHand: await getOnHand(db, productId) };
}

/** Returns a page of tracked products: all by name, or those that are low, ageing or expiring, most urgent first. */
export async function getAllStock(
  { db, clock }: Deps,
  { list, q, page, limit }: StockListQuery,
): Promise<Reply<'stock/getAll'>> {
  const now = clock();
  const today = gymDay(now);
  const { to: deliveryDays } = (await readSettings(db, today)).deliveryDays;
  const asked = {
    q,
    now,
    low: LOW_STOCK,
    ageingBy: addDays(today, AGEING_DAYS),
    expiringBy: addDays(today, EXPIRING_DAYS + deliveryDays),
  };
  const counts = await countStockLists(db, asked);
  const rows = await listStock(db, { ...asked, list, limit, offset: (page - 1) * limit });
  return {
    content: rows.map((row) => presentStock(row, deliveryDays)),
    totalPages: Math.ceil(counts[list] / limit),
    counts,
  };
}

/**
 * Returns the stock of one product with its batches.
 * @throws 404 unknown
 */
export async function getStockDetails(
  { db, clock }: Deps,
  productId: number,
): Promise<Reply<'stock/getDetails'>> {
  await ensureProduct(db, productId);
  const now = clock();
  const row = await findStockDetails(db, productId, now);
  const { to: deliveryDays } = (await readSettings(db, gymDay(now))).deliveryDays;
  return { stock: row ? presentStock(row, deliveryDays) : null };
}

/**
 * Returns a page of a product's stock movements, newest first.
 * @throws 404 unknown
 */
export async function getMoves(
  { db }: Deps,
  { productId, page, limit }: StockMovesQuery,
): Promise<Reply<'stock/getMoves'>> {
  await ensureProduct(db, productId);
  const count = await countMoves(db, productId);
  const rows = await listMoves(db, { productId, limit, offset: (page - 1) * limit });
  return { content: rows.map(presentMove), totalPages: Math.ceil(count / limit) };
}

async function ensureProduct(db: Db, productId: number): Promise<void> {
  if (!(await findProductName(db, productId))) throw refuse('noSuchProduct');
}
