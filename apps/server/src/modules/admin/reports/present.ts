import type { Day } from '@namma/contract/days/dates';
import { type ReportName, type ReportStep, reportColumns } from '@namma/contract/reports/rules';
import type { Period, Report, ReportTable } from '@namma/contract/reports/schemas';
import { stepsOf } from './rules.ts';

/** One value for each column; null where there is none. */
export type Values = readonly (number | null)[];

/** The data of a report. */
export interface Reading {
  totals: Values;
  /** By the first day of each step of the period. A step without data may be absent. */
  steps?: ReadonlyMap<Day, Values>;
  /** Further breakdowns of the period. */
  parts: readonly Part[];
}

export interface Part {
  /** The dimension of a row: `category`, `center` and so on. */
  by: string;
  chart?: ReportTable['chart'];
  /** If they are not those of the report. */
  columns?: ReportTable['columns'];
  rows: readonly { label: string; days?: Period; values: Values }[];
}

/** A period with its data, in these steps. */
export interface ReadPeriod {
  period: Period;
  reading: Reading;
}

/** Presents a report on a period, with the figures of the compared one. */
export function presentPeriods(
  name: ReportName,
  step: ReportStep,
  { period, reading }: ReadPeriod,
  compared: ReadPeriod | undefined,
): Report {
  const { figures, tables } = presentReading(name, reading, compared?.reading);
  return {
    period,
    compared: compared?.period ?? null,
    figures,
    tables: [presentSteps(name, step, { period, reading }, compared), ...tables],
  };
}

/** Presents a report on the current state. */
export const presentToday = (name: ReportName, reading: Reading): Report => ({
  period: null,
  compared: null,
  ...presentReading(name, reading, undefined),
});

function presentReading(
  name: ReportName,
  { totals, parts }: Reading,
  before: Reading | undefined,
): Pick<Report, 'figures' | 'tables'> {
  return {
    figures: reportColumns[name].flatMap(({ definition, ...column }, index) =>
      definition === undefined
        ? []
        : [{ ...column, definition, value: totals[index] ?? null, before: before?.totals[index] ?? null }],
    ),
    tables: parts.map(({ by, chart = null, columns, rows }) => ({
      by,
      chart,
      columns: columns ?? columnsOf(name),
      rows: rows.map(({ label, days, values }) => ({
        label,
        days: days ?? null,
        values: [...values],
        // Columns of another period may differ.
        before: before && !columns ? [...valuesOfPart(before, by, label)] : null,
      })),
    })),
  };
}

const valuesOfPart = ({ parts }: Reading, by: string, label: string): Values =>
  parts.find((part) => part.by === by)?.rows.find((row) => row.label === label)?.values ?? [];

/** Pairs the nth day or month of the period with the nth of the compared one, which may have fewer. */
function presentSteps(
  name: ReportName,
  step: ReportStep,
  chosen: ReadPeriod,
  compared: ReadPeriod | undefined,
): ReportTable {
  const nothing = reportColumns[name].map(() => 0);
  const valuesOf = ({ reading }: ReadPeriod, { from }: Period) => [...(reading.steps?.get(from) ?? nothing)];
  const before = compared ? stepsOf(compared.period, step) : [];
  return {
    by: step,
    chart: 'bar',
    columns: columnsOf(name),
    rows: stepsOf(chosen.period, step).map((days, index) => {
      const other = before[index];
      return {
        label: '',
        days,
        values: valuesOf(chosen, days),
        before: compared && other ? valuesOf(compared, other) : null,
      };
    }),
  };
}

const columnsOf = (name: ReportName) => reportColumns[name].map(({ label, unit }) => ({ label, unit }));
