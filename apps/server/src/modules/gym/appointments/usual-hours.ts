import { gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { UNDOABLE_DELAY_MILLISECONDS } from '../../messaging/mail/api.ts';
import { mailOfHours } from './mails.ts';
import { listBookings } from './queries/lists.ts';
import { listUnnotifiedOfHours } from './queries/usual-hours.ts';

/**
 * Runs each minute: asks members to move appointments outside the usual hours, and notifies them when the hours include
 * them again; each once. Depends only on the stored rows, so it does not matter how the hours changed (set, cancelled
 * or undone). Ignores changes that can still be undone.
 */
export async function notifyOfUsualHours(deps: Deps): Promise<void> {
  const now = deps.clock();
  const changedBefore = new Date(now.getTime() - UNDOABLE_DELAY_MILLISECONDS);
  await inTransaction(deps.db, async (tx) => {
    const notNotified = await listUnnotifiedOfHours(tx, { now, today: gymDay(now), changedBefore });
    if (notNotified.length === 0) return;
    const rows = await listBookings(tx, { ids: notNotified.map(({ id }) => id) });
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    await mailOfHours(
      tx,
      deps,
      notNotified.flatMap(({ id, change, notified }) => {
        const row = rowOf.get(id);
        return row ? [{ row, change, notified }] : [];
      }),
    );
  });
}
