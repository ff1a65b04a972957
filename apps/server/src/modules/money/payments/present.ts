import { formatOrderNumber } from '@namma/contract/codes/order-number';
import type { PlanLength, TierName } from '@namma/contract/memberships/tiers';
import { type PassKind, passKindTitles } from '@namma/contract/passes/rules';
import type { ReceiptSubject } from '@namma/contract/payments/rules';
import type { LedgerRow } from '@namma/contract/payments/schemas';
import type { PaymentRow } from '../../../platform/db/types.ts';

type PresentableReceipt = Omit<
  PaymentRow,
  | 'received_by'
  | 'membership_id'
  | 'checkout_id'
  | 'pass_id'
  | 'reverses'
  | 'reversed_by'
  | 'drawer_id'
  | 'utr_part'
> & {
  admin_id: number | null;
  admin_name: string | null;
  admin_email: string | null;
  /** The number of the reversed receipt. */
  reverses: string | null;
  reversed_by: string | null;
};

export const presentLedgerRow = (row: PresentableReceipt): LedgerRow => ({
  receiptId: row.id,
  receiptNumber: row.number,
  kind: row.kind,
  mode: row.mode,
  amountPaise: row.amount_paise,
  utr: row.utr,
  center: row.center,
  receivedBy: row.admin_name,
  receivedById: row.admin_id,
  receivedByEmail: row.admin_email,
  at: row.received_at.toISOString(),
  reverses: row.reverses,
  reversedBy: row.reversed_by,
  reason: row.reason,
});

/** `Elite Plus, 6 months` */
export const membershipTitle = ({ type, months }: { type: TierName; months: PlanLength }): string =>
  `${type}, ${months} months`;

/** `Order NS-1042-7` */
export const checkoutTitle = (firstOrderId: number): string => `Order ${formatOrderNumber(firstOrderId)}`;

/** `Day pass, 2030-03-05` */
export const passTitle = ({ kind, day }: { kind: PassKind; day: string }): string =>
  `${passKindTitles[kind]}, ${day}`;

interface SubjectOfReceipt {
  membership_id: number | null;
  checkout_id: string | null;
  type: TierName | null;
  months: PlanLength | null;
  first_order_id: number | null;
  pass_id: number | null;
  pass_kind: PassKind | null;
  pass_day: string | null;
}

/** Presents the subject of a receipt. */
export function presentSubjectOf(row: SubjectOfReceipt): {
  subject: ReceiptSubject;
  id: number | string;
  title: string;
} {
  const { membership_id, checkout_id, type, months, first_order_id } = row;
  if (membership_id !== null && type !== null && months !== null)
    return { subject: 'membership', id: membership_id, title: membershipTitle({ type, months }) };
  const { pass_id, pass_kind, pass_day } = row;
  if (pass_id !== null && pass_kind !== null && pass_day !== null)
    return { subject: 'pass', id: pass_id, title: passTitle({ kind: pass_kind, day: pass_day }) };
  return { subject: 'checkout', id: checkout_id ?? '', title: checkoutTitle(first_order_id ?? 0) };
}
