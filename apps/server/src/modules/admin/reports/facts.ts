import type { Day } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { paiseToRupees } from '@namma/contract/money';
import { NO_CENTER, type ReportName, reportColumns } from '@namma/contract/reports/rules';
import { allCenters } from '@namma/contract/values/centers';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { PeriodReport, Scope } from './period-report.ts';
import type { Part, Values } from './present.ts';
import { firstDay } from './queries.ts';
import { stepsOf } from './rules.ts';

/** Sums of one combination of a step and a key of each dimension. */
export interface Fact {
  first: Day;
  keys: readonly string[];
  sums: readonly number[];
}

interface Dimension {
  /** Names the breakdown, and the column of the file. */
  by: string;
  /** The labels of all keys, in order. Without them a key is its label, after a tab if it has an id before it. */
  labels?: () => Readonly<Record<string, string>>;
  /** Only in the file. */
  isHidden?: true;
}

interface FactSpec {
  name: ReportName;
  dimensions: readonly Dimension[];
  list: (db: Db, scope: Scope) => Promise<Fact[]>;
  /** The number of sums, if it is not the number of columns. */
  width?: number;
  /** Returns one value for each column. The sums themselves by default. */
  valuesOf?: (sums: readonly number[]) => Values;
  /** Further tables. */
  tables?: (facts: readonly Fact[]) => Part[];
}

export const centerDimension: Dimension = {
  by: 'center',
  labels: () => ({
    ...Object.fromEntries(allCenters().map((center) => [center, centerLabel(center)])),
    '': NO_CENTER,
  }),
};

export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100);

/** A report whose total, steps, breakdowns and file are all sums of the same facts. */
export function factReport({
  name,
  dimensions,
  list,
  width = reportColumns[name].length,
  valuesOf = (sums) => sums,
  tables = () => [],
}: FactSpec): PeriodReport {
  const valuesBy = (facts: readonly Fact[] = []) => {
    const all = new Array<number>(width).fill(0);
    for (const { sums } of facts) for (const [i, sum] of sums.entries()) all[i] = (all[i] ?? 0) + sum;
    return valuesOf(all);
  };
  const columns = reportColumns[name];

  return {
    async read(db, scope) {
      const facts = await list(db, scope);
      const bySteps = Map.groupBy(facts, ({ first }) => first);
      return {
        totals: valuesBy(facts),
        steps: new Map(
          stepsOf(scope.period, scope.step).map(({ from }) => [from, valuesBy(bySteps.get(from))]),
        ),
        parts: [
          ...dimensions.flatMap(({ by, labels, isHidden }, index): Part[] => {
            if (isHidden) return [];
            const groups = Map.groupBy(facts, ({ keys }) => keys[index] ?? '');
            const named = labels?.() ?? {};
            const isListed = (key: string) =>
              groups.has(key) || (key !== '' && (by !== 'center' || !scope.center || key === scope.center));
            const keys = [...new Set([...Object.keys(named), ...groups.keys()])];
            const rows = keys.filter(isListed).map((key) => ({
              label: labelOf(key, named),
              values: valuesBy(groups.get(key)),
            }));
            if (!labels) rows.sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
            return [{ by, rows }];
          }),
          ...tables(facts),
        ],
      };
    },

    header: ['From', 'To', ...dimensions.map(({ by }) => titleOf(by)), ...columns.map(({ label }) => label)],
    async list(db, scope) {
      const lastDays = new Map(stepsOf(scope.period, scope.step).map(({ from, to }) => [from, to]));
      const named = dimensions.map(({ labels }) => labels?.() ?? {});
      return (await list(db, scope)).map(({ first, keys, sums }) => [
        first,
        lastDays.get(first) ?? first,
        ...keys.map((key, i) => labelOf(key, named[i] ?? {})),
        ...valuesOf(sums).map((value, i) =>
          value !== null && columns[i]?.unit === 'paise' ? paiseToRupees(value) : (value ?? ''),
        ),
      ]);
    },
  };
}

const titleOf = (by: string): string => by.charAt(0).toUpperCase() + by.slice(1);

const labelOf = (key: string, named: Readonly<Record<string, string>>): string =>
  named[key] ?? key.slice(key.indexOf('\t') + 1);

/**
 * Sums the rows of a subquery by step and keys, oldest first.
 * @param rows a subquery with a `day`, the keys and the sums; grouped by day where it has many rows
 */
export async function listFacts(
  db: Db,
  { period, step }: Scope,
  rows: RawBuilder<unknown>,
  { keys, sums }: { keys: readonly string[]; sums: readonly string[] },
): Promise<Fact[]> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const { rows: facts } = await sql<Fact>`
    select first, jsonb_build_array(${columns}) as keys,
      jsonb_build_array(${sql.join(sums.map((name) => sql`sum(${sql.ref(name)})`))}) as sums
    from (select ${firstDay(period, step)} as first, ${columns}, ${sql.join(sums.map((name) => sql.ref(name)))}
      from (${rows}) as row) as fact
    group by first, ${columns} order by first, ${columns}`.execute(db);
  return facts;
}

/** A condition on the center; none without a filter. */
export const isAt = (column: string, center: Scope['center']): RawBuilder<unknown>[] =>
  center ? [sql`${sql.ref(column)} = ${center}`] : [];
