import type { Reply } from '@namma/contract/calls';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { gymDay } from '@namma/contract/days/dates';
import { formatPaise, paiseToRupees } from '@namma/contract/money';
import { paymentMessages } from '@namma/contract/payments/messages';
import type { PaymentReceipt, PaymentReversal } from '@namma/contract/payments/schemas';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import type { LoggedChange } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { type BulkOutcome, orRefuse } from '../../../platform/shared/bulk.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import type { Subject } from '../../../platform/shared/subject.ts';
import { logActivity, undoRows } from '../../core/audit/api.ts';
import { findGivenDays, receiveForMemberships, refuseGivenDays } from '../../gym/memberships/api.ts';
import { voidPass } from '../../gym/passes/api.ts';
import {
  amountToReceive,
  type Cashier,
  findSlipOf,
  getReceipt,
  getSubjectOfReceipt,
  UNDO_REASON,
  writeReceipts,
  writeReversals,
  writeSlip,
} from '../../money/payments/api.ts';
import { lockPayableCheckout, reopenRefund } from '../../shop/orders/api.ts';
import { paiseOf, subjectOfForm } from './dues.ts';
import { creditSubject, type Locked, lockSubject } from './locked.ts';
import { dueOf } from './present.ts';

/**
 * Receives the due amount of a membership or checkout, or a part of it (D44). Of two concurrent payments of the last
 * rupee one succeeds. For the key see `withIdempotencyKey`.
 * @throws 404 unknown; 409 nothing due, less due than the amount, or a UTR of another receipt
 */
export function receivePayment(
  deps: Deps,
  session: Session,
  form: PaymentReceipt,
  key: string | undefined,
): Promise<Reply<'payments/receive'>> {
  const { userId } = session;
  const now = deps.clock();
  const request = { userId, key, call: 'payments/receive', body: form, now } as const;
  const subject = subjectOfForm(form);
  return inTransaction(deps.db, (tx) =>
    withIdempotencyKey(tx, request, async () => {
      const { amountPaise, ...reply } =
        subject.kind === 'membership'
          ? await receiveForMembership(tx, deps, { userId, now }, subject.id, form)
          : await receiveForCheckout(tx, { userId, now }, subject.id, inScope(session, form));
      return {
        status: paymentMessages.paymentReceived(formatPaise(amountPaise)),
        ...reply,
      };
    }),
  );
}

/** The amount still due after a receipt, and the id of its step for the undo. */
interface Received {
  receiptId: number;
  amountPaise: number;
  duePaise: number;
  activityId: number | undefined;
  documentNumber?: string | undefined;
}

async function receiveForMembership(
  tx: Tx,
  deps: Deps,
  cashier: Cashier,
  id: number,
  { mode, amount, utr, center }: PaymentReceipt,
): Promise<Received> {
  const receipt = { id, mode, amountPaise: paiseOf(amount), utr, center };
  const { receipts, activityId } = orRefuse(await receiveForMemberships(tx, deps, cashier, [receipt]));
  const received = receipts.get(id);
  if (!received) throw refuse('noSuchMembership');
  const { receiptId, amountPaise, duePaise, documentNumber } = received;
  return { receiptId, amountPaise, duePaise, activityId, documentNumber };
}

async function receiveForCheckout(
  tx: Tx,
  cashier: Cashier,
  checkoutId: string,
  {
    mode,
    amount,
    utr,
    center = null,
  }: Pick<PaymentReceipt, 'mode' | 'amount' | 'utr'> & { center?: Center | null | undefined },
): Promise<Received> {
  const row = await lockPayableCheckout(tx, checkoutId);
  const due = dueOf(row);
  const amountPaise = amountToReceive(due, paiseOf(amount));
  const subject: Subject = { kind: 'checkout', id: checkoutId };
  const [receipt] = await writeReceipts(tx, cashier, [{ subject, amountPaise, mode, utr, center }]);
  if (!receipt) throw refuse('noSuchReceipt');
  const duePaise = due - amountPaise;
  const activityId = await logActivity(tx, cashier, [
    {
      action: 'payment received',
      subjectType: 'payment',
      subjectId: receipt.id,
      subject: formatOrderNumber(row.first_order_id),
      subjectUserId: row.user_id,
      before: null,
      after: { amount: paiseToRupees(amountPaise), mode, due: paiseToRupees(duePaise) },
    },
  ]);
  return { receiptId: receipt.id, amountPaise, duePaise, activityId };
}

/**
 * Reverses a receipt (D44, D66). A membership that is no longer fully paid becomes pending again, and its document gets
 * a credit note; the refund of an order returns to the open returns (D67). With a mode, receives the same amount again
 * in that mode and changes nothing else.
 * @throws 404 unknown; 409 already reversed, a reversal, a refunded payment, or days of the membership that were
 * transferred and are still to come
 */
