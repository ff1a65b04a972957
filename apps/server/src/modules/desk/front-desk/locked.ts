import { formatOrderNumber } from '@namma/contract/codes/order-number';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { PaidSubject } from '../../../platform/shared/subject.ts';
import { creditIfPayed, lockMembership } from '../../gym/memberships/api.ts';
import { lockPaidPass } from '../../gym/passes/api.ts';
import { lockPayableCheckout } from '../../shop/orders/api.ts';

/** What is known of a payable, once it is locked. */
export interface Locked {
  subject: PaidSubject;
  /** What the record of changes calls it. */
  name: string;
  userId: number | null;
  toPayPaise: number;
  paidPaise: number;
  /** A membership that was ended before its end. */
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

/** Credits the document of a membership that was payed until now; an order's document stays as it is. */
export async function creditSubject(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'tax'>,
  locked: Locked,
): Promise<void> {
  const { subject, toPayPaise: totalPaise, paidPaise } = locked;
  // The refund of one that has ended goes back and comes again, while its credit note stands.
  if (locked.isEnded) return;
  if (subject.kind === 'membership') await creditIfPayed(tx, deps, { id: subject.id, totalPaise, paidPaise });
}
