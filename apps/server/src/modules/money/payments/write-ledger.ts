import type { Insertable } from 'kysely';
import type { PaymentsTable } from '../../../platform/db/money-tables.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { allocateNumbers } from '../../../platform/shared/numbers.ts';
import { idsOf, paidSubjectOf } from '../../../platform/shared/subject.ts';
import { insertPayments, listDemoSubjects } from './queries/ledger.ts';

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
  const subjects = entries.map(({ membership_id = null, checkout_id = null, pass_id = null }) =>
    paidSubjectOf({ membership_id, checkout_id, pass_id }),
  );
  const { membershipIds, checkoutIds } = idsOf(subjects.filter((each) => each.kind !== 'pass'));
  const demo = await listDemoSubjects(tx, membershipIds, checkoutIds);
  const numbers = await allocateNumbers(
    tx,
    subjects.map(({ kind, id }) => ({ kind: 'receipt', isDemo: kind !== 'pass' && demo.includes(id) })),
    now,
  );
  const rows = entries.flatMap((entry, i) => {
    const taken = numbers[i];
    return taken ? [{ ...entry, number: taken.number, received_at: taken.at }] : [];
  });
  return insertPayments(tx, rows);
}
