import { UNDO_SECONDS } from '@namma/contract/admin/rules';
import type { UndoRequest } from '@namma/contract/admin/schemas';
import type { Reply } from '@namma/contract/calls';
import { seconds } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { presentRows } from '../../../platform/shared/bulk.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { isBeforeGrant, listStep } from './queries.ts';
import { logActivity } from './service.ts';

/**
 * Undoes an admin's own step within 10 seconds. Reverts unchanged rows, each with its own log entry, and lists the
 * others. The modules define how.
 * @throws 404 unknown step; 403 another admin's step, or one made before the current role was granted; 409 too late, an
 * action without undo, or no row left to revert
 */
export async function undoStep(
  { db, clock }: Deps,
  modules: readonly Module[],
  { userId }: Session,
  { activityId }: UndoRequest,
): Promise<Reply<'admin/undo'>> {
  const now = clock();
  const outcome = await inTransaction(db, async (tx) => {
    const changes = await listStep(tx, activityId);
    const [first] = changes;
    if (!first) throw refuse('noSuchStep');
    if (first.admin_id !== userId) throw refuse('notYourStep');
    // The step may have required permissions that the current role lacks.
    if (await isBeforeGrant(tx, activityId, userId)) throw refuse('notInRole');
    const undo = modules.find(({ undo }) => undo?.[first.action])?.undo?.[first.action];
    if (!undo) throw refuse(first.action === 'order cancelled' ? 'cancelledForGood' : 'cannotBeUndone');
    if (now.getTime() - first.at.getTime() > seconds(UNDO_SECONDS)) throw refuse('tooLateToUndo');
    const { done, left } = await undo(tx, changes, { userId, now, clock: () => now });
    if (done.length === 0) throw left[0]?.refusal ?? refuse('changedSince');
    const isDone = new Set(done);
    await logActivity(
      tx,
      { userId, now },
      changes
        .filter(({ subject_id }) => isDone.has(subject_id))
        .map(({ id, subject_type, subject_id, subject_user_id, subject, before, after }) => ({
          action: 'change undone',
          subjectType: subject_type,
          subjectId: subject_id,
          subjectUserId: subject_user_id,
          subject,
          before: after,
          after: before,
          undoes: id,
        })),
    );
    return { done, left };
  });
  return presentRows(outcome, messages().messages.undone);
}
