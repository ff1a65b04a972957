import type { ActivityExportQuery, ActivityListQuery, ChangedFields } from '@namma/contract/admin/schemas';
import type { Reply } from '@namma/contract/calls';
import { gymDateTime } from '@namma/contract/days/dates';
import type { ActivityAction, SubjectType } from '@namma/contract/domains';
import type { Deps } from '../../../deps.ts';
import type { LoggedChange } from '../../../module.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { defineExportedList, exportList, getPage } from '../../../platform/shared/admin-list.ts';
import { type BulkOutcome, outcomeOf } from '../../../platform/shared/bulk.ts';
import type { CsvFile } from '../../../platform/shared/csv.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import { isPermitted, type Session } from '../../../platform/shared/session.ts';
import { presentActivity, presentAdmin, presentAfter, presentFields, presentSubject } from './present.ts';
import { activityRows, insertStep, listActivity, listActivityOf, listLaterEntries } from './queries.ts';
import { actionsShownTo, hiddenFrom } from './readers.ts';

/** The admin who makes a change, and the time. */
export interface Actor {
  /** Null for changes from the server's terminal. */
  userId: number | null;
  now: Date;
}

export interface ActivityEntry {
  action: ActivityAction;
  subjectType: SubjectType;
  subjectId: number;
  /** The member or person the subject belongs to; null for a product or a query. */
  subjectUserId: number | null;
  /** A product's name or a membership's type; otherwise empty. Never a person's name, which may change. */
  subject: string;
  /** Previous field values; null for a new subject. */
  before: ChangedFields | null;
  /** New field values; null for a deleted subject. */
  after: ChangedFields | null;
  /** The logged change that this one undoes. */
  undoes?: number;
}

/** The subject of an entry about a user account. */
export const ofMember = (userId: number) =>
  ({ subjectType: 'member', subjectId: userId, subjectUserId: userId, subject: '' }) as const;

/**
 * Logs the changes an admin made in one step, in the caller's transaction. Unchanged fields are dropped.
 * @returns the step's `activityId`; undefined when nothing changed
 */
export async function logActivity(
  tx: Tx,
  { userId, now }: Actor,
  entries: readonly ActivityEntry[],
): Promise<number | undefined> {
  const rows = entries
    .map((entry) => ({
      ...entry,
      ...(entry.before && entry.after && changesBetween(entry.before, entry.after)),
    }))
    .filter(({ before, after }) => !before || !after || Object.keys(after).length > 0)
    .map(({ before, after, ...entry }) => ({
      at: now,
      admin_id: userId,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      subject_user_id: entry.subjectUserId,
      subject: entry.subject,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      step_id: null,
      undoes: entry.undoes ?? null,
    }));
  const [first, ...others] = rows;
  return first && insertStep(tx, first, others);
}

/** Callbacks that undo logged changes of a module's rows. */
interface UndoOfRows<Row extends { id: number }> {
  /** Locks the rows against concurrent changes. */
  lockRows: (tx: Tx, ids: readonly number[]) => Promise<Row[]>;
  /** Reverts the rows that are unchanged since the step. Returns their ids. */
  revert: (changes: readonly LoggedChange[]) => Promise<number[]>;
  /** The refusal for ids without a row. */
  noSuchRow: () => Refusal;
  /** The refusal for a row that cannot be reverted for a reason the log does not know; `changedSince` by default. */
  reasonSkipped?: ((row: Row) => Refusal) | undefined;
}

/** Reverts rows that are unchanged since the step. Returns the others with a reason. */
export async function undoRows<Row extends { id: number }>(
  tx: Tx,
  changes: readonly LoggedChange[],
  { lockRows, revert, noSuchRow, reasonSkipped = () => refuse('changedSince') }: UndoOfRows<Row>,
): Promise<BulkOutcome> {
  const ids = changes.map(({ subject_id }) => subject_id);
  const rows = await lockRows(tx, ids);
  const obstacles = await findObstacles(tx, changes);
  const done = await revert(changes.filter(({ subject_id }) => !obstacles.has(subject_id)));
  const reasons = new Map(rows.map((row) => [row.id, obstacles.get(row.id) ?? reasonSkipped(row)]));
  return outcomeOf(ids, done, reasons, noSuchRow());
}

/** Finds the reasons why changes can no longer be undone, by subject. */
async function findObstacles(tx: Tx, changes: readonly LoggedChange[]): Promise<Map<number, Refusal>> {
  const ids = changes.map(({ id }) => id);
  const rows = await listLaterEntries(tx, ids);
  return new Map(
    rows.flatMap(({ subject_id, is_undone, is_changed }) => {
      if (is_undone) return [[subject_id, refuse('undoneAlready')]];
      return is_changed ? [[subject_id, refuse('changedSince')]] : [];
    }),
  );
}

const activityList = defineExportedList({
  ...activityRows,
  name: 'activity',
  listRows: listActivity,
  idOf: (row) => row.id,
  present: presentActivity,
  columns: {
    When: (row) => gymDateTime(row.at),
    Admin: (row) => presentAdmin(row.admin_email),
    Action: (row) => row.action,
    Kind: (row) => row.subject_type,
    Number: (row) => row.subject_id,
    Subject: presentSubject,
    Before: (row) => presentFields(row.before),
    After: (row) => presentFields(presentAfter(row)),
  },
});

/**
 * Returns a page of the activity log for admins, newest first by default, limited to what the reader may see elsewhere.
 */
export async function getActivity(
  { db }: Deps,
  session: Session,
  query: ActivityListQuery,
): Promise<Reply<'admin/getActivity'>> {
  const page = await getPage(db, activityList, seenBy(session, query));
  return { ...page, actions: actionsShownTo((permission) => isPermitted(session, permission)) };
}

/** Exports the filtered log as CSV, limited to what the reader may see elsewhere. */
export const exportActivity = (
  { db, clock }: Deps,
  session: Session,
  query: ActivityExportQuery,
): Promise<CsvFile> => exportList(db, activityList, seenBy(session, query), clock());

/** Limits a query to the reader's permissions and lowercases the email, as stored. */
const seenBy = <Query extends ActivityExportQuery>(session: Session, query: Query) => ({
  ...query,
  admin: query.admin?.toLowerCase(),
  hidden: hiddenFrom((permission) => isPermitted(session, permission)),
  center: session.staff?.center ?? null,
});

/** For other services: lists the entries of one subject, oldest first. */
export async function getActivityOf(db: Db, subjectType: SubjectType, subjectId: number) {
  const rows = await listActivityOf(db, subjectType, subjectId);
  return rows.map(({ admin_email, ...row }) => ({ ...row, admin: presentAdmin(admin_email) }));
}

/** Returns only the fields that differ, with their values before and after. */
function changesBetween<T extends ChangedFields>(
  before: T,
  after: T,
): { before: ChangedFields; after: ChangedFields } {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
  const pick = (fields: T): ChangedFields =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}
