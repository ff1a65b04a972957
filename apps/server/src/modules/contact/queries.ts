import type { EnquiryStatus } from '@namma/contract/contact';
import type { ListSort } from '@namma/contract/desk';
import { type Insertable, type SqlBool, sql } from 'kysely';
import { idIn } from '../../db/like.ts';
import { inOrder, isAmong, isBehind, type ListWindow, rowsOf, where } from '../../db/list-window.ts';
import { mentions } from '../../db/text-match.ts';
import type { Db, EnquiriesTable } from '../../db/types.ts';

export const insertEnquiry = (db: Db, enquiry: Insertable<EnquiriesTable>) =>
  db.insertInto('enquiries').values(enquiry).execute();

export interface EnquiryFilter {
  status?: EnquiryStatus | undefined;
  /** Part of the name, email, phone or message, or an id. */
  q?: string | undefined;
}

/** Newest or oldest first; of a search only among these, when it has found few. */
export async function findEnquiryIds(
  db: Db,
  { status, q }: EnquiryFilter,
  window: ListWindow,
): Promise<number[]> {
  const conditions = [...isBehind('id', window)];
  if (status) conditions.push(sql`status = ${status}`);
  if (q) conditions.push(isMeant(q));
  const { rows } = await sql<{ id: number }>`
    select id from enquiries ${where(conditions)}
    order by ${inOrder('id', window)} limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows.map((row) => row.id);
}

function isMeant(text: string) {
  const id = idIn(text);
  const inText = mentions('searched', text);
  return id === undefined ? inText : sql<SqlBool>`(${inText} or id = ${id})`;
}

/** Which enquiries a search means; at most so many, none in particular. */
export async function listEnquiriesMentioning(
  db: Db,
  { status, q }: EnquiryFilter & { q: string },
  limit: number,
): Promise<number[]> {
  const conditions = [isMeant(q), ...(status ? [sql`status = ${status}`] : [])];
  // Found by index as a whole, taken as far as wanted: with a limit inside, a scan of the table may look cheaper.
  const { rows } = await sql<{ id: number }>`
    with found as materialized (select id from enquiries ${where(conditions)})
    select id from found limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

export const listEnquiries = (db: Db, ids: readonly number[], sort: ListSort) =>
  db
    .selectFrom(rowsOf('enquiries', ids).as('enquiries'))
    .selectAll()
    .orderBy('id', sort === 'newest' ? 'desc' : 'asc')
    .execute();

/** Holds the rows until the transaction ends, in the order of their ids, so that two admins never wait in a circle. */
export const lockEnquiries = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'name', 'status'])
    .where(isAmong('id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** The ids of those that were unanswered until now. */
export async function markAsAnswered(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .updateTable('enquiries')
    .set({ status: 'Answered' })
    .where(isAmong('id', ids))
    .where('status', '=', 'unanswered')
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
