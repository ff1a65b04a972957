import type { Reply } from '@namma/contract/calls';
import { addDays, addMonths, type Day, gymDay } from '@namma/contract/days/dates';
import type { Period } from '@namma/contract/reports/schemas';
import type { Deps } from '../../../deps.ts';
import {
  dueReport,
  listDebtors,
  listRenewals,
  listRenewing,
  membershipReport,
  paymentReport,
  type Reading,
  stepsOf,
} from '../reports/api.ts';
import { countVisitsByHour } from './queries.ts';

type Insights = Reply<'admin/getInsights'>;

const MONTHS = 12;
const WEEK_DAYS = 7;
const VISIT_DAYS = 28;
const NAMES = 3;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 'yyyy-mm'.length)}-01`;

/** The owner's key figures (D135), read by the functions of the reports they link to. */
export async function getInsights({ db, clock }: Deps): Promise<Insights> {
  const today = gymDay(clock());
  const month = { from: firstOfMonth(today), to: today };
  const sameDay = addMonths(today, -1);
  const lastMonth = { from: firstOfMonth(sameDay), to: sameDay };
  const year = { from: addMonths(month.from, 1 - MONTHS), to: today };
  const soon = { from: today, to: addDays(today, WEEK_DAYS) };
  const visitDays = { from: addDays(today, -VISIT_DAYS), to: addDays(today, -1) };
  const payments = (period: Period) => paymentReport.read(db, period, 'month');

  const [now, before, day, members, renewals, renewing, dues, debtors, visitsByHour] = await Promise.all([
    payments(month),
    payments(lastMonth),
    payments({ from: today, to: today }),
    membershipReport.read(db, year, 'month'),
    listRenewals(db, soon),
    listRenewing(db, soon, NAMES),
    dueReport.read(db, today),
    listDebtors(db, NAMES),
    countVisitsByHour(db, visitDays),
  ]);
  return {
    receivedToday: received(day),
    month,
    lastMonth,
    received: { label: 'Received', value: received(now), before: received(before) },
    receivedBySubject: receivedBy('what for', now, before),
    receivedByMode: receivedBy('mode', now, before),
    membersByMonth: stepsOf(year, 'month').map((step) => {
      const [active = 0, , started = 0, ended = 0] = members.steps?.get(step.from) ?? [];
      return { month: step, active, started, ended };
    }),
    renewals: { count: renewals.reduce((sum, { memberships }) => sum + memberships, 0), names: renewing },
    dues: { paise: dues.totals[0] ?? 0, count: dues.totals[1] ?? 0, names: debtors },
    visitDays,
    visitsByHour,
  };
}

/** The first column of the payments report. */
const received = ({ totals }: Reading): number => totals[0] ?? 0;

function receivedBy(by: string, now: Reading, before: Reading): Insights['receivedByMode'] {
  const rowsOf = ({ parts }: Reading) => parts.find((part) => part.by === by)?.rows ?? [];
  return rowsOf(now).map(({ label, values }) => ({
    label,
    value: values[0] ?? 0,
    before: rowsOf(before).find((row) => row.label === label)?.values[0] ?? 0,
  }));
}
