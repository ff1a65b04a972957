import type { Insertable } from 'kysely';
import type { PaymentsTable } from '../../../platform/db/money-tables.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { allocateNumbers } from '../../../platform/shared/numbers.ts';
import { insertPayments } from './queries/ledger.ts';

/** A receipt's id, and the number that people call it by. */
export interface WrittenReceipt {
  id: number;
  number: string;
}

type LedgerEntry = Omit<Insertable<PaymentsTable>, 'number' | 'received_at'>;

/**
 * Numbers entries and writes them. Their instants are those of their numbers, so that the days of a series run as its
 * numbers do.
 * @returns what was written; fewer than entries when the UTR of one is in use. Then the caller refuses, and the numbers
 * are free again
 */
export async function insertNumbered(
  tx: Tx,
  now: Date,
  entries: readonly LedgerEntry[],
): Promise<WrittenReceipt[]> {
  const numbers = await allocateNumbers(
    tx,
    entries.map(() => ({ kind: 'receipt' })),
    now,
  );
  const rows = entries.flatMap((entry, i) => {
    const taken = numbers[i];
    return taken ? [{ ...entry, number: taken.number, received_at: taken.at }] : [];
  });
  return insertPayments(tx, rows);
}