export const reversePayment = (
  deps: Deps,
  { userId }: Session,
  { id, reason, mode, utr }: PaymentReversal,
): Promise<Reply<'payments/reverse'>> =>
  inTransaction(deps.db, async (tx) => {
    const cashier = { userId, now: deps.clock() };
    const locked = await lockSubject(tx, await getSubjectOfReceipt(tx, id));
    const receipt = await getReceipt(tx, id);
    if (receipt.kind === 'reversal') throw refuse('reversalIsFinal');
    if (receipt.kind === 'opening') throw refuse('openingStays');
    if (receipt.kind === 'credit') throw refuse('creditStays');
    if (receipt.reversed_by !== null) throw refuse('reversedAlready', receipt.reversed_by);
    if (mode && receipt.kind !== 'payment') throw refuse('refundModeStays');
    const paidPaise = locked.paidPaise - receipt.amount_paise;
    if (paidPaise < 0) throw refuse('refundedSince');
    if (locked.subject.kind === 'membership' && receipt.amount_paise > 0 && !mode)
      await refuseGivenDays(tx, locked.subject.id, gymDay(cashier.now));
    const reversals = await writeReversals(tx, cashier, [id], reason);
    const reversal = reversals.get(id);
    if (!reversal) throw refuse('noSuchReceipt');
    if (receipt.kind === 'refund')
      await reopenRefund(tx, cashier, { receiptId: id, reversal: reversal.number });
    // A correction keeps the pass, the membership and their documents.
    const [corrected] = mode
      ? await writeReceipts(tx, cashier, [
          { subject: locked.subject, amountPaise: receipt.amount_paise, mode, utr, center: receipt.center },
        ])
      : [];
    if (!corrected) {
      await creditSubject(tx, deps, locked);
      if (locked.subject.kind === 'pass') await voidPass(tx, deps, locked.subject.id);
      else if (!(await findSlipOf(tx, locked.subject))) await writeSlip(tx, locked.subject);
    }
    const duePaise = Math.max(0, locked.toPayPaise - (corrected ? locked.paidPaise : paidPaise));
    await logActivity(tx, cashier, [
      {
        action: 'payment reversed',
        subjectType: 'payment',
        subjectId: id,
        subject: locked.name,
        subjectUserId: locked.userId,
        before: null,
        after: {
          reversal: reversal.number,
          amount: paiseToRupees(receipt.amount_paise),
          due: paiseToRupees(duePaise),
          ...(corrected && mode && { mode, receipt: corrected.number }),
        },
      },
    ]);
    return {
      status: paymentMessages.paymentReversed(receipt.number),
      receiptId: reversal.id,
      ...(corrected && { correctedId: corrected.id }),
      duePaise,
    };
  });

/**
 * Undoes receipts that did not complete a membership by reversing them. Skips a receipt that was refunded meanwhile,
 * because its money must not be returned twice.
 */
export function undoReceipts(
  tx: Tx,
  changes: readonly LoggedChange[],
  undoing: Cashier & Pick<Deps, 'clock'>,
): Promise<BulkOutcome> {
  const locked = new Map<number, Locked>();
  const canGiveBack = new Map<number, boolean>();
  const given = new Map<number, Refusal>();
  return undoRows(tx, changes, {
    noSuchRow: () => refuse('noSuchReceipt'),
    lockRows: async (_tx, ids) => {
      for (const id of ids) {
        const subject = await lockSubject(tx, await getSubjectOfReceipt(tx, id));
        const receipt = await getReceipt(tx, id);
        locked.set(id, subject);
        canGiveBack.set(id, receipt.reversed_by !== null || receipt.amount_paise <= subject.paidPaise);
      }
      return ids.map((id) => ({ id }));
    },
    revert: async (open) => {
      for (const { subject_id: id } of open) {
        const subject = locked.get(id)?.subject;
        const refusal =
          subject?.kind === 'membership'
            ? await findGivenDays(tx, subject.id, gymDay(undoing.now))
            : undefined;
        if (refusal) given.set(id, refusal);
      }
      const ids = open
        .map(({ subject_id }) => subject_id)
        .filter((id) => !given.has(id) && canGiveBack.get(id));
      const done = [...(await writeReversals(tx, undoing, ids, UNDO_REASON)).keys()];
      for (const id of done) {
        const subject = locked.get(id);
        if (subject) await creditSubject(tx, undoing, subject);
      }
      return done;
    },
    reasonSkipped: ({ id }) =>
      given.get(id) ?? refuse(canGiveBack.get(id) === false ? 'refundedSince' : 'changedSince'),
  });
}
