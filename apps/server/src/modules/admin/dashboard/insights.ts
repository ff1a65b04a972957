import type { Reply } from '@namma/contract/calls';
import type { InsightsQuery } from '@namma/contract/dashboard/schemas';
import { addDays, addMonths, type Day, gymDay } from '@namma/contract/days/dates';
import type { Period } from '@namma/contract/reports/schemas';
import type { Deps } from '../../../deps.ts';
import { listLowStock } from '../../shop/stock/api.ts';
import {
  attendanceReport,
  classReport,
  dueReport,
  listDebtors,
  listRenewals,
  listRenewing,
  membershipReport,
  paymentReport,
  type Reading,
  stepsOf,
  trialReport,
} from '../reports/api.ts';

type Insights = Reply<'admin/getInsights'>;

const MONTHS = 12;
const WEEK_DAYS = 7;
const VISIT_DAYS = 28;
const NAMES = 3;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 'yyyy-mm'.length)}-01`;

/** The owner's key figures (D135), read by the functions of the reports they link to. */
export async function getInsights({ db, clock }: Deps, { center }: InsightsQuery): Promise<Insights> {
  const now = clock();
  const today = gymDay(now);
  const month = { from: firstOfMonth(today), to: today };
  const sameDay = addMonths(today, -1);
  const lastMonth = { from: firstOfMonth(sameDay), to: sameDay };
  const year = { from: addMonths(month.from, 1 - MONTHS), to: today };
  const soon = { from: today, to: addDays(today, WEEK_DAYS) };
  const visitDays = { from: addDays(today, -VISIT_DAYS), to: addDays(today, -1) };
  const week = { from: addDays(today, 1 - WEEK_DAYS), to: today };
  const trialMonths = { from: addMonths(month.from, -1), to: today };
  const scope = (period: Period) => ({ period, step: 'month', center, now, isTaxed: false }) as const;
  const payments = (period: Period) => paymentReport.read(db, scope(period));

  const [paid, before, day, members, renewals, renewing, dues, debtors, lowStock, classes, trials, visits] =
    await Promise.all([
      payments(month),
      payments(lastMonth),
      payments({ from: today, to: today }),
      membershipReport.read(db, scope(year)),
      listRenewals(db, soon, center),
      listRenewing(db, soon, NAMES, center),
      dueReport.read(db, today, center),
      listDebtors(db, NAMES, center),
      listLowStock(db, NAMES),
      classReport.read(db, scope(week)),
      trialReport.read(db, scope(trialMonths)),
      attendanceReport.read(db, scope(visitDays)),
    ]);
  return {
    receivedToday: received(day),
    month,
    lastMonth,
    received: { label: 'Received', value: received(paid), before: received(before) },
    receivedBySubject: receivedBy('what for', paid, before),
    receivedByMode: receivedBy('mode', paid, before),
    membersByMonth: stepsOf(year, 'month').map((step) => {
      const values = members.steps?.get(step.from) ?? [];
      return { month: step, active: at(values, 0), started: at(values, 2), ended: at(values, 3) };
    }),
    renewals: { count: renewals.reduce((sum, { memberships }) => sum + memberships, 0), names: renewing },
    dues: { paise: at(dues.totals, 0), count: at(dues.totals, 1), names: debtors },
    lowStock,
    week,
    classes: {
      classes: at(classes.totals, 0),
      places: at(classes.totals, 1),
      booked: at(classes.totals, 2),
    },
    trialMonths,
    trials: { trials: at(trials.totals, 0), joined: at(trials.totals, 2) },
    visitDays,
    visitsByHour: listVisitsByHour(visits),
  };
}

/** The first column of the payments report. */
const received = ({ totals }: Reading): number => at(totals, 0);

const at = (values: Reading['totals'], index: number): number => values[index] ?? 0;

/** The heat map of the attendance report, without hours that had no visit. */
const listVisitsByHour = ({ parts }: Reading): Insights['visitsByHour'] =>
  parts
    .filter(({ chart }) => chart === 'heat')
    .flatMap(({ columns = [], rows }) =>
      rows.flatMap(({ values }, row) =>
        columns.flatMap(({ label }, column) => {
          const visits = at(values, column);
          return visits === 0 ? [] : [{ weekday: row + 1, hour: Number.parseInt(label, 10), visits }];
        }),
      ),
    );

function receivedBy(by: string, now: Reading, before: Reading): Insights['receivedByMode'] {
  const rowsOf = ({ parts }: Reading) => parts.find((part) => part.by === by)?.rows ?? [];
  return rowsOf(now).map(({ label, values }) => ({
    label,
    value: at(values, 0),
    before: at(rowsOf(before).find((row) => row.label === label)?.values ?? [], 0),
  }));
}
