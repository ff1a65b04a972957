import type { CallName } from '@namma/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';

/** Writes at most one row per person and day; none for an unknown person id. */
export const insertProfileView = (db: Db, userId: number, personId: number, day: string) =>
  sql`insert into profile_views (user_id, person_id, day)
    select ${userId}, id, ${day} from users where id = ${personId} and id <> ${userId}
    on conflict do nothing`.execute(db);

export const insertExport = (db: Db, userId: number, list: CallName, now: Date) =>
  db.insertInto('exports').values({ user_id: userId, list, at: now }).execute();

/** Counts the people whose pages each staff member has opened. */
export const countProfileViews = (db: Db, since: Date) =>
  db
    .selectFrom('profile_views')
    .select(['user_id', sql<number>`count(distinct person_id)::int`.as('people')])
    .where('day', '>=', sql<string>`(${since}::timestamptz at time zone 'Asia/Kolkata')::date`)
    .groupBy('user_id')
    .execute();

/** Counts the exports of each list by each staff member. */
export const listExports = (db: Db, since: Date) =>
  db
    .selectFrom('exports')
    .select(['user_id', 'list', sql<number>`count(*)::int`.as('count')])
    .where('at', '>=', since)
    .groupBy(['user_id', 'list'])
    .orderBy('list')
    .execute();

export async function deleteOldProfileViews(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('profile_views')
    .where('day', '<', sql<string>`(${before}::timestamptz at time zone 'Asia/Kolkata')::date`)
    .execute();
  await db.deleteFrom('exports').where('at', '<', before).execute();
}
