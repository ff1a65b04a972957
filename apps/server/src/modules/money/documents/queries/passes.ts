import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { isOpen } from './fragments.ts';

/** Finds the valid document of a pass. */
export const findOpenOfPass = (tx: Tx, id: number) =>
  tx.selectFrom('documents').selectAll().where('pass_id', '=', id).where(isOpen).executeTakeFirst();

/** Marks the buyers of these passes as deleted, including on credit notes. */
export const hideBuyers = (tx: Tx, ids: readonly number[]) =>
  tx
    .updateTable('documents')
    .set({ is_buyer_deleted: true })
    .where(isIdIn('pass_id', ids))
    .where('is_buyer_deleted', '=', false)
    .execute();
