import { TERMINAL } from '@namma/contract/admin/rules';
import type { RowOfCenter, SubjectCenter } from '@namma/contract/call';
import { auditSubjects, type SubjectType } from '@namma/contract/domains';
import type { Center } from '@namma/contract/values/centers';
import { type Insertable, sql } from 'kysely';
import type { ActivityTable } from '../../../platform/db/admin-tables.ts';
import { isInDays } from '../../../platform/db/lists/filtered-list.ts';
import { byDays, type ListFilter, type ListRows } from '../../../platform/db/lists/find-ids.ts';
import { idIn } from '../../../platform/db/lists/like.ts';
import { isIdIn, rowsOf } from '../../../platform/db/lists/list-window.ts';
import { byMember, type Owner, searchOwned } from '../../../platform/db/lists/owned-search.ts';
import { textContains } from '../../../platform/db/lists/text-match.ts';
import { centerOfRow } from '../../../platform/db/row-centers.ts';
import type { Db } from '../../../platform/db/types.ts';

type NewActivity = Insertable<ActivityTable>;

/**
 * Inserts the rows of one step.
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

interface ActivityFilter extends ListFilter {
  /** An admin's email in lower case, or the label of the terminal. */
  admin?: string | undefined;
  action?: string | undefined;
  subjectType?: string | undefined;
  subjectId?: number | undefined;
  /** Subjects that the reader may not see. */
  hidden: readonly SubjectType[];
  /** The reader's center. Entries of other centers are left out (D75). */
  center: Center | null;
}

const subjects = Object.entries<SubjectCenter>(auditSubjects);

const centerOf = (row: RowOfCenter | 'name') =>
  row === 'name' ? sql`subject` : centerOfRow(row, sql`subject_id`);

/**
 * The center of an entry: from its row, or as logged (for example for a sale). Null for a subject of an unknown kind,
 * and for a deleted row without a logged center.
 */
const centerOfSubject = sql`coalesce(
  case subject_type ${sql.join(
    subjects.flatMap(([type, row]) =>
      row === 'none' || row === 'recorded' ? [] : [sql`when ${sql.lit(type)} then ${centerOf(row)}`],
    ),
    sql` `,
  )} end,
  after ->> 'center', before ->> 'center',
  case when subject_type in (${sql.join(
    subjects.flatMap(([type, row]) => (row === 'none' ? [sql.lit(type)] : [])),
  )}) then 'everywhere' end)`;

const isBy = (admin: string) =>
  admin === TERMINAL
    ? sql`admin_id is null`
    : sql`admin_id = (select users.id from users where users.email = ${admin})`;

/** The people that entries refer to. Products are found by their names at the time. */
const owners: readonly Owner[] = [
  { ...byMember, column: 'subject_user_id' },
  { ...byMember, column: 'admin_id' },
  { ...byMember, column: 'subject_id', only: sql`subject_type = 'query'`, table: 'enquiries' },
];

/** Searches only the few entries about mails, because mail recipients have no index. */
const isAboutMailTo = (text: string) => {
  const recipient = sql<string>`folded(' ' || recipient_name || ' ' || recipient)`;
  return sql`(action = 'mail sent again' and exists (
    select from mails where mails.id = subject_id and ${textContains(recipient, text)}))`;
};

