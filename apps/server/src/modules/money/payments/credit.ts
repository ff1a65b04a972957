import type { Center } from '@namma/contract/values/centers';
import type { Tx } from '../../../platform/db/types.ts';
import { insertPayments } from './queries/ledger.ts';
import type { Cashier } from './service.ts';

/** A membership that an amount leaves or comes to. */
interface Side {
  membershipId: number;
  center: Center;
}

/**
 * Writes that what was paid for one membership counts for another one (D86): two entries of the ledger that come to nothing,
 * in no cash-up, report or document. A membership is left and entered once at most, so their numbers are those of the
 * memberships, and those of the receipts stay without gaps.
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
    // It is paid in no way, for which the column has no word.
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
