import { type ActivityAction, type SubjectType, TERMINAL } from '@namma/contract/admin';
import type { Reply } from '@namma/contract/calls';
import { days, gymDateTime, startOfGymDay } from '@namma/contract/dates';
import type { ActivityExportQuery, ActivityListQuery, ChangedFields } from '@namma/contract/schemas/admin';
import {
  type FoundIds,
  foundWithOneMore,
  type ListWindow,
  listFromNearerEnd,
  pagesOf,
  readTally,
  windowOf,
} from '../../db/lists/list-window.ts';
import { searchIds } from '../../db/lists/search-ids.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { type BulkOutcome, outcomeOf } from '../../shared/bulk.ts';
import { type CsvFile, toCsvFile } from '../../shared/csv.ts';
import { type Refusal, refuse } from '../../shared/refusal.ts';
import { presentActivity, presentFields } from './present.ts';
import {
  type ActivityFilter,
  countActivity,
  emailOf,
  findActivityIds,
  insertStep,
  listActivity,
  listActivityIds,
  listActivityIdsBehind,
  listActivityOf,
  listStep,
  listWhatFollowed,
  lookAtActivity,
} from './queries.ts';
import { changesBetween } from './rules.ts';

/** Who made a change, and when. */
export interface Actor {
  /** Null for a command at the server's terminal. */
  userId: number | null;
  now: Date;
}

export interface ActivityEntry {
  action: ActivityAction;
  subjectType: SubjectType;
  subjectId: number;
  /** A name for people. */
  subject: string;
  /** The fields before; null for something new. */
  before: ChangedFields | null;
  /** The fields after; null for something deleted. */
  after: ChangedFields | null;
  /** The id of the recorded change that this one undoes. */
  undoes?: number;
}

/**
 * Records one step of an admin, in the transaction that makes it. A save without changes is not recorded.
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
    .filter(({ before, after }) => Object.keys(before ?? after ?? {}).length > 0)
    .map(({ before, after, ...entry }) => ({
      at: now,
      admin_id: userId,
      admin_email: userId === null ? TERMINAL : emailOf(userId),
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      subject: entry.subject,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      step_id: null,
      undoes: entry.undoes ?? null,
    }));
  const [first, ...others] = rows;
  return first && insertStep(tx, first, others);
}

/** A row of the record, with what an undo needs. */
export type RecordedChange = Awaited<ReturnType<typeof listStep>>[number];

/** The rows of a step; empty for an unknown step. */
export const getStep = listStep;

/** How an undo changes rows back. */
interface UndoOfRows<Row extends { id: number }> {
  /** Locks the rows until the transaction ends. */
  lockRows: (tx: Tx, ids: readonly number[]) => Promise<Row[]>;
  /** Undoes these changes where the rows are still as the changes left them. Returns the ids of those rows. */
  takeBack: (changes: readonly RecordedChange[]) => Promise<number[]>;
  noSuchRow: 'noSuchOrder' | 'noSuchMembership' | 'noSuchEnquiry' | 'noSuchProduct';
  /** Why a row cannot be changed back, for reasons that are not in the record; `changedSince` when absent. */
  whyNot?: ((row: Row) => Refusal) | undefined;
}

/** Undoes changes of rows that were not changed since; the others are returned with the reason. */
export async function undoRows<Row extends { id: number }>(
  tx: Tx,
  changes: readonly RecordedChange[],
  { lockRows, takeBack, noSuchRow, whyNot = () => refuse('changedSince') }: UndoOfRows<Row>,
): Promise<BulkOutcome> {
  const ids = changes.map(({ subject_id }) => subject_id);
  const rows = await lockRows(tx, ids);
  const obstacles = await findObstacles(tx, changes);
  const done = await takeBack(changes.filter(({ subject_id }) => !obstacles.has(subject_id)));
  const reasons = new Map(rows.map((row) => [row.id, obstacles.get(row.id) ?? whyNot(row)]));
  return outcomeOf(ids, done, reasons, refuse(noSuchRow));
}

/** Why changes can no longer be undone, by subject id. */
async function findObstacles(tx: Tx, changes: readonly RecordedChange[]): Promise<Map<number, Refusal>> {
  const ids = changes.map(({ id }) => id);
  const rows = await listWhatFollowed(tx, ids);
  return new Map(
    rows.flatMap(({ subject_id, is_undone, is_changed }) => {
      if (is_undone) return [[subject_id, refuse('undoneAlready')]];
      return is_changed ? [[subject_id, refuse('changedSince')]] : [];
    }),
  );
}

/** A page of the record, for admins. */
export async function getActivity(
  { db }: Deps,
  query: ActivityListQuery,
): Promise<Reply<'admin/getActivity'>> {
  const found = await findIds(db, filterOf(query), windowOf(query));
  const rows = await listActivity(db, found);
  return { content: rows.map(presentActivity), ...pagesOf(found, query.limit) };
}

/** Filters without stored totals are counted up to here. */
const COUNTED_MOST = 1_000;

async function findIds(db: Db, filter: ActivityFilter, window: ListWindow): Promise<FoundIds> {
  const walk = (wider: ListWindow) => listActivityIds(db, filter, wider);
  const { q } = filter;
  if (q) {
    return searchIds(
      {
        size: () => readTally(db, 'activity_action'),
        look: (each, rows) => lookAtActivity(db, { ...filter, q }, each, rows),
        find: (each) => findActivityIds(db, filter, each),
      },
      window,
    );
  }
  if (isTallied(filter)) {
    const count = await readTally(db, 'activity_action', filter.action);
    return { ids: await listFromNearerEnd(walk, window, count), count, isMore: false };
  }
  const count = await countActivity(db, filter, COUNTED_MOST + 1);
  if (count > COUNTED_MOST)
    return foundWithOneMore(await walk({ ...window, limit: window.limit + 1 }), window);
  return { ids: await walk(window), count, isMore: false };
}

const isTallied = ({ action: _, ...others }: ActivityFilter): boolean =>
  Object.values(others).every((value) => value === undefined || value === '');

const filterOf = ({
  q,
  admin,
  action,
  subjectType,
  subjectId,
  from,
  to,
}: ActivityExportQuery): ActivityFilter => ({
  q,
  admin: admin?.toLowerCase(),
  action,
  subjectType,
  subjectId,
  from: from === undefined ? undefined : startOfGymDay(from),
  before: to === undefined ? undefined : new Date(startOfGymDay(to).getTime() + days(1)),
});

/** The filtered record as a CSV file. */
export async function exportActivity({ db, clock }: Deps, query: ActivityExportQuery): Promise<CsvFile> {
  const filter = filterOf(query);
  return toCsvFile({
    name: 'activity',
    now: clock(),
    sort: query.sort,
    listIn: async (window) => listActivity(db, { ids: await listActivityIdsBehind(db, filter, window) }),
    idOf: (row) => row.id,
    columns: {
      When: (row) => gymDateTime(row.at),
      Admin: (row) => row.admin_email,
      Action: (row) => row.action,
      Kind: (row) => row.subject_type,
      Number: (row) => row.subject_id,
      Subject: (row) => row.subject,
      Before: (row) => presentFields(row.before),
      After: (row) => presentFields(row.after),
    },
  });
}

/** The history of one subject, oldest first. */
export const getActivityOf = listActivityOf;
