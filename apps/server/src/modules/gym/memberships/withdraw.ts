import type { Reply } from '@namma/contract/calls';
import { addDays, gymDay } from '@namma/contract/days/dates';
import type { MembershipWithdrawal } from '@namma/contract/memberships/end-schemas';
import { LAPSE_DAYS_AFTER_START, LAPSE_NOTICE_DAYS } from '@namma/contract/memberships/ends';
import type { Deps } from '../../../deps.ts';
import type { LoggedChange } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { BulkOutcome } from '../../../platform/shared/bulk.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity, undoRows } from '../../core/audit/api.ts';
import { deleteUnsentMails, type NewMail, writeMails } from '../../messaging/mail/api.ts';
import { getOwnMembership, refuseClosed } from './change.ts';
import { lockOverlaps } from './overlaps.ts';
import { presentTerm } from './present.ts';
import { lockClosuresForShare } from './queries/days.ts';
import {
  listWithReceipts,
  lockForNotification,
  lockLapsed,
  markNotWithdrawn,
  markWithdrawn,
  setLapse,
} from './queries/ends.ts';
import { findRenewal, lockMemberships } from './queries/memberships.ts';

const registeredMailKey = (id: number) => `membership:${id}:registered`;

/**
 * Withdraws an unpaid membership, which removes it from dues, slips and lists (D85). Members may not withdraw one that
 * ever had a receipt, because it may have been used; staff may, once all receipts are reversed.
 * @throws 404 unknown; 403 another member's; 409 withdrawn, ended, or paid for
 */
export async function withdrawMembership(
  { db, clock }: Deps,
  session: Session,
  { id }: MembershipWithdrawal,
): Promise<Reply<'membership/withdraw'>> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const [locked] = await lockMemberships(tx, [id]);
    const row = getOwnMembership(locked, session);
    refuseClosed(row);
    const hasReceipt = (await listWithReceipts(tx, [id])).length > 0;
    if (row.paid_paise > 0 || (hasReceipt && !session.isForOthers)) throw refuse('paidForAlready');
    await markWithdrawn(tx, [id], now);
    await deleteUnsentMails(tx, [registeredMailKey(id)]);
    const activityId = session.isForOthers
      ? await logActivity(tx, { userId: session.userId, now }, [
          {
            action: 'membership withdrawn',
            subjectType: 'membership',
            subjectId: id,
            subject: row.type,
            subjectUserId: row.user_id,
            before: { withdrawn: false },
            after: { withdrawn: true },
          },
        ])
      : undefined;
    return { status: messages().membershipEndMessages.withdrawn, ...(activityId && { activityId }) };
  });
}

/**
 * Undoes withdrawals: the memberships are pending again. One stays withdrawn if another renewal has replaced it, or the
 * member has another one on its days.
 */
export async function undoWithdrawals(
  tx: Tx,
  changes: readonly LoggedChange[],
  { now }: { now: Date },
): Promise<BulkOutcome> {
  await lockClosuresForShare(tx);
  return undoRows(tx, changes, {
    lockRows: lockMemberships,
    noSuchRow: () => refuse('noSuchMembership'),
    revert: async (open) => {
      const rows = await lockMemberships(
        tx,
        open.map(({ subject_id }) => subject_id),
      );
      const done: number[] = [];
      for (const row of rows) {
        if (!row.withdrawn_at) continue;
        if (row.renewal_of !== null && (await findRenewal(tx, row.renewal_of))) continue;
        const before = await lockOverlaps(tx, [row.user_id], gymDay(now));
        await markNotWithdrawn(tx, [row.id]);
        const after = await lockOverlaps(tx, [row.user_id], gymDay(now));
        if (after.length > before.length) await markWithdrawn(tx, [row.id], row.withdrawn_at);
        else done.push(row.id);
      }
      return done;
    },
  });
}

/** The number of memberships notified or withdrawn per transaction. */
const AT_ONCE = 200;

/**
 * Notifies members of unpaid memberships of their withdrawal, and withdraws them when due (D85): 30 days after the
 * first day, and at least a week after the mail. Partly paid ones are kept.
 */
export async function withdrawUnpaid(deps: Deps): Promise<void> {
  const now = deps.clock();
  const today = gymDay(now);
  const lapsesOn = addDays(today, LAPSE_NOTICE_DAYS);
  const begunBy = addDays(lapsesOn, -LAPSE_DAYS_AFTER_START);
  for (;;) {
    const notified = await inTransaction(deps.db, async (tx) => {
      const rows = await lockForNotification(tx, begunBy, AT_ONCE);
      await setLapse(
        tx,
        rows.map(({ id }) => id),
        lapsesOn,
      );
      const mails = rows.flatMap((row): NewMail[] =>
        row.email === null
          ? []
          : [
              {
                key: `membership:${row.id}:lapsing:${lapsesOn}`,
                kind: 'membership lapsing',
                to: { userId: row.user_id },
                payload: { ...presentTerm(row), lapsesOn },
              },
            ],
      );
      await writeMails(tx, deps, mails);
      return rows.length;
    });
    if (notified < AT_ONCE) break;
  }
  for (;;) {
    const withdrawn = await inTransaction(deps.db, async (tx) => {
      const ids = (
        await lockLapsed(tx, { begunBy: addDays(today, -LAPSE_DAYS_AFTER_START), today }, AT_ONCE)
      ).map(({ id }) => id);
      if (ids.length > 0) await markWithdrawn(tx, ids, now);
      return ids.length;
    });
    if (withdrawn < AT_ONCE) break;
  }
}
