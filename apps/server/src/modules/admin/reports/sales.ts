import { categories, categoryLabel } from '@namma/contract/catalogue/rules';
import { paiseToRupees } from '@namma/contract/money';
import type { PeriodReport } from './period-report.ts';
import { listSales, sumSales } from './queries.ts';
import { stepsOf } from './rules.ts';

/** Sales by day or month, category, and channel: online or at the counter (D80). */
export const salesReport: PeriodReport = {
  async read(db, { period, step }) {
    const rows = await sumSales(db, period, step);
    const valuesOf = (row: { paise: number; orders: number } | undefined) => [
      row?.paise ?? 0,
      row?.orders ?? 0,
    ];
    const all = rows.find(({ first, category }) => first === null && category === null);
    const counter = [all?.counter_paise ?? 0, all?.counter_orders ?? 0];
    return {
      totals: valuesOf(all),
      steps: new Map(
        rows.flatMap((row) => (row.first === null ? [] : [[row.first, valuesOf(row)] as const])),
      ),
      parts: [
        {
          by: 'category',
          rows: categories.map(({ value, label }) => ({
            label,
            values: valuesOf(rows.find(({ category }) => category === value)),
          })),
        },
        {
          by: 'channel',
          rows: [
            { label: 'Online', values: valuesOf(all).map((value, i) => value - (counter[i] ?? 0)) },
            { label: 'Counter', values: counter },
          ],
        },
      ],
    };
  },

  header: ['From', 'To', 'Category', 'Sales', 'Orders', 'At the counter', 'Orders at the counter'],
  async list(db, { period, step }) {
    const lastDays = new Map(stepsOf(period, step).map(({ from, to }) => [from, to]));
    const rows = await listSales(db, period, step);
    return rows.map(({ first, category, paise, orders, counter_paise, counter_orders }) => [
      first,
      lastDays.get(first) ?? first,
      categoryLabel(category),
      paiseToRupees(paise),
      orders,
      paiseToRupees(counter_paise),
      counter_orders,
    ]);
  },
};
