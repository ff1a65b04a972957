import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../types.ts';
import { where } from './list-window.ts';

/** A row's step from one status to another. */
export interface StatusStep {
  id: number;
  /** The status it must have; undefined when no status leads to the new one, and then the step is never taken. */
  from: string | undefined;
  to: string;
}

interface StatusColumn {
  table: 'orders' | 'enquiries';
  column: 'order_status' | 'status';
  /** Further conditions on the row. */
  conditions?: readonly RawBuilder<unknown>[];
  /** Further columns to set, as SQL that may use `step`. */
  set?: readonly RawBuilder<unknown>[];
}

/**
 * Sets the new status of rows that still have the expected one. Rows that have moved on are left alone.
 * @returns the ids of the changed rows
 */
export async function writeStatuses(
  db: Db,
  { table, column, conditions = [], set = [] }: StatusColumn,
  steps: readonly StatusStep[],
): Promise<number[]> {
  const possible = steps.filter(({ from }) => from !== undefined);
  const isStep = sql`${sql.ref(`${table}.id`)} = step.id and ${sql.ref(column)} = step.old_status`;
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${sql.join([sql`${sql.ref(column)} = step.new_status`, ...set])}
    from unnest(
      ${possible.map((step) => step.id)}::int[],
      ${possible.map((step) => step.from)}::text[],
      ${possible.map((step) => step.to)}::text[]
    ) as step (id, old_status, new_status)
    ${where([isStep, ...conditions])}
    returning ${sql.ref(`${table}.id`)}`.execute(db);
  return rows.map((row) => row.id);
}
