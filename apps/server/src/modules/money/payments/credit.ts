import type { Center } from '@namma/contract/values/centers';
import type { Tx } from '../../../platform/db/types.ts';
import { insertPayments } from './queries/ledger.ts';
import type { Cashier } from './service.ts';

/** The membership that an amount leaves or enters. */
interface Side {
  membershipId: number;
  center: Center;
}

/**
 * Books a payment for one membership as credit for another (D86): two ledger entries that sum to zero and appear in no
 * cash-up, report or document. A membership is left and entered at most once, so the entries are numbered after the
 * memberships, and receipt numbers keep no gaps.
 * @param amountPaise above 0
 */
export async function writeCredit(
  tx: Tx,
  { userId, now }: Cashier,
  { from, to, amountPaise }: { from: Side; to: Side; amountPaise: number },
): Promise<void> {
  const entry = (side: Side, number: string, paise: number, reason: string) => ({
    kind: 'credit' as const,
    number,
    membership_id: side.membershipId,
    checkout_id: null,
    amount_paise: paise,
    // The column requires a mode, although no payment takes place.
    mode: 'cash' as const,
    utr: null,
    center: side.center,
    received_by: userId,
    received_at: now,
    reverses: null,
    reason,
  });
  await insertPayments(tx, [
    entry(from, `MOVED-${from.membershipId}`, -amountPaise, `Counts for membership ${to.membershipId}`),
    entry(to, `CREDIT-${to.membershipId}`, amountPaise, `Unused days of membership ${from.membershipId}`),
  ]);
}
