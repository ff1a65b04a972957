import { brand } from '@namma/contract/brand';
import type { Reply } from '@namma/contract/calls';
import { formatSlipCode } from '@namma/contract/codes/slips';
import { gymDay } from '@namma/contract/days/dates';
import { rupeesToPaise } from '@namma/contract/money';
import { upiLink } from '@namma/contract/payments/rules';
import type { UpiQuery } from '@namma/contract/payments/schemas';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { toQrCode } from '../../../platform/shared/qr.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import type { PaidSubject, Subject } from '../../../platform/shared/subject.ts';
import { getPayableMembership } from '../../gym/memberships/api.ts';
import { getPaidPass } from '../../gym/passes/api.ts';
import {
  amountToReceive,
  checkoutTitle,
  findSlipOf,
  getReceipt,
  getSubjectOfReceipt,
  membershipTitle,
  presentLedgerRow,
  presentSubjectOf,
} from '../../money/payments/api.ts';
import { getPayableCheckout, getPayableCheckouts } from '../../shop/orders/api.ts';
import { dueOf } from './present.ts';

/** The subject of a form: the id of a membership is a number, that of a checkout a UUID. */
export const subjectOfForm = ({ id }: { id: number | string }): Subject =>
  typeof id === 'number' ? { kind: 'membership', id } : { kind: 'checkout', id };

export const paiseOf = (amount: number | undefined) =>
  amount === undefined ? undefined : rupeesToPaise(amount);

/** Returns the due amount in the shape that is paid and shown. */
async function getDue(db: Db, subject: PaidSubject) {
  if (subject.kind === 'pass') return { ...(await getPaidPass(db, subject.id)), duePaise: 0 };
  if (subject.kind === 'membership') {
    const row = await getPayableMembership(db, subject.id);
    return {
      userId: row.user_id,
      center: row.center,
      withdrawnAt: row.withdrawn_at,
      duePaise: row.withdrawn_at ? 0 : Math.max(0, row.total_paise - row.paid_paise),
      title: membershipTitle(row),
      documentNumber: row.document_number,
    };
  }
  const row = await getPayableCheckout(db, subject.id);
  return {
    userId: row.user_id,
    center: null,
    withdrawnAt: null,
    duePaise: dueOf(row),
    title: checkoutTitle(row.first_order_id),
    documentNumber: row.document_number,
  };
}

/**
 * Returns the QR code of a UPI payment for the admin's screen, to be scanned with the member's app (D45).
 * @throws 404 unknown, or no UPI address is set; 409 nothing due, or less due than the amount
 */
export async function getUpi({ db, upi }: Deps, query: UpiQuery): Promise<Reply<'payments/getUpi'>> {
  if (!upi) throw refuse('noUpi');
  const subject = subjectOfForm(query);
  const { duePaise, title } = await getDue(db, subject);
  const amountPaise = amountToReceive(duePaise, paiseOf(query.amount));
  const code = await findSlipOf(db, subject);
  const reference = `${brand.orderPrefix}${code ?? ''}`;
  const uri = upiLink(upi, { amountPaise, reference, note: title });
  return { uri, amountPaise, qr: toQrCode(uri) };
}

/** The goods of a checkout that are not cancelled. */
async function getGoods(db: Db, checkoutId: string) {
  const [checkout] = await getPayableCheckouts(db, [], [checkoutId]);
  const lines = (checkout?.lines ?? []).flatMap(({ name, quantity, unit_price_paise, is_cancelled }) =>
    is_cancelled ? [] : [{ name, quantity, amountPaise: unit_price_paise * quantity }],
  );
  const { channel, discount_paise: paise = 0, discount_reason: reason } = checkout ?? {};
  return {
    lines,
    isCounterSale: channel === 'counter',
    ...(paise > 0 && { discount: { paise, reason: reason ?? '' } }),
  };
}

/**
 * Returns one receipt for printing.
 * @throws 404 unknown
 */
export async function getReceiptDetails({ db }: Deps, id: number): Promise<Reply<'payments/getReceipt'>> {
  const row = await getReceipt(db, id);
  const subject = await getSubjectOfReceipt(db, id);
  const { duePaise, documentNumber } = await getDue(db, subject);
  const isPayment = row.kind === 'payment' && row.reversed_by === null;
  return {
    ...presentLedgerRow(row),
    ...presentSubjectOf(row),
    member: { name: row.member_name, email: row.member_email, phone: row.member_phone ?? '' },
    duePaise,
    ...(isPayment && documentNumber !== null && { documentNumber }),
    ...(subject.kind === 'checkout' && (await getGoods(db, subject.id))),
  };
}

/**
 * Returns the member's payment slip (D45); its QR code contains the nine digits.
 * @throws 404 unknown, or paid before slips existed; 403 another member's
 */
export async function getSlip(
  { db }: Deps,
  { userId }: Session,
  subject: Subject,
): Promise<Reply<'membership/slip'>> {
  const due = await getDue(db, subject);
  if (due.userId !== userId) throw refuse('notYours');
  if (due.withdrawnAt) throw refuse('membershipWithdrawn', gymDay(due.withdrawnAt));
  const code = await findSlipOf(db, subject);
  if (code === undefined) throw refuse('noSlip');
  return { code: formatSlipCode(code), duePaise: due.duePaise, center: due.center, qr: toQrCode(code) };
}
