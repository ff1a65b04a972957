import type { Center } from '@namma/contract/values/centers';
import type { Tx } from '../../../platform/db/types.ts';
import { deleteOpeningBalances, insertPayments } from './queries/ledger.ts';
import type { Cashier } from './service.ts';

/** The amount paid for a membership before the gym started using this system (D82). */
interface OpeningBalance {
  membershipId: number;
  amountPaise: number;
  center: Center;
}

/**
 * Writes opening balances: they count in the ledger and the due amount, but appear in no cash-up, report or document.
 * Each membership has at most one, numbered after the membership, so receipt numbers have no gaps when an import is
 * undone.
 */
export async function writeOpeningBalances(
  tx: Tx,
  { userId, now }: Cashier,
  openings: readonly OpeningBalance[],
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
      // The mode of payment is unknown; the column requires one, and nothing sums it.
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

/** Deletes the opening balances of memberships whose import is undone. */
export const removeOpeningBalances = (tx: Tx, membershipIds: readonly number[]): Promise<unknown> =>
  deleteOpeningBalances(tx, membershipIds);
