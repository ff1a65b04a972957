import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/days/dates';
import type { MembershipPayment, MembershipPayments } from '@namma/contract/memberships/schemas';
import { paiseToRupees } from '@namma/contract/money';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { orRefuse, outcomeOf, presentBulk, type StepOutcome } from '../../../platform/shared/bulk.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { Refusal, refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { membershipsOf } from '../../../platform/shared/subject.ts';
import { type ActivityEntry, logActivity } from '../../core/audit/api.ts';
import { UNDOABLE_DELAY_MILLISECONDS, writeMails } from '../../messaging/mail/api.ts';
import { issueDocuments } from '../../money/documents/api.ts';
import { amountToReceive, type Cashier, writeReceipts } from '../../money/payments/api.ts';
import { tiePassesOf } from '../passes/api.ts';
import { presentTerm } from './present.ts';
import { lockMemberships } from './queries/memberships.ts';

/** A payment for a membership. */
export interface MembershipReceipt {
  id: number;
  mode: ReceiptMode;
  /** The full due amount by default. */
  amountPaise?: number | undefined;
  utr?: string | undefined;
  /** The membership's center by default. */
  center?: Center | undefined;
}

interface ReceiptOfMembership {
  receiptId: number;
  amountPaise: number;
  /** The due amount after it. */
  duePaise: number;
  /** The document issued when nothing is due any more. */
  documentNumber: string | undefined;
}

/** The received payments, by membership. */
export interface ReceivedForMemberships extends StepOutcome {
  receipts: Map<number, ReceiptOfMembership>;
}

type LockedMembership = Awaited<ReturnType<typeof lockMemberships>>[number];

/**
 * Receives payments for memberships in one step, in the caller's transaction. Full payment issues the document and
 * notifies the member. Skips memberships with nothing due, or less due than the amount.
 * @throws 409 a UTR of another receipt
 */
export async function receiveForMemberships(
  tx: Tx,
  deps: Deps,
  cashier: Cashier,
  wanted: readonly MembershipReceipt[],
): Promise<ReceivedForMemberships> {
  const ids = wanted.map(({ id }) => id);
  const rows = await lockMemberships(tx, ids);
  const reasons = new Map<number, Refusal>();
  const accepted = rows.flatMap((row) => {
    const receipt = wanted.find(({ id }) => id === row.id);
    const amountPaise = receipt && amountOrRefusal(row, receipt);
    if (amountPaise instanceof Refusal) reasons.set(row.id, amountPaise);
    return receipt === undefined || amountPaise === undefined || amountPaise instanceof Refusal
      ? []
      : [{ ...receipt, row, amountPaise, duePaise: row.total_paise - row.paid_paise - amountPaise }];
  });
  const paidUp = accepted.filter(({ duePaise }) => duePaise === 0);
  // Runs before numbers are taken, the same lock order as selling a pass.
  await tiePassesOf(
    tx,
    paidUp.map(({ row }) => row.user_id),
  );
  const receipts = await writeReceipts(
    tx,
    cashier,
    accepted.map(({ row, center = row.center, amountPaise, mode, utr }) => ({
      subject: { kind: 'membership', id: row.id },
      amountPaise,
      mode,
      utr,
      center,
    })),
  );
  const documents = await issueDocuments(tx, deps, membershipsOf(paidUp.map(({ id }) => id)));
  const received = accepted.map((each, i) => ({
    ...each,
    receiptId: receipts[i]?.id ?? 0,
    receiptNumber: receipts[i]?.number ?? '',
    documentNumber: documents.get(each.id),
  }));
  const activityId = await logActivity(tx, cashier, received.map(toEntry));
  await writeMails(
    tx,
    deps,
    received
      .filter(({ duePaise }) => duePaise === 0)
      .map(({ row, receiptId, documentNumber }) => ({
        key: paidMailKey(row.id, receiptId),
        kind: 'membership paid',
        to: row,
        payload: { ...presentTerm(row), ...(documentNumber === undefined ? {} : { documentNumber }) },
        delayMilliseconds: UNDOABLE_DELAY_MILLISECONDS,
      })),
  );
  const done = received.map(({ id }) => id);
  return {
    ...outcomeOf(ids, done, reasons, refuse('noSuchMembership')),
    activityId,
    receipts: new Map(received.map(({ id, ...receipt }) => [id, receipt])),
  };
}

function amountOrRefusal(row: LockedMembership, { amountPaise }: MembershipReceipt): number | Refusal {
  if (row.withdrawn_at) return refuse('membershipWithdrawn', gymDay(row.withdrawn_at));
  if (row.status === 'payed') return refuse('paidAlready');
  try {
    return amountToReceive(row.total_paise - row.paid_paise, amountPaise);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** A payment that completes a membership is logged on it, any other on the receipt. */
function toEntry({
  row,
  mode,
  amountPaise,
  duePaise,
  receiptId,
  receiptNumber,
}: {
  row: LockedMembership;
  mode: ReceiptMode;
  amountPaise: number;
  duePaise: number;
  receiptId: number;
  receiptNumber: string;
}): ActivityEntry {
  const subject = { subject: row.type, subjectUserId: row.user_id };
  const money = { amount: paiseToRupees(amountPaise), mode };
  return duePaise === 0
    ? {
        ...subject,
        action: 'membership paid',
        subjectType: 'membership',
        subjectId: row.id,
        before: { payment_status: 'pending' },
        after: { payment_status: 'payed', receipt: receiptNumber, ...money },
      }
    : {
        ...subject,
        action: 'payment received',
        subjectType: 'payment',
        subjectId: receiptId,
        before: null,
        after: { ...money, due: paiseToRupees(duePaise) },
      };
}

export const paidMailKey = (membershipId: number, receiptId: number) =>
  `membership:${membershipId}:payed:${receiptId}`;

/**
 * Receives the rest of a pending membership in cash at its center; of two concurrent calls one succeeds (D14, D44).
 * @throws 404 unknown; 409 already paid
 */
export async function payMembership(
  deps: Deps,
  { userId }: Session,
  { id }: MembershipPayment,
): Promise<Reply<'membership/update'>> {
  const outcome = await inTransaction(deps.db, (tx) =>
    receiveForMemberships(tx, deps, { userId, now: deps.clock() }, [{ id, mode: 'cash' }]),
  );
  const { activityId } = orRefuse(outcome);
  return { status: messages().messages.membershipPaid, activityId };
}

/** Bulk form of `payMembership`, in cash or by card. Returns unknown and paid memberships with a reason. */
export async function payMemberships(
  deps: Deps,
  { userId }: Session,
  { ids, mode }: MembershipPayments,
): Promise<Reply<'membership/updateMany'>> {
  const wanted = ids.map((id) => ({ id, mode }));
  const outcome = await inTransaction(deps.db, (tx) =>
    receiveForMemberships(tx, deps, { userId, now: deps.clock() }, wanted),
  );
  return presentBulk(outcome, messages().messages.membershipsPaid);
}
