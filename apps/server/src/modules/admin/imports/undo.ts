import type { Reply } from '@namma/contract/calls';
import type { ImportRequest } from '@namma/contract/imports/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { lockOutClosures } from '../../gym/memberships/api.ts';
import { lockOutDesks } from '../../people/users/api.ts';
import { takeMembersBack } from './members/undo.ts';
import { takeProductsBack } from './products/undo.ts';
import { lockImport, markUndone } from './queries/imports.ts';
import { allowUndo, deleteTouched, listTouched, type Use } from './queries/rows.ts';

/**
 * Takes a whole import back: what it has made is gone, and what it has changed is as it was. Refuses: 404 unknown, 409 not run,
 * undone already, or used meanwhile, with what was used.
 */
export async function undoImport(
  { db, clock }: Deps,
  { userId }: Session,
  { importId }: ImportRequest,
): Promise<Reply<'imports/undo'>> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    await lockOutClosures(tx);
    const row = await lockImport(tx, importId);
    if (!row) throw refuse('noSuchImport');
    if (row.state === 'checked') throw refuse('importNotRun');
    if (row.state === 'undone') throw refuse('importUndone');
    await lockOutDesks(tx);
    await takeBack(tx, importId, { userId, now });
    await markUndone(tx, importId, { userId, now });
    await logActivity(tx, { userId, now }, [
      {
        action: 'import undone',
        subjectType: 'import',
        subjectId: importId,
        subjectUserId: null,
        subject: row.name,
        before: { kind: row.kind, ...row.counts },
        after: null,
      },
    ]);
    return { status: 'The import is undone' };
  });
}

async function takeBack(tx: Tx, importId: number, by: { userId: number; now: Date }): Promise<void> {
  const touched = await listTouched(tx, importId);
  await allowUndo(tx, importId);
  const uses = [...(await takeMembersBack(tx, touched)), ...(await takeProductsBack(tx, touched, by))];
  if (uses.length > 0) throw refuse('importUsed', describe(uses));
  await deleteTouched(tx, importId);
}

/** What tables hold, for one row and for several. */
const names: Record<string, readonly [string, string]> = {
  visits: ['visit', 'visits'],
  orders: ['order', 'orders'],
  checkouts: ['order', 'orders'],
  cart_lines: ['line of a cart', 'lines of carts'],
  bookings: ['appointment', 'appointments'],
  activity: ['change of a member', 'changes of members'],
  memberships: ['membership', 'memberships'],
  payments: ['payment', 'payments'],
  documents: ['document', 'documents'],
  membership_events: ['pause, extension or move', 'pauses, extensions and moves'],
  member_notes: ['note', 'notes'],
  reviews: ['review', 'reviews'],
  returns: ['return', 'returns'],
  addresses: ['address', 'addresses'],
  stock_moves: ['movement of stock', 'movements of stock'],
  stock_batches: ['batch', 'batches'],
  product_tax: ['tax rate', 'tax rates'],
  claimed: ['claimed account', 'claimed accounts'],
  'changed people': ['person changed since', 'people changed since'],
  'changed products': ['product changed since', 'products changed since'],
};

/** `2 visits, 1 order` */
function describe(uses: readonly Use[]): string {
  const counts = new Map<string, number>();
  for (const { table, count } of uses) {
    const known = names[table];
    const name = count === 1 ? known?.[0] : known?.[1];
    const label = name ?? table.replaceAll('_', ' ');
    counts.set(label, Math.max(counts.get(label) ?? 0, count));
  }
  return [...counts].map(([label, count]) => `${count} ${label}`).join(', ');
}
