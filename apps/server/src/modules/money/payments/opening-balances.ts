import type { Center } from '@namma/contract/values/centers';
import type { Tx } from '../../../platform/db/types.ts';
import { deleteOpenings, insertPayments } from './queries/ledger.ts';
import type { Cashier } from './service.ts';

/** What was paid for a membership before the gym moved in (D82). */
interface Opening {
  membershipId: number;
  amountPaise: number;
  center: Center;
}

/**
 * Writes opening receipts: in the ledger and the due, but in no cash-up, report or document. A membership has one at most, so
 * its number is its membership's, and those of the receipts of the gym stay without gaps when an import is undone.
 */
export async function writeOpenings(
  tx: Tx,
  { userId, now }: Cashier,
  openings: readonly Opening[],
): Promise<void> {
  if (openings.length === 0) return;
  await insertPayments(
    tx,
    openings.map(({ membershipId, amountPaise, center }) => ({
      kind: 'opening' as const,
      number: `OPENING-${membershipId}`,
      membership_id: membershipId,
      checkout_id: null,
      amount_paise: amountPaise,
      // How it was paid is not known; the column has no word for that, and nothing adds it up.
      mode: 'cash' as const,
      utr: null,
      center,
      received_by: userId,
      received_at: now,
      reverses: null,
      reason: 'Paid before the import',
    })),
  );
}

/** Deletes the opening receipts of memberships whose import is undone. */
export const removeOpenings = (tx: Tx, membershipIds: readonly number[]): Promise<unknown> =>
  deleteOpenings(tx, membershipIds);
