import type { Db } from '../../../platform/db/types.ts';
import type { PeriodReport, Scope } from './period-report.ts';
import { listPauses, sumMemberships } from './queries.ts';
import { stepsOf } from './rules.ts';

/** The numbers of active, started and ended memberships. */
export const membershipReport: PeriodReport = {
  async read(db, scope) {
    const steps = await readSteps(db, scope);
    const sumOf = (index: number) => steps.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
    const lastOf = (index: number) => steps.at(-1)?.values[index] ?? 0;
    return {
      totals: [lastOf(0), lastOf(1), sumOf(2), sumOf(3), sumOf(4)],
      steps: new Map(steps.map(({ days, values }) => [days.from, values])),
      parts: [],
    };
  },

  header: ['From', 'To', 'Active', 'Paused', 'New', 'Ended', 'Net'],
  list: async (db, scope) =>
    (await readSteps(db, scope)).map(({ days: { from, to }, values }) => [from, to, ...values]),
};

/** Each step with the columns of the report: active and paused at its end, new, ended, net. */
async function readSteps(db: Db, { period, step, center }: Scope) {
  const rows = new Map((await sumMemberships(db, period, step, center)).map((row) => [row.first, row]));
  const pauses = await listPauses(db, period, center);
  const earlier = rows.get(null);
  let active = earlier ? earlier.started - earlier.ended : 0;
  return stepsOf(period, step).map((days) => {
    const { started, ended } = rows.get(days.from) ?? { started: 0, ended: 0 };
    active += started - ended;
    const paused = pauses
      .filter(({ first, last }) => first <= days.to && days.to <= last)
      .reduce((sum, { count }) => sum + count, 0);
    return { days, values: [active, paused, started, ended, started - ended] as const };
  });
}
