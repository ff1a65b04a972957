import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { Tx } from '../../../../platform/db/types.ts';
import { countTaxChanges, deleteProductTax } from '../../../money/documents/api.ts';
import {
  deleteEmptyFamilies,
  eraseProducts,
  lockVersions,
  refreshSellable,
  revertProduct,
} from '../../../shop/catalogue/api.ts';
import { deleteFirstCounts, listFurtherMoves } from '../../../shop/stock/api.ts';
import { listUses, type Touched, type Use } from '../queries/rows.ts';

/**
 * Takes back the products of an import. @returns what was used of them, in which case the caller's transaction must be rolled
 * back
 */
export async function takeProductsBack(tx: Tx, touched: Touched, { now }: { now: Date }): Promise<Use[]> {
  const products = touched.filter(({ entity }) => entity === 'products');
  if (products.length === 0) return [];
  const made = products.filter(({ is_new }) => is_new).map(({ row_id }) => row_id);
  const changed = products.filter(({ is_new }) => !is_new);
  const versions = await lockVersions(
    tx,
    products.map(({ row_id }) => row_id),
  );
  const leftAt = new Map(products.map(({ row_id, version }) => [row_id, version]));
  const edited = versions.filter(({ id, version }) => version !== leftAt.get(id));
  const uses = [
    ...(await listUses(tx, 'products', made)),
    ...(await listFurtherMoves(tx, made)),
    { table: 'product_tax', count: await countTaxChanges(tx, made) },
    { table: 'changed products', count: edited.length },
  ].filter(({ count }) => count > 0);
  if (uses.length > 0) return uses;
  const stale: number[] = [];
  for (const { row_id, before, after } of changed) {
    // Both were written from the record of the change.
    const change = { subject_id: row_id, before: before as ChangedFields, after: after as ChangedFields };
    if (!(await revertProduct(tx, change))) stale.push(row_id);
  }
  if (stale.length > 0) return [{ table: 'changed products', count: stale.length }];
  await refreshSellable(
    tx,
    changed.map(({ row_id }) => row_id),
    now,
  );
  await deleteFirstCounts(tx, made);
  await deleteProductTax(tx, made);
  await eraseProducts(tx, made);
  await deleteEmptyFamilies(
    tx,
    touched.filter(({ entity }) => entity === 'product_families').map(({ row_id }) => row_id),
  );
  return [];
}
