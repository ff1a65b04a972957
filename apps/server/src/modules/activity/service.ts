import type { Reply } from '@namma/contract/calls';
import { days, gymDateTime, startOfGymDay } from '@namma/contract/dates';
import { type ActivityAction, type SubjectType, TERMINAL } from '@namma/contract/desk';
import type { ActivityExportQuery, ActivityListQuery, ChangedFields } from '@namma/contract/schemas/desk';
import { pagesOf, readTally, windowOf } from '../../db/list-window.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { type CsvFile, EXPORT_PAGE_SIZE, toCsvFile } from '../../http/csv.ts';
import { presentActivity, presentFields } from './present.ts';
import {
  type ActivityFilter,
  countActivity,
  emailOf,
  insertActivity,
  listActivity,
  listActivityOf,
} from './queries.ts';
import { changesBetween } from './rules.ts';

/** Who did it, and when. */
export interface Actor {
  /** Null for who sits at the server's own terminal. */
  userId: number | null;
  now: Date;
}

export interface Deed {
  action: ActivityAction;
  subjectType: SubjectType;
  subjectId: number;
  /** What a person calls it. */
  subject: string;
  /** Fields as they were; null for what is new. */
  before: ChangedFields | null;
  /** Fields as they are; null for what is gone. */
  after: ChangedFields | null;
}

/** Puts on record what an admin did, in the transaction that does it. What was saved without a change is no deed. */
export async function logActivity(tx: Tx, { userId, now }: Actor, deeds: readonly Deed[]): Promise<void> {
  const rows = deeds
    .map((deed) => ({ ...deed, ...(deed.before && deed.after && changesBetween(deed.before, deed.after)) }))
    .filter(({ before, after }) => Object.keys(before ?? after ?? {}).length > 0)
    .map(({ before, after, ...deed }) => ({
      at: now,
      admin_id: userId,
      admin_email: userId === null ? TERMINAL : emailOf(userId),
      action: deed.action,
      subject_type: deed.subjectType,
      subject_id: deed.subjectId,
      subject: deed.subject,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    }));
  if (rows.length > 0) await insertActivity(tx, rows);
}

/** Past so many, the record is only said to be longer. */
const COUNTED_MOST = 10_000;

/** A page of the record, for admins. */
export async function getActivity(
  { db }: Deps,
  query: ActivityListQuery,
): Promise<Reply<'admin/getActivity'>> {
  const filter = filterOf(query);
  const rows = await listActivity(db, filter, windowOf(query));
  const count = await countOf(db, filter);
  const isMore = count > COUNTED_MOST && !canBeTallied(filter);
  return { content: rows.map(presentActivity), ...pagesOf({ ids: [], count, isMore }, query.limit) };
}

const countOf = (db: Db, filter: ActivityFilter) =>
  canBeTallied(filter)
    ? readTally(db, 'activity_action', filter.action)
    : countActivity(db, filter, COUNTED_MOST + 1);

const canBeTallied = ({ action: _, ...others }: ActivityFilter): boolean =>
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

/** The filtered record as CSV. */
export async function exportActivity({ db, clock }: Deps, query: ActivityExportQuery): Promise<CsvFile> {
  const filter = filterOf(query);
  return toCsvFile({
    name: 'activity',
    now: clock(),
    listBehind: (after) =>
      listActivity(db, filter, { sort: query.sort, limit: EXPORT_PAGE_SIZE, offset: 0, after }),
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

/** For other services: what was done to one subject, first things first. */
export const getActivityOf = listActivityOf;
