import { paiseToRupees } from '@namma/contract/money';
import { readTallies, readTally } from '../../../platform/db/lists/list-window.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { TodaysReport } from './period-report.ts';

/** What is still to be paid. */
export const dueReport: TodaysReport = {
  async read(db) {
    const rows = await readDues(db);
    const sumOf = (index: 0 | 1) => rows.reduce((sum, { values }) => sum + values[index], 0);
    return { totals: [sumOf(0), sumOf(1)], parts: [{ by: 'kind', rows }] };
  },

  header: ['Kind', 'Due', 'Unpaid'],
  list: async (db) =>
    (await readDues(db)).map(({ label, values: [paise, count] }) => [label, paiseToRupees(paise), count]),
};

/** Paise that are due and how many there are, of each kind. */
async function readDues(
  db: Db,
): Promise<{ label: string; values: readonly [paise: number, count: number] }[]> {
  const [due, pending, deliveries] = await Promise.all([
    readTallies(db, 'due'),
    readTally(db, 'membership_status', 'pending'),
    readTally(db, 'unpaid', 'deliveries'),
  ]);
  return [
    { label: 'Pending memberships', values: [due.get('memberships') ?? 0, pending] },
    { label: 'Delivered orders', values: [due.get('deliveries') ?? 0, deliveries] },
  ];
}
