import type { ActivityAction, SubjectType } from '@namma/contract/admin';
import { type Expression, type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import { idIn } from '../../db/lists/like.ts';
import {
  type FoundIds,
  inOrder,
  isAfterCursor,
  isIdIn,
  type ListWindow,
  rowsOf,
  where,
} from '../../db/lists/list-window.ts';
import { findIdsBy } from '../../db/lists/search-ids.ts';
import { textContains } from '../../db/lists/text-match.ts';
import { type Param, preparedQuery } from '../../db/statements.ts';
import type { ActivityTable, Db } from '../../db/types.ts';

type NewActivity = Omit<Insertable<ActivityTable>, 'admin_email'> & {
  admin_email: Expression<string> | string;
};

/**
 * Records the rows of one step.
 * @returns the id of the first row, which identifies the step
 */
export async function insertStep(
  db: Db,
  first: NewActivity,
  others: readonly NewActivity[],
): Promise<number> {
  const { id } = await db.insertInto('activity').values(first).returning('id').executeTakeFirstOrThrow();
  const rest = others.map((row) => ({ ...row, step_id: id }));
  if (rest.length > 0) await db.insertInto('activity').values(rest).execute();
  return id;
}

/** The user's email, as a value of an insert. */
export const emailOf = (userId: number) => sql<string>`(select email from users where id = ${userId})`;

export interface ActivityFilter {
  admin?: string | undefined;
  action?: ActivityAction | undefined;
  subjectType?: SubjectType | undefined;
  subjectId?: number | undefined;
  /** Matches the subject's name, the admin's email or a subject's id. */
  q?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** The conditions of a filter without its text. */
function conditionsBeside(filter: ActivityFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (filter.admin) conditions.push(sql`admin_email = ${filter.admin}`);
  if (filter.action) conditions.push(sql`action = ${filter.action}`);
  if (filter.subjectType) conditions.push(sql`subject_type = ${filter.subjectType}`);
  if (filter.subjectId !== undefined) conditions.push(sql`subject_id = ${filter.subjectId}`);
  if (filter.from) conditions.push(sql`at >= ${filter.from}`);
  if (filter.before) conditions.push(sql`at < ${filter.before}`);
  return conditions;
}

const conditionsOf = (filter: ActivityFilter): RawBuilder<unknown>[] => [
  ...conditionsBeside(filter),
  ...(filter.q ? [saysText(filter.q)] : []),
];

function saysText(text: string) {
  const id = idIn(text);
  const inText = textContains('searched', text);
  return id === undefined ? inText : sql<SqlBool>`(${inText} or subject_id = ${id})`;
}

/** With days the record is ordered by time, so that an index leads straight to them. */
const isByTime = ({ from, before }: ActivityFilter) => from !== undefined || before !== undefined;

const orderOf = (filter: ActivityFilter, window: ListWindow) => {
  const byId = inOrder('id', window);
  return isByTime(filter) ? sql`${inOrder('at', window)}, ${byId}` : byId;
};

/** The ids of a window, newest or oldest first. */
export async function listActivityIds(db: Db, filter: ActivityFilter, window: ListWindow): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from activity ${where(conditionsOf(filter))}
    order by ${orderOf(filter, window)} limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows.map((row) => row.id);
}

/** The matches among the first `rows` rows of the record, for texts that very many rows have. */
export async function lookAtActivity(
  db: Db,
  filter: ActivityFilter & { q: string },
  window: ListWindow,
  rows: number,
): Promise<number[]> {
  const order = orderOf(filter, window);
  const found = await sql<{ id: number }>`
    select id from (
      select id, at, subject_id, searched from activity ${where(conditionsBeside(filter))}
      order by ${order} limit ${rows}
    ) as activity
    where ${saysText(filter.q)} order by ${order} limit ${window.limit} offset ${window.offset}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** The ids of a window for exports: by id, each window after the last row of the one before. */
export async function listActivityIdsBehind(
  db: Db,
  filter: ActivityFilter,
  window: ListWindow,
): Promise<number[]> {
  const conditions = [...conditionsOf(filter), ...isAfterCursor('id', window)];
  const { rows } = await sql<{ id: number }>`
    select id from activity ${where(conditions)}
    order by ${inOrder('id', window)} limit ${window.limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** The matches of a text, by index. */
export const findActivityIds = (db: Db, filter: ActivityFilter, window: ListWindow): Promise<FoundIds> =>
  findIdsBy(db, 'activity', conditionsOf(filter), window);

/** The rows with these ids, in the given order. */
export const listActivity = preparedQuery((db, param: Param<{ ids: readonly number[] }>) =>
  db
    .selectFrom(rowsOf('activity', param('ids')).as('activity'))
    .selectAll()
    .orderBy(sql`place`)
    .compile(),
);

/** Counts up to `most` rows in the order of an index, so that the scan stops there. */
export async function countActivity(db: Db, filter: ActivityFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from activity ${where(conditionsOf(filter))}
      order by ${isByTime(filter) ? sql`at` : sql`id`} desc limit ${most}
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The history of one subject, oldest first. */
export const listActivityOf = (db: Db, subjectType: SubjectType, subjectId: number) =>
  db
    .selectFrom('activity')
    .select(['at', 'admin_email', 'action', 'after'])
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();

/** The rows of a step in the order they were written; empty for an unknown step. */
export const listStep = (db: Db, stepId: number) =>
  db
    .selectFrom('activity')
    .select(['id', 'at', 'admin_id', 'action', 'subject_type', 'subject_id', 'subject', 'before', 'after'])
    .where((eb) =>
      eb.or([eb.and([eb('id', '=', stepId), eb('step_id', 'is', null)]), eb('step_id', '=', stepId)]),
    )
    .orderBy('id')
    .execute();

/**
 * For recorded changes: whether each was undone, and whether its subject was changed again. A later change that was
 * undone itself does not count. The caller holds locks on the subjects.
 */
export async function listWhatFollowed(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ subject_id: number; is_undone: boolean; is_changed: boolean }>`
    select subject_id,
      exists (select from activity as undo where undo.undoes = step.id) as is_undone,
      exists (
        select from activity as later
        where later.subject_id = step.subject_id and later.subject_type = step.subject_type and later.id > step.id
          and later.undoes is null and not exists (select from activity as undo where undo.undoes = later.id)
      ) as is_changed
    from activity as step where ${isIdIn('step.id', ids)}`.execute(db);
  return rows;
}
