import type { Insertable } from 'kysely';
import type { PaymentsTable } from '../../../platform/db/money-tables.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { allocateNumbers } from '../../../platform/shared/numbers.ts';
import { insertPayments } from './queries/ledger.ts';

/** A receipt's id and its number. */
export interface WrittenReceipt {
  id: number;
  number: string;
}

type LedgerEntry = Omit<Insertable<PaymentsTable>, 'number' | 'received_at'>;

/**
 * Numbers and inserts ledger entries. Their instants are those of their numbers, so that dates ascend with the numbers
 * of a series.
 * @returns the written entries; fewer than given when a UTR is used. Then the caller refuses, and the numbers are free
 * again
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
