import { formatOrderNumber } from '@namma/contract/codes/order-number';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { PaidSubject } from '../../../platform/shared/subject.ts';
import { creditIfPaid, lockMembership } from '../../gym/memberships/api.ts';
import { lockPaidPass } from '../../gym/passes/api.ts';
import { lockPayableCheckout } from '../../shop/orders/api.ts';

/** A locked payable. */
export interface Locked {
  subject: PaidSubject;
  /** Its name in the activity log. */
  name: string;
  userId: number | null;
  toPayPaise: number;
  paidPaise: number;
  /** True for a membership that was ended early. */
  isEnded: boolean;
}

export async function lockSubject(tx: Tx, subject: PaidSubject): Promise<Locked> {
  if (subject.kind === 'pass')
    return { subject, toPayPaise: 0, isEnded: false, ...(await lockPaidPass(tx, subject.id)) };
  if (subject.kind === 'membership') {
    const row = await lockMembership(tx, subject.id);
    const { type: name, user_id: userId, paid_paise: paidPaise } = row;
    const toPayPaise = row.total_paise - row.credited_paise;
    return { subject, name, userId, toPayPaise, paidPaise, isEnded: row.ended_at !== null };
  }
  const row = await lockPayableCheckout(tx, subject.id);
  const { user_id: userId, to_pay_paise: toPayPaise, paid_paise: paidPaise } = row;
  const name = formatOrderNumber(row.first_order_id);
  return { subject, name, userId, toPayPaise, paidPaise, isEnded: false };
}

/** Credits the document of a membership that is no longer paid; an order's document is unchanged. */
export async function creditSubject(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'tax'>,
  locked: Locked,
): Promise<void> {
  const { subject, toPayPaise: totalPaise, paidPaise } = locked;
  // The refund of an ended membership may be reversed and repeated while its credit note remains.
  if (locked.isEnded) return;
  if (subject.kind === 'membership') await creditIfPaid(tx, deps, { id: subject.id, totalPaise, paidPaise });
}
