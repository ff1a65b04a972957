import type { ActivityAction, SubjectType } from '@namma/contract/admin/rules';
import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { Deps } from '../../../deps.ts';
import type { RecordedChange } from '../../../module.ts';
import type { StatusStep } from '../../../platform/db/lists/write-statuses.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { type BulkOutcome, outcomeOf, type StepOutcome } from '../../../platform/shared/bulk.ts';
import type { Refusal } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { type ActivityEntry, logActivity, undoRows } from './service.ts';

/** How the rows of a list change their status, one or several at once, with a record and an undo. */
export interface StatusChange<Row extends { id: number; status: string }> {
  action: ActivityAction;
  subjectType: SubjectType;
  /** The name of the status in the record. */
  field: string;
  /** Locks the rows until the transaction ends, in the order of their ids, so that admins cannot deadlock. */
  lockRows: (tx: Tx, ids: readonly number[]) => Promise<Row[]>;
  /** How the record names a row. */
  subjectOf: (row: Row) => Pick<ActivityEntry, 'subject' | 'subjectUserId'>;
  /** Takes the steps whose rows have the expected status. Returns the ids of those rows. */
  applySteps: (tx: Tx, steps: readonly StatusStep[], now: Date) => Promise<number[]>;
  noSuchRow: () => Refusal;
  /** What else a step does, in the same transaction. `status` is the new one, `row` as it was before. */
  afterSteps?: (tx: Tx, deps: Deps, changed: readonly { row: Row; status: string }[]) => Promise<void>;
  /** Takes that back. `status` is the one that the row has again, `row` as the step left it. */
  afterUndo?: (
    tx: Tx,
    deps: Pick<Deps, 'clock'>,
    changed: readonly { row: Row; status: string }[],
  ) => Promise<void>;
  /** Why a row was not changed. */
  whyNotChanged: (row: Row) => Refusal;
  /** Why a change cannot be undone, for reasons that are not in the record; `changedSince` when absent. */
  reasonAgainstUndo?: (row: Row) => Refusal;
}

/**
 * Changes the rows that have the expected status and records them as one step; the others are left alone, each with
 * the reason.
 */
export const changeStatuses = <Row extends { id: number; status: string }>(
  deps: Deps,
  { userId }: Session,
  change: StatusChange<Row>,
  steps: readonly StatusStep[],
): Promise<StepOutcome> =>
  inTransaction(deps.db, (tx) => changeStatusesIn(tx, deps, { userId }, change, steps));

/** The same in the caller's transaction. */
export async function changeStatusesIn<Row extends { id: number; status: string }>(
  tx: Tx,
  deps: Deps,
  { userId }: Pick<Session, 'userId'>,
  change: StatusChange<Row>,
  steps: readonly StatusStep[],
): Promise<StepOutcome> {
  const ids = steps.map(({ id }) => id);
  const rows = await change.lockRows(tx, ids);
  const done = await change.applySteps(tx, steps, deps.clock());
  const reasons = new Map(rows.map((row) => [row.id, change.whyNotChanged(row)]));
  const { action, subjectType, field } = change;
  const changed = changedRows(rows, steps, done);
  await change.afterSteps?.(tx, deps, changed);
  const entries = changed.map(({ row, status }) => ({
    action,
    subjectType,
    subjectId: row.id,
    ...change.subjectOf(row),
    before: { [field]: row.status },
    after: { [field]: status },
  }));
  const activityId = await logActivity(tx, { userId, now: deps.clock() }, entries);
  return { ...outcomeOf(ids, done, reasons, change.noSuchRow()), activityId };
}

/** The rows whose step was taken, each with its new status. */
function changedRows<Row extends { id: number }>(
  rows: readonly Row[],
  steps: readonly StatusStep[],
  done: readonly number[],
): { row: Row; status: string }[] {
  const isDone = new Set(done);
  const targets = new Map(steps.map(({ id, to }) => [id, to]));
  return rows.flatMap((row) => {
    const status = targets.get(row.id);
    return status !== undefined && isDone.has(row.id) ? [{ row, status }] : [];
  });
}

/** Undoes changes of rows that are still as the change left them. */
export function undoStatuses<Row extends { id: number; status: string }>(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  change: StatusChange<Row>,
  changes: readonly RecordedChange[],
): Promise<BulkOutcome> {
  const { field, applySteps, noSuchRow, reasonAgainstUndo } = change;
  let rows: Row[] = [];
  const lockRows = async (...asked: Parameters<typeof change.lockRows>) => {
    rows = await change.lockRows(...asked);
    return rows;
  };
  return undoRows(tx, changes, {
    lockRows,
    noSuchRow,
    reasonSkipped: reasonAgainstUndo,
    revert: async (open) => {
      const steps = open.flatMap(({ subject_id: id, before, after }) => {
        const [from, to] = [statusIn(after, field), statusIn(before, field)];
        return to === undefined ? [] : [{ id, from, to }];
      });
      const done = await applySteps(tx, steps, deps.clock());
      const undone = steps.filter(({ id }) => done.includes(id));
      await change.afterUndo?.(tx, deps, changedRows(rows, undone, done));
      return done;
    },
  });
}

function statusIn(fields: ChangedFields | null, field: string): string | undefined {
  const status = fields?.[field];
  return typeof status === 'string' ? status : undefined;
}
