import { categories, categoryLabel } from '@namma/contract/catalogue/rules';
import { paiseToRupees } from '@namma/contract/money';
import type { PeriodReport } from './period-report.ts';
import { listSales, sumSales } from './queries.ts';
import { stepsOf } from './rules.ts';

/** What was sold, by day or month and by category. */
export const salesReport: PeriodReport = {
  async read(db, period, step) {
    const rows = await sumSales(db, period, step);
    const valuesOf = (row: { paise: number; orders: number } | undefined) => [
      row?.paise ?? 0,
      row?.orders ?? 0,
    ];
    return {
      totals: valuesOf(rows.find(({ first, category }) => first === null && category === null)),
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
      ],
    };
  },

  header: ['From', 'To', 'Category', 'Sales', 'Orders'],
  async list(db, period, step) {
    const lastDays = new Map(stepsOf(period, step).map(({ from, to }) => [from, to]));
    const rows = await listSales(db, period, step);
    return rows.map(({ first, category, paise, orders }) => [
      first,
      lastDays.get(first) ?? first,
      categoryLabel(category),
      paiseToRupees(paise),
      orders,
    ]);
  },
};
