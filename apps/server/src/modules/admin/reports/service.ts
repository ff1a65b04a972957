import type { Reply } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/days/dates';
import { monthlyReports, type ReportName } from '@namma/contract/reports/rules';
import type { Period, ReportExportQuery, ReportQuery } from '@namma/contract/reports/schemas';
import type { Deps } from '../../../deps.ts';
import type { Cell, CsvFile } from '../../../platform/shared/csv.ts';
import { refuseFieldSaying } from '../../../platform/shared/refusal.ts';
import { classReport } from './classes.ts';
import { retentionReport, trialReport } from './cohorts.ts';
import { discountReport, refundReport, taxReport } from './documents.ts';
import { dueReport } from './dues.ts';
import { marginReport } from './margin.ts';
import { membershipReport } from './memberships.ts';
import { paymentReport } from './payments.ts';
import type { PeriodReport, Scope } from './period-report.ts';
import { presentPeriods, presentToday } from './present.ts';
import { renewalReport } from './renewals.ts';
import { comparedPeriod, periodOf, stepOf, whyNoReport } from './rules.ts';
import { salesReport } from './sales.ts';
import { attendanceReport } from './visits.ts';

const overPeriods = {
  sales: salesReport,
  payments: paymentReport,
  memberships: membershipReport,
  retention: retentionReport,
  attendance: attendanceReport,
  classes: classReport,
  trials: trialReport,
  margin: marginReport,
  tax: taxReport,
  discounts: discountReport,
  refunds: refundReport,
} as const satisfies Partial<Record<ReportName, PeriodReport>>;
const ofToday = { renewals: renewalReport, dues: dueReport } as const;

const isOverPeriods = (name: ReportQuery['report']): name is keyof typeof overPeriods => name in overPeriods;

/**
 * Returns a report, of a center or of all; money in paise, days IST.
 * @throws 400 a period that ends after today or before it begins, begins before 2000, or is longer than three years
 */
export async function getReport(deps: Deps, query: ReportQuery): Promise<Reply<'admin/getReport'>> {
  const { db, clock } = deps;
  const { report } = query;
  const today = gymDay(clock());
  if (!isOverPeriods(report))
    return presentToday(report, await ofToday[report].read(db, today, query.center));

  const scope = scopeOf(deps, query);
  const read = async (period: Period) => ({
    period,
    reading: await overPeriods[report].read(db, { ...scope, period }),
  });
  const [chosen, compared] = await Promise.all([
    read(scope.period),
    query.compare && read(comparedPeriod(scope.period, query.compare)),
  ]);
  return presentPeriods(report, scope.step, chosen, compared);
}

/**
 * Exports the report at its finest granularity as CSV, with money in rupees.
 * @throws as `getReport`
 */
export async function exportReport(deps: Deps, query: ReportExportQuery): Promise<CsvFile> {
  const { db, clock } = deps;
  const { report } = query;
  const today = gymDay(clock());
  if (!isOverPeriods(report)) {
    const { header, list } = ofToday[report];
    return toFile(report, today, header, await list(db, today, query.center));
  }
  const { header, list } = overPeriods[report];
  return toFile(report, today, header, await list(db, scopeOf(deps, query)));
}

function scopeOf({ clock, tax }: Deps, query: ReportExportQuery): Scope {
  const now = clock();
  const today = gymDay(now);
  const isMonthly = monthlyReports.includes(query.report);
  const period = periodOf(query, today, isMonthly);
  const problem = whyNoReport(period, today);
  if (problem) throw refuseFieldSaying(problem.path, problem.message);
  return {
    period,
    step: isMonthly ? 'month' : stepOf(period, query.by),
    center: query.center,
    now,
    isTaxed: tax?.scheme === 'regular',
  };
}

function toFile(name: string, day: Day, header: readonly string[], rows: Cell[][]): CsvFile {
  async function* pages() {
    yield rows;
  }
  return { name, day, header, pages: pages() };
}
