import type { Reply } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/days/dates';
import type { Period, ReportExportQuery, ReportQuery } from '@namma/contract/reports/schemas';
import type { Deps } from '../../../deps.ts';
import type { Cell, CsvFile } from '../../../platform/shared/csv.ts';
import { refuseFieldSaying } from '../../../platform/shared/refusal.ts';
import { dueReport } from './dues.ts';
import { membershipReport } from './memberships.ts';
import { paymentReport } from './payments.ts';
import { presentPeriods, presentToday } from './present.ts';
import { renewalReport } from './renewals.ts';
import { comparedPeriod, periodOf, stepOf, whyNoReport } from './rules.ts';
import { salesReport } from './sales.ts';

const overPeriods = { sales: salesReport, payments: paymentReport, memberships: membershipReport } as const;
const ofToday = { renewals: renewalReport, dues: dueReport } as const;

const isOverPeriods = (name: ReportQuery['report']): name is keyof typeof overPeriods => name in overPeriods;

/**
 * Returns a report; money in paise, days IST.
 * @throws 400 a period that ends after today or before it begins, begins before 2000, or is longer than three years
 */
export async function getReport({ db, clock }: Deps, query: ReportQuery): Promise<Reply<'admin/getReport'>> {
  const { report } = query;
  const today = gymDay(clock());
  if (!isOverPeriods(report)) return presentToday(report, await ofToday[report].read(db, today));

  const period = getPeriod(query, today);
  const step = stepOf(period, query.by);
  const read = async (period: Period) => ({
    period,
    reading: await overPeriods[report].read(db, period, step),
  });
  const [chosen, compared] = await Promise.all([
    read(period),
    query.compare && read(comparedPeriod(period, query.compare)),
  ]);
  return presentPeriods(report, step, chosen, compared);
}

/**
 * Exports the report at its finest granularity as CSV, with money in rupees.
 * @throws as `getReport`
 */
export async function exportReport({ db, clock }: Deps, query: ReportExportQuery): Promise<CsvFile> {
  const { report } = query;
  const today = gymDay(clock());
  if (!isOverPeriods(report)) {
    const { header, list } = ofToday[report];
    return toFile(report, today, header, await list(db, today));
  }
  const period = getPeriod(query, today);
  const { header, list } = overPeriods[report];
  return toFile(report, today, header, await list(db, period, stepOf(period, query.by)));
}

function getPeriod(query: ReportExportQuery, today: Day): Period {
  const period = periodOf(query, today);
  const problem = whyNoReport(period, today);
  if (problem) throw refuseFieldSaying(problem.path, problem.message);
  return period;
}

function toFile(name: string, day: Day, header: readonly string[], rows: Cell[][]): CsvFile {
  async function* pages() {
    yield rows;
  }
  return { name, day, header, pages: pages() };
}
