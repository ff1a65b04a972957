import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../types.ts';
import { where } from './list-window.ts';

/** A row that goes from one status to another. */
export interface StatusStep {
  id: number;
  /** Undefined when no status leads to the other one: such a step is never taken. */
  from: string | undefined;
  to: string;
}

interface StatusColumn {
  table: 'orders' | 'memberships' | 'enquiries';
  column: 'order_status' | 'payment_status' | 'status';
  /** What else a row must fulfil. */
  conditions?: readonly RawBuilder<unknown>[];
}

/**
 * Gives rows their new status where they still have the former one. One statement for all, so that the totals that the
 * database keeps of them are locked in one order, too.
 * @returns the ids of the rows that it changed
 */
export async function writeStatuses(
  db: Db,
  { table, column, conditions = [] }: StatusColumn,
  steps: readonly StatusStep[],
): Promise<number[]> {
  const possible = steps.filter(({ from }) => from !== undefined);
  const isStep = sql`${sql.ref(`${table}.id`)} = step.id and ${sql.ref(column)} = step.old_status`;
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${sql.ref(column)} = step.new_status
    from unnest(
      ${possible.map((step) => step.id)}::int[],
      ${possible.map((step) => step.from)}::text[],
      ${possible.map((step) => step.to)}::text[]
    ) as step (id, old_status, new_status)
    ${where([isStep, ...conditions])}
    returning ${sql.ref(`${table}.id`)}`.execute(db);
  return rows.map((row) => row.id);
}
