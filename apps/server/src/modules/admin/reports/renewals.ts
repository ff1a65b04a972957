import { addDays, type Day } from '@namma/contract/days/dates';
import { paiseToRupees } from '@namma/contract/money';
import { renewalDays } from '@namma/contract/reports/rules';
import type { TodaysReport } from './period-report.ts';
import { listRenewals } from './queries.ts';

/** The longest period ahead that the figures cover. */
const MOST_DAYS = Math.max(...renewalDays);

/** Memberships that end soon, and the value of their renewals. */
export const renewalReport: TodaysReport = {
  async read(db, today, center) {
    const rows = await listRenewals(db, { from: today, to: addDays(today, MOST_DAYS) }, center);
    const within = (to: Day) =>
      rows
        .filter(({ day }) => day <= to)
        .reduce<[number, number]>(
          ([count, sum], { memberships, paise }) => [count + memberships, sum + paise],
          [0, 0],
        );
    return {
      totals: within(addDays(today, MOST_DAYS)),
      parts: [
        {
          by: 'time ahead',
          rows: renewalDays.map((count) => {
            const to = addDays(today, count);
            return { label: `In ${count} days`, days: { from: today, to }, values: within(to) };
          }),
        },
      ],
    };
  },

  header: ['Last day', 'Renewals due', 'Projected revenue'],
  list: async (db, today, center) => {
    const rows = await listRenewals(db, { from: today, to: addDays(today, MOST_DAYS) }, center);
    return rows.map(({ day, memberships, paise }) => [day, memberships, paiseToRupees(paise)]);
  },
};
