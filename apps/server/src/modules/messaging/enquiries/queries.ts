import { parseTicketNumber } from '@namma/contract/codes/ticket-number';
import type { EnquiryStatus } from '@namma/contract/enquiries/rules';
import { DELETED_MEMBER } from '@namma/contract/members/rules';
import { type Insertable, sql } from 'kysely';
import { countAll, hasComeAfter, isInDays } from '../../../platform/db/lists/filtered-list.ts';
import { byDays, type ListFilter, type ListRows } from '../../../platform/db/lists/find-ids.ts';
import { idIn } from '../../../platform/db/lists/like.ts';
import { isIdIn, rowsOf } from '../../../platform/db/lists/list-window.ts';
import { searchOwnText } from '../../../platform/db/lists/own-text-search.ts';
import type { EnquiriesTable } from '../../../platform/db/message-tables.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';

/** Stores a query; undefined when its key is already used. */
export const insertEnquiry = (db: Db, enquiry: Insertable<EnquiriesTable>) =>
  db
    .insertInto('enquiries')
    .values(enquiry)
    .onConflict((key) => key.column('request_key').where('request_key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();

export const findEnquiryByKey = (db: Db, key: string) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'name', 'email', 'phone', 'message'])
    .where('request_key', '=', key)
    .executeTakeFirst();

/** `q` matches the name, email, phone or message, an id or a ticket number. */
interface EnquiryFilter extends ListFilter {
  status?: EnquiryStatus | undefined;
  /** Only those due before this instant. */
  dueBefore?: Date | undefined;
  /** Orders by the instant when a reply is due. */
  isByDue?: boolean | undefined;
}

/** Searches queries by text, id and ticket number. */
export const enquiryRows: ListRows<EnquiryFilter> = {
  table: 'enquiries',
  conditionsOf: (filter) => [
    ...(filter.status ? [sql`status = ${filter.status}`] : []),
    ...(filter.dueBefore ? [sql`due_at < ${filter.dueBefore}`] : []),
    ...isInDays(filter, 'created_at'),
    ...hasComeAfter(filter.after, 'id'),
  ],
  orderedBy: (filter) => (filter.isByDue ? 'due_at' : byDays('created_at')(filter)),
  countedBy: ({ status }) => [status],
  search: (db, search, window) =>
    searchOwnText(
      db,
      { ...search, table: 'enquiries', idIn: (text) => idIn(text) ?? parseTicketNumber(text) },
      window,
    ),
};

/** Counts the queries with a status. */
export const countByStatus = (db: Db, status: EnquiryStatus): Promise<number> =>
  countAll(db, { table: 'enquiries', conditions: enquiryRows.conditionsOf({ status }) });

/** Lists queries by id, in the given order. */
export const listEnquiries = (db: Db, values: { ids: readonly number[] }) =>
  db.selectFrom(rowsOf('enquiries', values.ids).as('enquiries')).selectAll().orderBy(sql`place`).execute();

const shown = [
  'id',
  'name',
  'email',
  'phone',
  'message',
  'status',
  'answer',
  'acknowledged_at',
  'created_at',
] as const;

/** Locks the rows until the transaction ends, in order of their ids to avoid deadlocks. */
export const lockEnquiries = (db: Db, ids: readonly number[]) =>
  db.selectFrom('enquiries').select(shown).where(isIdIn('id', ids)).orderBy('id').forNoKeyUpdate().execute();

/**
 * Marks unanswered queries as answered.
 * @returns those that were unanswered
 */
export const markAnswered = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('enquiries')
    .set({ status: 'Answered' })
    .where(isIdIn('id', ids))
    .where('status', '=', 'unanswered')
    .returning('id')
    .execute();

/**
 * Reopens answered queries and deletes their answers. The database allows it only together with the log entry of an
 * undo.
 * @returns those that were answered
 */
export const reopenEnquiries = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('enquiries')
    .set({ status: 'unanswered', answer: null })
    .where(isIdIn('id', ids))
    .where('status', '=', 'Answered')
    .returning('id')
    .execute();

export const storeAnswer = (db: Db, id: number, answer: string) =>
  db
    .updateTable('enquiries')
    .set({ answer })
    .where('id', '=', id)
    .returning(['name', 'email', 'message'])
    .executeTakeFirstOrThrow();

/** Lists the addresses from which a member has sent queries. */
export const listEmailsOf = (tx: Tx, userId: number) =>
  tx.selectFrom('enquiries').select('email').distinct().where('user_id', '=', userId).execute();

/**
 * Anonymizes the sender of queries by this member or with this email.
 * @returns their ids
 */
export const overwriteEnquiriesOf = (tx: Tx, userId: number, email: string) =>
  tx
    .updateTable('enquiries')
    .set({ user_id: null, name: DELETED_MEMBER, email: '', phone: '', message: ERASED, answer: null })
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .returning('id')
    .execute();

/** As long as the shortest valid message. */
const ERASED = '(Erased with the account.)';

/** Counts the queries due before this instant. */
export const countDueBefore = (db: Db, values: { instant: Date }): Promise<{ count: number }[]> =>
  db
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('due_at', '<', values.instant)
    .execute();

/** For timelines: queries with a person's email. */
export const enquiryEntries = ({ email }: { email: string }) =>
  sql`select id, created_at as at from enquiries where email = ${email}`;
