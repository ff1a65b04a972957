import type { Reply } from '@namma/contract/calls';
import { daysBetween, formatDay, gymDay } from '@namma/contract/days/dates';
import type { EndQuote, MembershipEnding } from '@namma/contract/memberships/end-schemas';
import { formatPaise, paiseToRupees } from '@namma/contract/money';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { membershipsOf } from '../../../platform/shared/subject.ts';
import { logActivity } from '../../core/audit/api.ts';
import { writeMails } from '../../messaging/mail/api.ts';
import { creditUnusedDays, issueDocuments } from '../../money/documents/api.ts';
import { type Cashier, writeRefund } from '../../money/payments/api.ts';
import { getOwnMembership, type LockedMembership, readSteps } from './change.ts';
import { presentTerm } from './present.ts';
import { insertMembershipEvents, lockClosuresForShare } from './queries/days.ts';
import { markEnded } from './queries/ends.ts';
import { lockMemberships } from './queries/memberships.ts';
import { quoteOf, quoteOfEnded, readExitFee, refuseUnlessEndable } from './quote-end.ts';

/** Early ends of memberships, with the value of their unused days (D86). */

/**
 * Ends a membership on a day and refunds its unused days: the ledger step, the credit note and the refund receipt are
 * one transaction. For an ended membership, pays out a pending refund.
 * @throws 404 unknown; 400 a day before today (IST), or a refund without a mode; 409 another refund than the screen
 * showed (with the new sums), a UTR of another receipt, withdrawn or already ended, nothing paid, a day on or after its
 * last one, or a pending renewal
 */
export function endMembership(
  deps: Deps,
  session: Session,
  form: MembershipEnding,
  key: string | undefined,
): Promise<Reply<'membership/end'>> {
  const cashier = { userId: session.userId, now: deps.clock() };
  const request = { ...cashier, key, call: 'membership/end', body: form } as const;
  const today = gymDay(cashier.now);
  return inTransaction(deps.db, (tx) =>
    withIdempotencyKey(tx, request, async () => {
      await lockClosuresForShare(tx);
      const [locked] = await lockMemberships(tx, [form.id]);
      const membership = await readSteps(tx, getOwnMembership(locked, session), today);
      if (membership.row.ended_at) return refundRest(tx, deps, cashier, membership, form);
      await refuseUnlessEndable(tx, membership, form.day);
      const quote = quoteOf(membership, form.day, await readExitFee(tx, today));
      refuseOtherSums(quote, form.expectedPaise);
      const { documentNumber } = await endOn(tx, deps, cashier, membership, quote);
      const receiptId = await payBack(tx, cashier, membership, quote.refundPaise, form);
      await notifyMember(tx, deps, membership, quote, { receiptId, documentNumber, mode: form.mode });
      const { membershipEndMessages } = messages();
      return {
        status:
          quote.refundPaise > 0
            ? membershipEndMessages.endedRefunded(formatPaise(quote.refundPaise))
            : membershipEndMessages.ended(quote.lastDay),
        effectiveEnd: quote.lastDay,
        refundPaise: quote.refundPaise,
        ...(receiptId !== undefined && { receiptId }),
        ...(documentNumber !== undefined && { documentNumber }),
      };
    }),
  );
}

/**
 * Pays out a pending refund: the excess of a plan change, or a refund whose receipt was reversed. The credit note
 * already exists.
 */
async function refundRest(
  tx: Tx,
  deps: Deps,
  cashier: Cashier,
  membership: LockedMembership,
  form: MembershipEnding,
): Promise<Reply<'membership/end'>> {
  const quote = quoteOfEnded(membership);
  refuseOtherSums(quote, form.expectedPaise);
  const receiptId = await payBack(tx, cashier, membership, quote.refundPaise, form);
  await logActivity(tx, cashier, [
    {
      action: 'membership refunded',
      subjectType: 'membership',
      subjectId: membership.row.id,
      subject: membership.row.type,
      subjectUserId: membership.row.user_id,
      before: null,
      after: { amount: paiseToRupees(quote.refundPaise), mode: form.mode ?? null },
    },
  ]);
  await notifyMember(tx, deps, membership, quote, { receiptId, documentNumber: undefined, mode: form.mode });
  return {
    status: messages().membershipEndMessages.refunded(formatPaise(quote.refundPaise)),
    effectiveEnd: quote.lastDay,
    refundPaise: quote.refundPaise,
    ...(receiptId !== undefined && { receiptId }),
  };
}

