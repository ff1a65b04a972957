import { gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { UNDOABLE_DELAY_MILLISECONDS } from '../../messaging/mail/api.ts';
import { mailOfHours } from './mails.ts';
import { listBookings } from './queries/lists.ts';
import { listUnnotifiedOfHours } from './queries/usual-hours.ts';

/**
 * Each minute: asks members to move the appointments that the usual hours of their day do not have any more, and tells them when
 * they have them again; each of them once. It follows from the rows alone, so it does not matter how the hours came to be: set,
 * taken back or undone. A change that can still be undone is not notified yet.
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
