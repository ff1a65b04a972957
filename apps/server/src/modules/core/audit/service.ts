import type { SubjectType } from '@namma/contract/admin/rules';
import type { ActivityExportQuery, ActivityListQuery, ChangedFields } from '@namma/contract/admin/schemas';
import type { Reply } from '@namma/contract/calls';
import { gymDateTime } from '@namma/contract/days/dates';
import type { ActivityAction } from '@namma/contract/domains';
import type { Deps } from '../../../deps.ts';
import type { RecordedChange } from '../../../module.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { defineExportedList, exportList, getPage } from '../../../platform/shared/admin-list.ts';
import { type BulkOutcome, outcomeOf } from '../../../platform/shared/bulk.ts';
import type { CsvFile } from '../../../platform/shared/csv.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import { isPermitted, type Session } from '../../../platform/shared/session.ts';
import { presentActivity, presentAdmin, presentAfter, presentFields, presentSubject } from './present.ts';
import { activityRows, insertStep, listActivity, listActivityOf, listLaterEntries } from './queries.ts';
import { actionsShownTo, hiddenFrom } from './readers.ts';
import { changesBetween } from './rules.ts';

/** Who did it, and when. */
export interface Actor {
  /** Null for who sits at the server's own terminal. */
  userId: number | null;
  now: Date;
}

export interface ActivityEntry {
  action: ActivityAction;
  subjectType: SubjectType;
  subjectId: number;
  /** Whose it is, or who it is; null for a product and a query. */
  subjectUserId: number | null;
  /** A product's name, a membership's type; empty for the rest. Never a person's name, which may change. */
  subject: string;
  /** Fields as they were; null for what is new. */
  before: ChangedFields | null;
  /** Fields as they are; null for what is gone. */
  after: ChangedFields | null;
  /** The recorded change that this one takes back. */
  undoes?: number;
}

/** What an entry is about, when it is somebody's account. */
export const ofMember = (userId: number) =>
  ({ subjectType: 'member', subjectId: userId, subjectUserId: userId, subject: '' }) as const;

/**
 * Writes what an admin did in one step to the record, in the caller's transaction. Unchanged fields are dropped.
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

/** How the rows of recorded changes go back to what they were. */
interface UndoOfRows<Row extends { id: number }> {
  /** Locks the rows, so that nobody changes them meanwhile. */
  lockRows: (tx: Tx, ids: readonly number[]) => Promise<Row[]>;
  /** Takes back these changes where the rows are still as they left them. Answers the ids of those rows. */
  revert: (changes: readonly RecordedChange[]) => Promise<number[]>;
  /** The reason for ids of no row. */
  noSuchRow: () => Refusal;
  /** Why a row stays as it is, where the record does not know; `changedSince` when left out. */
  reasonSkipped?: ((row: Row) => Refusal) | undefined;
}

/** For the undo: takes back the changes of rows that nothing happened to since; each other row is named with the reason. */
export async function undoRows<Row extends { id: number }>(
  tx: Tx,
  changes: readonly RecordedChange[],
  { lockRows, revert, noSuchRow, reasonSkipped = () => refuse('changedSince') }: UndoOfRows<Row>,
): Promise<BulkOutcome> {
  const ids = changes.map(({ subject_id }) => subject_id);
  const rows = await lockRows(tx, ids);
  const obstacles = await findObstacles(tx, changes);
  const done = await revert(changes.filter(({ subject_id }) => !obstacles.has(subject_id)));
  const reasons = new Map(rows.map((row) => [row.id, obstacles.get(row.id) ?? reasonSkipped(row)]));
  return outcomeOf(ids, done, reasons, noSuchRow());
}

/** Why changes can no longer be taken back, by subject; the others stand as they were made. */
async function findObstacles(tx: Tx, changes: readonly RecordedChange[]): Promise<Map<number, Refusal>> {
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

/** A page of the record for admins, newest first by default: of what they may read elsewhere, too. */
export async function getActivity(
  { db }: Deps,
  session: Session,
  query: ActivityListQuery,
): Promise<Reply<'admin/getActivity'>> {
  const page = await getPage(db, activityList, seenBy(session, query));
  return { ...page, actions: actionsShownTo((permission) => isPermitted(session, permission)) };
}

/** The filtered record as a CSV file, of what its reader may read elsewhere, too. */
export const exportActivity = (
  { db, clock }: Deps,
  session: Session,
  query: ActivityExportQuery,
): Promise<CsvFile> => exportList(db, activityList, seenBy(session, query), clock());

/** A query as somebody may make it. Emails are stored in lower case. */
const seenBy = <Query extends ActivityExportQuery>(session: Session, query: Query) => ({
  ...query,
  admin: query.admin?.toLowerCase(),
  hidden: hiddenFrom((permission) => isPermitted(session, permission)),
  center: session.staff?.center ?? null,
});

/** For other services: what was done to one subject, first things first. */
export async function getActivityOf(db: Db, subjectType: SubjectType, subjectId: number) {
  const rows = await listActivityOf(db, subjectType, subjectId);
  return rows.map(({ admin_email, ...row }) => ({ ...row, admin: presentAdmin(admin_email) }));
}
