import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { Tx } from '../../../../platform/db/types.ts';
import { refuse } from '../../../../platform/shared/refusal.ts';
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

/** Finds rows that refer to products of a step, and products changed since; locks them until the transaction ends. */
export async function findUsesOfProducts(tx: Tx, touched: Touched): Promise<Use[]> {
  const { products, made } = productsOf(touched);
  if (products.length === 0) return [];
  const versions = await lockVersions(
    tx,
    products.map(({ row_id }) => row_id),
  );
  const leftAt = new Map(products.map(({ row_id, version }) => [row_id, version]));
  const edited = versions.filter(({ id, version }) => version !== leftAt.get(id));
  return [
    ...(await listUses(tx, 'products', made)),
    ...(await listFurtherMoves(tx, made)),
    { table: 'product_tax', count: await countTaxChanges(tx, made) },
    { table: 'changed products', count: edited.length },
  ].filter(({ count }) => count > 0);
}

/**
 * Reverts unused products of a step.
 * @throws 409 a product that was changed since
 */
export async function undoProducts(tx: Tx, touched: Touched, { now }: { now: Date }): Promise<void> {
  const { products, made } = productsOf(touched);
  const changed = products.filter(({ is_new }) => !is_new);
  for (const { row_id, before, after } of changed) {
    // Both were written from the change's log entry.
    const change = { subject_id: row_id, before: before as ChangedFields, after: after as ChangedFields };
    if (!(await revertProduct(tx, change))) throw refuse('importUsed', '1 product changed since');
  }
  if (changed.length > 0)
    await refreshSellable(
      tx,
      changed.map(({ row_id }) => row_id),
      now,
    );
  if (made.length > 0) {
    await deleteFirstCounts(tx, made);
    await deleteProductTax(tx, made);
    await eraseProducts(tx, made);
  }
  const families = touched.filter(({ entity }) => entity === 'product_families').map(({ row_id }) => row_id);
  if (families.length > 0) await deleteEmptyFamilies(tx, families);
}

function productsOf(touched: Touched) {
  const products = touched.filter(({ entity }) => entity === 'products');
  return { products, made: products.filter(({ is_new }) => is_new).map(({ row_id }) => row_id) };
}
