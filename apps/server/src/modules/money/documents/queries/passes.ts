import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { isOpen } from './fragments.ts';

/** The document of a pass that stands. */
export const findOpenOfPass = (tx: Tx, id: number) =>
  tx.selectFrom('documents').selectAll().where('pass_id', '=', id).where(isOpen).executeTakeFirst();

/** Marks the buyers of these passes as deleted, on credit notes too. */
export const hideBuyers = (tx: Tx, ids: readonly number[]) =>
  tx
    .updateTable('documents')
    .set({ is_buyer_deleted: true })
    .where(isIdIn('pass_id', ids))
    .where('is_buyer_deleted', '=', false)
    .execute();
