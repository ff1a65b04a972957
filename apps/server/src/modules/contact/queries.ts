import type { EnquiryStatus } from '@namma/contract/contact';
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type DayRange, hasComeAfter, isInDays } from '../../db/lists/filtered-list.ts';
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
import { type StatusStep, writeStatuses } from '../../db/lists/write-statuses.ts';
import { type Param, preparedQuery } from '../../db/statements.ts';
import type { Db, EnquiriesTable } from '../../db/types.ts';

export const insertEnquiry = (db: Db, enquiry: Insertable<EnquiriesTable>) =>
  db.insertInto('enquiries').values(enquiry).execute();

export interface EnquiryFilter extends DayRange {
  status?: EnquiryStatus | undefined;
  /** Part of the name, email, phone or message, or an id. */
  q?: string | undefined;
  /** Only those with a higher id. */
  after?: number | undefined;
}

/** What a filter asks for besides its text. */
export const conditionsOf = (filter: EnquiryFilter): RawBuilder<unknown>[] => [
  ...(filter.status ? [sql`status = ${filter.status}`] : []),
  ...isInDays(filter, 'created_at'),
  ...hasComeAfter(filter.after, 'id'),
];

function isMeant(text: string) {
  const id = idIn(text);
  const inText = textContains('searched', text);
  return id === undefined ? inText : sql<SqlBool>`(${inText} or id = ${id})`;
}

/** Which of the first so many enquiries of the list have the text: for what very many have. */
export async function lookAtEnquiries(
  db: Db,
  filter: EnquiryFilter & { q: string },
  window: ListWindow,
  rows: number,
): Promise<number[]> {
  const byId = inOrder('id', window);
  const found = await sql<{ id: number }>`
    select id from (
      select * from enquiries ${where([...conditionsOf(filter), ...isAfterCursor('id', window)])}
      order by ${byId} limit ${rows}
    ) as enquiries
    where ${isMeant(filter.q)} order by ${byId} limit ${window.limit} offset ${window.offset}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Those that have the text, by index. */
export const findEnquiryIds = (
  db: Db,
  filter: EnquiryFilter & { q: string },
  window: ListWindow,
): Promise<FoundIds> => findIdsBy(db, 'enquiries', [isMeant(filter.q), ...conditionsOf(filter)], window);

/** In the order of the ids. */
export const listEnquiries = preparedQuery((db, param: Param<{ ids: readonly number[] }>) =>
  db
    .selectFrom(rowsOf('enquiries', param('ids')).as('enquiries'))
    .selectAll()
    .orderBy(sql`place`)
    .compile(),
);

/** Holds the rows until the transaction ends, in the order of their ids, so that two admins never wait in a circle. */
export const lockEnquiries = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'name', 'status'])
    .where(isIdIn('id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * Takes steps between `unanswered` and `Answered`. The database takes the way back only together with the record of an undo.
 * @returns the ids of the rows that it changed
 */
export const moveEnquiries = (db: Db, steps: readonly StatusStep[]): Promise<number[]> =>
  writeStatuses(db, { table: 'enquiries', column: 'status' }, steps);
