import { paiseToRupees } from '@namma/contract/money';
import type { Center } from '@namma/contract/values/centers';
import type { Db } from '../../../platform/db/types.ts';
import type { TodaysReport } from './period-report.ts';
import { readDues } from './queries.ts';

/** The amount still due. */
export const dueReport: TodaysReport = {
  async read(db, _today, center) {
    const rows = await listDues(db, center);
    const sumOf = (index: 0 | 1) => rows.reduce((sum, { values }) => sum + values[index], 0);
    return { totals: [sumOf(0), sumOf(1)], parts: [{ by: 'kind', rows }] };
  },

  header: ['Kind', 'Due', 'Unpaid'],
  list: async (db, _today, center) =>
    (await listDues(db, center)).map(({ label, values: [paise, count] }) => [
      label,
      paiseToRupees(paise),
      count,
    ]),
};

const LABELS = ['Pending memberships', 'Delivered orders'];

/** Due amounts in paise and their number, by kind. */
const listDues = async (
  db: Db,
  center: Center | undefined,
): Promise<{ label: string; values: readonly [paise: number, count: number] }[]> =>
  (await readDues(db, center)).map(({ paise, count }, place) => ({
    label: LABELS[place] ?? '',
    values: [paise, count],
  }));
