import { parseBarcode } from '@namma/contract/codes/barcodes';
import { rupeesToPaise } from '@namma/contract/money';
import { FOUND_PRODUCTS_MOST } from '@namma/contract/sales/rules';
import type { FoundProducts } from '@namma/contract/sales/schemas';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { emptyBarcode, findByBarcode, listForCounter, lockBarcode } from './queries/counter.ts';
import { listProducts } from './queries/listing.ts';
import { readSearch } from './search.ts';

/** For the counter: finds the product of a barcode, or those that match a text. Includes sold-out products. */
export async function findForCounter(db: Db, text: string): Promise<FoundProducts> {
  const barcode = parseBarcode(text);
  const holder = barcode === undefined ? undefined : await findByBarcode(db, barcode);
  const ids = barcode === undefined ? await listFoundIds(db, text) : [holder?.id ?? 0];
  const rows = await listForCounter(db, ids);
  return {
    products: rows.map((row) => ({
      productId: row.id,
      name: row.name,
      image: row.image,
      pricePaise: rupeesToPaise(row.displayed_rupees),
      left: row.sellable,
      isOffered: row.is_available,
      barcode: row.barcode,
    })),
    barcode: barcode ?? null,
  };
}

async function listFoundIds(db: Db, text: string): Promise<number[]> {
  const search = await readSearch(db, text);
  if (!search) return [];
  const { rows } = await listProducts(db, search, { limit: FOUND_PRODUCTS_MOST, offset: 0 });
  return rows.map(({ id }) => id);
}

/**
 * Frees a barcode for a product and locks it: a product no longer in the shop loses it.
 * @throws 409 another product of the shop has it
 */
export async function claimBarcode(tx: Tx, productId: number, barcode: string): Promise<void> {
  await lockBarcode(tx, barcode);
  const holder = await findByBarcode(tx, barcode);
  if (!holder || holder.id === productId) return;
  if (!holder.deleted_at) throw refuse('barcodeUsed', holder.name);
  await emptyBarcode(tx, holder.id);
}
