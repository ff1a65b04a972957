import type { Reply } from '@namma/contract/calls';
import type { ImportRequest } from '@namma/contract/imports/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { lockOutClosures } from '../../gym/memberships/api.ts';
import { lockOutDesks } from '../../people/users/api.ts';
import { findUsesOfMembers, undoMembers } from './members/undo.ts';
import { findUsesOfProducts, undoProducts } from './products/undo.ts';
import { deleteFile, markUndone, moveSteps, type StoredImport } from './queries/imports.ts';
import { allowUndo, deleteTouched, listTouched, type Touched, type Use } from './queries/rows.ts';
import { type IsStopping, letOthersThrough, nameOf, startImport, stopWhenEnded } from './start.ts';

/**
 * Undoes an import step by step, the last one first, each in its own transaction: deletes created rows and restores
 * changed ones. An interrupted import is undone as far as it ran.
 * @param isStopping true when the server is stopping, which interrupts the undo between two steps
 * @throws 404 unknown; 409 not run, already undone, another import in progress, or rows used meanwhile, which are
 * listed. Then nothing is undone, unless the use came during the undo, which is interrupted
 */
export async function undoImport(
  { db, clock }: Deps,
  { userId }: Session,
  { importId }: ImportRequest,
  isStopping: IsStopping,
): Promise<Reply<'imports/undo'>> {
  const by = { userId, now: clock() };
  await stopWhenEnded(db, importId, async () => {
    const row = await inTransaction(db, (tx) => startImport(tx, importId, { state: 'undoing', now: by.now }));
    await refuseUsed(db, row, isStopping);
    for (let from = row.steps_done; ; from--) {
      await letOthersThrough(isStopping);
      const to = Math.max(from - 1, 0);
      await inTransaction(db, async (tx) => {
        await moveOn(tx, row, { from, to });
        if (from > 0) await undoStep(tx, row, to, by);
        if (to === 0) await finish(tx, row, by);
      });
      if (to === 0) return;
    }
  });
  return { status: 'The import is undone' };
}

type By = { userId: number; now: Date };

async function moveOn(tx: Tx, row: StoredImport, step: { from: number; to: number }): Promise<void> {
  if (!(await moveSteps(tx, row.id, { state: 'undoing', ...step })))
    throw refuse('importRunning', nameOf(row));
}

/** The lines of a step: from after the previous step's last line. */
const linesOf = ({ steps }: StoredImport, step: number) => ({
  after: steps[step - 1]?.line ?? 0,
  upTo: steps[step]?.line ?? 0,
});

/** Checks all steps for uses before the first one is undone. */
async function refuseUsed(db: Db, row: StoredImport, isStopping: IsStopping): Promise<void> {
  const counts = new Map<string, number>();
  for (let step = 0; step < row.steps_done; step++) {
    await letOthersThrough(isStopping);
    await inTransaction(db, async (tx) => {
      await moveOn(tx, row, { from: row.steps_done, to: row.steps_done });
      const touched = await listTouched(tx, row.id, linesOf(row, step));
      for (const [label, count] of countByLabel(await findUses(tx, row.id, touched)))
        counts.set(label, (counts.get(label) ?? 0) + count);
    });
  }
  if (counts.size > 0) throw refuse('importUsed', describe(counts));
}

const findUses = async (tx: Tx, importId: number, touched: Touched): Promise<Use[]> => [
  ...(await findUsesOfMembers(tx, importId, touched)),
  ...(await findUsesOfProducts(tx, touched)),
];

async function undoStep(tx: Tx, row: StoredImport, step: number, by: By): Promise<void> {
  await lockOutClosures(tx);
  await lockOutDesks(tx);
  const lines = linesOf(row, step);
  const touched = await listTouched(tx, row.id, lines);
  const uses = await findUses(tx, row.id, touched);
  if (uses.length > 0) throw refuse('importUsed', describe(countByLabel(uses)));
  await allowUndo(tx, row.id);
  await undoMembers(tx, touched);
  await undoProducts(tx, touched, by);
  await deleteTouched(tx, row.id, lines);
}

async function finish(tx: Tx, { id, kind, name, counts }: StoredImport, by: By): Promise<void> {
  await deleteFile(tx, id);
  await markUndone(tx, id, by);
  await logActivity(tx, by, [
    {
      action: 'import undone',
      subjectType: 'import',
      subjectId: id,
      subjectUserId: null,
      subject: name,
      before: { kind, ...counts },
      after: null,
    },
  ]);
}

/** Labels of tables' rows, singular and plural. */
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
  member_photos: ['photo', 'photos'],
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

/** Counts uses by plural label. A row that refers to a person and to a membership counts once. */
function countByLabel(uses: readonly Use[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { table, count } of uses) {
    const label = names[table]?.[1] ?? table;
    counts.set(label, Math.max(counts.get(label) ?? 0, count));
  }
  return counts;
}

const singularOf = new Map(Object.values(names).map(([one, several]) => [several, one]));

/** `2 visits, 1 order` */
const describe = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .map(
      ([label, count]) => `${count} ${(count === 1 && singularOf.get(label)) || label.replaceAll('_', ' ')}`,
    )
    .join(', ');
