import { gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import type { LoggedChange } from '../../../module.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { BulkOutcome } from '../../../platform/shared/bulk.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import { membershipsOf } from '../../../platform/shared/subject.ts';
import { undoRows } from '../../core/audit/api.ts';
import { deleteUnsentMails } from '../../messaging/mail/api.ts';
import { cancelDocuments } from '../../money/documents/api.ts';
import { type Cashier, getReceiptIds, UNDO_REASON, writeReversals } from '../../money/payments/api.ts';
import { paidMailKey } from './payments.ts';
import { lockMemberships } from './queries/memberships.ts';
import { findGivenDays } from './revoke-transfer.ts';

/**
 * Undoes payments that completed memberships by reversing their receipts: the memberships become pending, and their
 * documents are cancelled.
 * @throws 409 a document printed by its buyer, or transferred days still to come
 */
export function undoMembershipPayments(
  tx: Tx,
  changes: readonly LoggedChange[],
  undoing: Cashier & Pick<Deps, 'clock'>,
): Promise<BulkOutcome> {
  const given = new Map<number, Refusal>();
  return undoRows(tx, changes, {
    lockRows: lockMemberships,
    noSuchRow: () => refuse('noSuchMembership'),
    reasonSkipped: ({ id }) => given.get(id) ?? refuse('changedSince'),
    revert: async (notChanged) => {
      for (const { subject_id: id } of notChanged) {
        const refusal = await findGivenDays(tx, id, gymDay(undoing.now));
        if (refusal) given.set(id, refusal);
      }
      const open = notChanged.filter(({ subject_id }) => !given.has(subject_id));
      const ids = await getReceiptIds(
        tx,
        open.map(({ after }) => String(after?.receipt)),
      );
      const receiptOf = new Map(
        open.flatMap(({ subject_id, after }) => {
          const receiptId = ids.get(String(after?.receipt));
          return receiptId === undefined ? [] : [[subject_id, receiptId]];
        }),
      );
      const reversed = await writeReversals(tx, undoing, [...receiptOf.values()], UNDO_REASON);
      const undone = [...receiptOf].filter(([, receiptId]) => reversed.has(receiptId));
      await deleteUnsentMails(
        tx,
        undone.map(([id, receiptId]) => paidMailKey(id, receiptId)),
      );
      const membershipIds = undone.map(([id]) => id);
      await cancelDocuments(tx, undoing, membershipsOf(membershipIds));
      return membershipIds;
    },
  });
}