/** The search matches the subject, its id, the people an entry refers to, and the terminal. */
export const activityRows: ListRows<ActivityFilter> = {
  table: 'activity',
  conditionsOf: (filter) => [
    ...(filter.admin ? [isBy(filter.admin)] : []),
    ...(filter.action ? [sql`action = ${filter.action}`] : []),
    ...(filter.subjectType ? [sql`subject_type = ${filter.subjectType}`] : []),
    ...(filter.subjectId === undefined ? [] : [sql`subject_id = ${filter.subjectId}`]),
    ...isInDays(filter, 'at'),
    ...(filter.hidden.length > 0 ? [sql`subject_type <> all(${[...filter.hidden]}::text[])`] : []),
    ...(filter.center === null ? [] : [sql`${centerOfSubject} in ('everywhere', ${filter.center})`]),
  ],
  orderedBy: byDays('at'),
  countedBy: ({ action }) => [action],
  search: (db, search, window) => {
    const id = idIn(search.text);
    const ownMatches = [
      textContains('searched', search.text),
      ...(id === undefined ? [] : [sql`subject_id = ${id}`]),
      isAboutMailTo(search.text),
      ...(TERMINAL.startsWith(search.text.toLowerCase()) ? [sql`admin_id is null`] : []),
    ];
    return searchOwned(db, { ...search, table: 'activity', owners, ownMatches }, window);
  },
};

/** The reason of a change, stored with the changed row, where it can be erased. */
const reasonElsewhere = sql<string | null>`case activity.action
  when 'order cancelled' then (select cancel_reason from orders where id = activity.subject_id)
  when 'payment reversed' then (
    select reversal.reason from payments as reversal where reversal.reverses = activity.subject_id)
  when 'review hidden' then (
    select hidden_reason from reviews where order_id = activity.subject_id and hidden_at = activity.at)
  end`;

/**
 * Lists entries by id, in the given order, with current names of people. Scalar subqueries look people up by key; a
 * join may scan the whole table.
 */
export const listActivity = (db: Db, values: { ids: readonly number[] }) =>
  db
    .selectFrom(rowsOf('activity', values.ids).as('activity'))
    .selectAll('activity')
    .select([
      sql<string | null>`(select email from users where id = admin_id)`.as('admin_email'),
      sql<string | null>`(select name from users where id = subject_user_id)`.as('member_name'),
      sql<string | null>`(select email from users where id = subject_user_id)`.as('subject_email'),
      sql<string | null>`(
        select name from enquiries where id = activity.subject_id and activity.subject_type = 'query'
      )`.as('sender_name'),
      sql<string | null>`(
        select recipient from mails where id = activity.subject_id and activity.subject_type = 'mail'
      )`.as('recipient'),
      reasonElsewhere.as('reason'),
    ])
    .orderBy(sql`place`)
    .execute();

/** Lists the entries of one subject, oldest first. */
export const listActivityOf = (db: Db, subjectType: SubjectType, subjectId: number) =>
  db
    .selectFrom('activity')
    .leftJoin('users as admin', 'admin.id', 'admin_id')
    .select(['activity.at', 'admin.email as admin_email', 'activity.action', 'activity.after'])
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .orderBy('activity.id')
    .execute();

/** Lists the rows of a step in the order they were written; empty for an unknown step. */
export const listStep = (db: Db, stepId: number) =>
  db
    .selectFrom('activity')
    .select([
      'id',
      'at',
      'admin_id',
      'action',
      'subject_type',
      'subject_id',
      'subject_user_id',
      'subject',
      'before',
      'after',
    ])
    .where((eb) =>
      eb.or([eb.and([eb('id', '=', stepId), eb('step_id', 'is', null)]), eb('step_id', '=', stepId)]),
    )
    .orderBy('id')
    .execute();

/** Returns true if the user got the current role after the step. Compares log ids because clocks can be set back. */
export async function isBeforeGrant(db: Db, stepId: number, userId: number): Promise<boolean> {
  const grant = await db
    .selectFrom('activity')
    .select('id')
    .where('subject_type', '=', 'admin')
    .where('subject_id', '=', userId)
    .where('action', 'in', ['admin created', 'staff joined', 'staff changed'])
    .where('id', '>', stepId)
    .limit(1)
    .executeTakeFirst();
  return grant !== undefined;
}

/**
 * For logged changes: reports if each was undone, and if its subject changed again since. A later change that was
 * itself undone does not count. Call it while the subjects are locked.
 */
export async function listLaterEntries(db: Db, ids: readonly number[]) {
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
