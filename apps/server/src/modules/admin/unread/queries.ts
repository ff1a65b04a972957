import { type AdminList, UNREAD_COUNTED_MOST } from '@namma/contract/admin/rules';
import { openReturnStates } from '@namma/contract/returns/rules';
import type { Center } from '@namma/contract/values/centers';
import { type RawBuilder, sql } from 'kysely';
import type { CountedRows, CountingReader } from '../../../platform/db/lists/counted-rows.ts';
import type { Db, ListedTable } from '../../../platform/db/types.ts';

/** The highest id of a list, and the number of ids after the read mark; both from the end of the primary key. */
const unreadIn = (
  { list, rows, isNew, isShownTo }: CountedList,
  { userId, ...reader }: CountingReader & { userId: RawBuilder<number> },
) => {
  const table = sql.table(rows);
  return sql`
    select ${sql.lit(list)} as list, coalesce((select max(id) from ${table}), 0) as newest_id, (
      select count(*)::int from (
        select from ${table}
        where id > coalesce((select read_up_to from list_reads where user_id = ${userId} and list = ${sql.lit(list)}), 0)
          ${isNew ? sql`and ${isNew}` : sql``}
          ${isShownTo ? sql`and ${isShownTo(reader)}` : sql``}
        order by id limit ${sql.lit(UNREAD_COUNTED_MOST)}
      ) as unread
    ) as count`;
};

interface UnreadRow {
  list: string;
  newest_id: number;
  count: number;
}

/** Counts the returns that wait for the gym, using the index by state. */
export const countOpenReturns = (db: Db) =>
  db
    .selectFrom(
      sql<object>`(select from returns where state in (${sql.join(openReturnStates.map((state) => sql.lit(state)))})
        limit ${sql.lit(UNREAD_COUNTED_MOST)})`.as('waiting'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute();

/** A list, and the table with its rows. */
export interface CountedList {
  list: AdminList;
  rows: ListedTable;
  /** A condition for rows that count as new; all rows without it. */
  isNew?: CountedRows['isNew'] | undefined;
  isShownTo?: CountedRows['isShownTo'] | undefined;
}

/** Counts these lists in one statement. */
export const countUnreadIn =
  (lists: readonly CountedList[]) =>
  (db: Db, values: { userId: number; center: Center | null; coachId: number | null }) =>
    db
      .selectFrom(
        sql<UnreadRow>`(${sql.join(
          lists.map((each) =>
            unreadIn(each, {
              userId: sql<number>`${values.userId}`,
              center: sql<Center | null>`${values.center}`,
              coachId: sql<number | null>`${values.coachId}`,
            }),
          ),
          sql` union all `,
        )})`.as('counted'),
      )
      .select(['list', 'newest_id', 'count'])
      .execute();

/** Moves the mark forward only, so that of two tabs the one that showed more rows decides. */
export const updateReadMark = (db: Db, userId: number, { list, rows }: CountedList, upTo: number) =>
  sql`
    insert into list_reads as kept (user_id, list, read_up_to)
    values (${userId}, ${list}, least(${upTo}::bigint, coalesce((select max(id) from ${sql.table(rows)}), 0))::int)
    on conflict (user_id, list) do update set read_up_to = greatest(kept.read_up_to, excluded.read_up_to)
  `.execute(db);

/** For each admin who has not opened the list yet. */
export const updateReadMarksBefore = (db: Db, { list, rows }: CountedList, instant: Date) =>
  sql`
    insert into list_reads (user_id, list, read_up_to)
    select id, ${list}, coalesce((select max(id) from ${sql.table(rows)} where created_at < ${instant}), 0)
    from users where role = 'ADMIN'
    on conflict (user_id, list) do nothing
  `.execute(db);
