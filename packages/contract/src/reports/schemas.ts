import { z } from 'zod';
import { day, knownCenter } from '../fields.ts';
import { comparisons, reportCharts, reportNames, reportSteps, reportUnits } from './rules.ts';

/**
 * A report and its period: IST days, both included; the last 30 days by default, 13 months for monthly reports. Reports
 * on the current state ignore the period, reports on products the center.
 */
export const reportExportQuery = z.object({
  report: z.enum(reportNames),
  from: day('report').optional(),
  to: day('report').optional(),
  by: z.enum(reportSteps).optional(),
  center: knownCenter().optional(),
});
export type ReportExportQuery = z.infer<typeof reportExportQuery>;

export const reportQuery = reportExportQuery.extend({
  compare: z.enum(comparisons).optional(),
});
export type ReportQuery = z.infer<typeof reportQuery>;

const period = z.object({ from: z.iso.date(), to: z.iso.date() });
export type Period = z.infer<typeof period>;

const unit = z.enum(reportUnits);

/** Null where there is none, such as a share of nothing. */
const value = z.number().nullable();

/** Money in whole paise. `before` is the figure of the compared period, null where there is none. */
const figure = z.object({
  label: z.string(),
  definition: z.string(),
  unit,
  value,
  before: value,
});
export type ReportFigure = z.infer<typeof figure>;

/** One value for each column. Rows of days or months give them; rows of a breakdown have a label. */
const row = z.object({
  label: z.string(),
  days: period.nullable(),
  values: z.array(value),
  before: z.array(value).nullable(),
});
export type ReportRow = z.infer<typeof row>;

const table = z.object({
  /** The dimension of a row: `day`, `month`, `category` and so on. */
  by: z.string(),
  chart: z.enum(reportCharts).nullable(),
  columns: z.array(z.object({ label: z.string(), unit })),
  rows: z.array(row),
});
export type ReportTable = z.infer<typeof table>;

export const report = z.object({
  /** Null for a report on the current state. */
  period: period.nullable(),
  compared: period.nullable(),
  figures: z.array(figure),
  tables: z.array(table),
});
export type Report = z.infer<typeof report>;