function refuseOtherSums(sums: EndQuote, expectedPaise: number): void {
  if (sums.refundPaise === expectedPaise) return;
  const [shown, now] = [paiseToRupees(expectedPaise), paiseToRupees(sums.refundPaise)];
  throw refuseWith({ endSums: sums }, 'endSumsChanged', shown, now);
}

/**
 * Ends a locked membership and issues its credit note, or the document of the kept part of a partly paid one. Its days
 * no longer change.
 * @returns the number of the credit note or document
 */
export async function endOn(
  tx: Tx,
  deps: Deps,
  cashier: Cashier,
  { row, days: { effectiveEnd } }: LockedMembership,
  { usedPaise, feePaise, refundPaise, lastDay }: EndQuote,
  { isRecorded = true } = {},
): Promise<{ documentNumber: string | undefined }> {
  const { id } = row;
  const creditPaise = row.total_paise - usedPaise - feePaise;
  await markEnded(tx, { id, at: cashier.now, creditPaise });
  await insertMembershipEvents(tx, [
    {
      membership_id: id,
      kind: 'end',
      days: -daysBetween(lastDay, effectiveEnd),
      made_by: cashier.userId,
      at: cashier.now,
    },
  ]);
  const description = `not used after ${formatDay(lastDay)}`;
  const note = row.status === 'payed' && (await creditUnusedDays(tx, deps, { id, creditPaise, description }));
  // The kept part of a membership that was never fully paid is a separate sale.
  const issued =
    row.status === 'pending' && usedPaise + feePaise > 0
      ? (await issueDocuments(tx, deps, membershipsOf([id]))).get(id)
      : undefined;
  if (isRecorded)
    await logActivity(tx, cashier, [
      {
        action: 'membership ended',
        subjectType: 'membership',
        subjectId: id,
        subject: row.type,
        subjectUserId: row.user_id,
        before: { end: effectiveEnd },
        after: { end: lastDay, refund: paiseToRupees(refundPaise), fee: paiseToRupees(feePaise) },
      },
    ]);
  return { documentNumber: note || issued };
}

/** @returns the id of the receipt; undefined without a refund */
async function payBack(
  tx: Tx,
  cashier: Cashier,
  { row }: LockedMembership,
  amountPaise: number,
  { mode, utr, center = row.center }: MembershipEnding,
): Promise<number | undefined> {
  if (amountPaise === 0) return undefined;
  if (!mode) throw refuse('refundModeRequired');
  const refund = await writeRefund(tx, cashier, {
    subject: { kind: 'membership', id: row.id },
    amountPaise,
    mode,
    utr,
    center,
    reason: `Unused days of membership ${row.id}`,
  });
  return refund.id;
}

/** Notifies the member of the end and the refund. */
async function notifyMember(
  tx: Tx,
  deps: Deps,
  { row }: LockedMembership,
  { usedPaise, feePaise, refundPaise, paidPaise, lastDay }: EndQuote,
  {
    receiptId,
    documentNumber,
    mode,
  }: { receiptId: number | undefined; documentNumber: string | undefined; mode: MembershipEnding['mode'] },
): Promise<void> {
  await writeMails(tx, deps, [
    {
      key: `membership:${row.id}:ended:${receiptId ?? 0}`,
      kind: 'membership ended',
      to: row,
      payload: {
        ...presentTerm(row),
        endDate: lastDay,
        paidPaise,
        usedPaise,
        feePaise,
        refundPaise,
        ...(mode && { mode }),
        ...(documentNumber !== undefined && { documentNumber }),
      },
    },
  ]);
}
