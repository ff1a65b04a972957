import type { Day } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import { REFUSALS_LISTED_MOST, VISITS_LISTED_MOST } from '@namma/contract/visits/rules';
import { type Insertable, sql } from 'kysely';
import type { VisitsTable } from '../../../platform/db/gym-tables.ts';
import { isIdIn } from '../../../platform/db/lists/list-window.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';

/** Finds the newest visit of a member since an instant. */
export const findVisitSince = (db: Db, userId: number, since: Date) =>
  db
    .selectFrom('visits')
    .select(['id', 'at', 'center', 'step', 'membership_id'])
    .where('user_id', '=', userId)
    .where('is_in', '=', true)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertVisit = async (tx: Tx, visit: Insertable<VisitsTable>): Promise<number> =>
  (await tx.insertInto('visits').values(visit).returning('id').executeTakeFirstOrThrow()).id;

/** Stores the newest accepted code of a visit. */
export const setStep = (tx: Tx, id: number, step: number) =>
  tx.updateTable('visits').set({ step }).where('id', '=', id).execute();

/** Counts the visits of a day by center; `inside` counts those that began after `since`. */
export async function countVisitsByCenter(db: Db, day: Day, since: Date) {
  const { rows } = await sql<{ center: Center; visits: number; inside: number; refused: number }>`
    select center, (count(*) filter (where is_in))::int as visits,
      (count(distinct user_id) filter (where is_in and at > ${since}))::int as inside,
      (count(*) filter (where not is_in))::int as refused
    from visits where day = ${day} group by center`.execute(db);
  return rows;
}

/** Counts the admissions of a day. */
export async function countOfDay(db: Db, day: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visits where day = ${day} and is_in`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts the admissions of a center from one day until another (excluded), by weekday (0 is Sunday) and hour of IST. */
export async function countByHour(db: Db, center: Center, from: Day, until: Day) {
  const { rows } = await sql<{ weekday: number; hour: number; visits: number }>`
    select extract(dow from day)::integer as weekday,
      extract(hour from at at time zone 'Asia/Kolkata')::integer as hour, count(*)::integer as visits
    from visits where day >= ${from} and day < ${until} and center = ${center} and is_in
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

const withNames = (db: Db) =>
  db
    .selectFrom('visits')
    .leftJoin('users', 'users.id', 'visits.user_id')
    .leftJoin('memberships', 'memberships.id', 'visits.membership_id')
    .leftJoin('passes', 'passes.id', 'visits.pass_id')
    .select([
      'visits.id',
      'visits.user_id',
      'visits.center',
      'visits.at',
      'visits.is_in',
      'visits.refusal',
      'visits.overruled',
      sql<string | null>`coalesce(users.name, passes.name)`.as('name'),
      'memberships.type',
      'passes.kind as pass',
    ]);

interface OfDay {
  day: Day;
  center: Center | undefined;
  /** The highest id to list. */
  lastId: number;
}

const newestOfDay = (db: Db, { day, center, lastId }: OfDay, isIn: boolean, most: number) =>
  withNames(db)
    .where('visits.day', '=', day)
    .where('visits.is_in', '=', isIn)
    .where('visits.id', '<=', lastId)
    .$if(center !== undefined, (query) => query.where('visits.center', '=', center as Center))
    .orderBy('visits.id', 'desc')
    .limit(most + 1)
    .execute();

/**
 * Lists the newest visits of a day, and separately the newest refusals, so that repeated refusals do not push visits
 * off the list.
 */
export async function listOfDay(db: Db, ofDay: OfDay) {
  const [letIn, refused] = await Promise.all([
    newestOfDay(db, ofDay, true, VISITS_LISTED_MOST),
    newestOfDay(db, ofDay, false, REFUSALS_LISTED_MOST),
  ]);
  const visits = letIn.slice(0, VISITS_LISTED_MOST);
  const oldest = letIn.length > VISITS_LISTED_MOST ? (visits.at(-1)?.id ?? 0) : 0;
  const refusals = refused.slice(0, REFUSALS_LISTED_MOST).filter(({ id }) => id > oldest);
  return {
    rows: [...visits, ...refusals].toSorted((a, b) => b.id - a.id),
    isMore: letIn.length + refused.length > visits.length + refusals.length,
  };
}

/** Lists visits by id, for a timeline. */
export const listVisits = (db: Db, ids: readonly number[]) =>
  db.selectFrom('visits').selectAll().where(isIdIn('id', ids)).execute();

/** For timelines: a member's visits. */
export const visitEntries = ({ userId }: { userId: number }) =>
  sql`select id, at from visits where user_id = ${userId}`;
