import type { ConsultancyType } from '@namma/contract/appointments/rules';
import type { Center } from '@namma/contract/values/centers';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { ClosuresTable, CoachesTable, CoachHoursTable } from '../../../../platform/db/gym-tables.ts';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Changes with every change of a coach or of the hours. */
const version =
  sql<number>`hashtext(concat_ws(' ', name, extract(epoch from retired_at), photo, about_en, about_kn, about_hi,
  qualification, languages, (
  select string_agg(concat_ws(' ', weekday, from_minute, to_minute), ',' order by weekday, from_minute)
  from coach_hours where coach_id = coaches.id)))`.as('version');

/** Lists all coaches by name, retired ones last; or only some. */
export const listCoaches = (db: Db, ids?: readonly number[]) =>
  db
    .selectFrom('coaches')
    .select([
      'id',
      'name',
      'consult_type',
      'center',
      'retired_at',
      'photo',
      'about_en',
      'about_kn',
      'about_hi',
      'qualification',
      'languages',
      version,
    ])
    .$if(ids !== undefined, (query) => query.where(isIdIn('id', ids ?? [])))
    .orderBy(sql`retired_at is not null`)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Counts upcoming appointments by coach. */
export const countOpenByCoach = (db: Db, now: Date) =>
  db
    .selectFrom('bookings')
    .select((eb) => ['coach_id', eb.fn.countAll<number>().as('count')])
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .groupBy('coach_id')
    .execute();

/** Lists active coaches of a type, at one center or all. */
export const listActiveCoaches = (db: Db, type: ConsultancyType, center: Center | undefined) =>
  db
    .selectFrom('coaches')
    .select(['id', 'name', 'center'])
    .where('consult_type', '=', type)
    .where('retired_at', 'is', null)
    .$if(center !== undefined, (query) => query.where('center', '=', center as Center))
    .execute();

/** Lists active coaches as visitors see them. */
export const listTeam = (db: Db) =>
  db
    .selectFrom('coaches')
    .select([
      'id',
      'name',
      'consult_type',
      'center',
      'photo',
      'about_en',
      'about_kn',
      'about_hi',
      'qualification',
      'languages',
    ])
    .where('retired_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Lists the active coaches of a center by name. */
export const listCoachesAt = (db: Db, center: Center) =>
  db
    .selectFrom('coaches')
    .select(['id', 'name'])
    .where('center', '=', center)
    .where('retired_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

/**
 * Invalidates cached responses about coaches in all processes. Call it in each transaction that changes what visitors
 * see.
 */
export const notifyOfCoaches = (tx: Tx) => sql`select announce_change()`.execute(tx);

export const listHours = (db: Db, coachIds: readonly number[]) =>
  db
    .selectFrom('coach_hours')
    .selectAll()
    .where(sql<boolean>`coach_id = any(${[...coachIds]}::int[])`)
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute();

const belongsToClosedDays = (id: number | RawBuilder<unknown>) =>
  sql<boolean>`(
    exists (select from center_closures where slots_closure_id = ${id} and reopened_at is null)
    or exists (select from centers where slots_closure_id = ${id})
    or exists (select from special_hours where removed_at is null and ${id} in (before_closure_id, after_closure_id)))`;

/** Lists closures of any coach or center that overlap the time between two instants, soonest first. */
export const listClosures = (db: Db, from: Date, to: Date | undefined) =>
  db
    .selectFrom('closures')
    .selectAll()
    .select(belongsToClosedDays(sql.ref('closures.id')).as('is_of_closed_days'))
    .where('ends_at', '>', from)
    .$if(to !== undefined, (query) => query.where('starts_at', '<', to as Date))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/** Lists booked times of these coaches from one instant to another. */
export async function listTakenTimes(
  db: Db,
  { coachIds, from, to }: { coachIds: readonly number[]; from: Date; to: Date },
) {
  const { rows } = await sql<{ coach_id: number; starts_at: Date }>`
    select coach_id, starts_at from bookings
    where coach_id = any(${[...coachIds]}::int[]) and starts_at >= ${from} and starts_at < ${to}
      and status <> 'cancelled' and starts_at is not null`.execute(db);
  return rows;
}

/** Locks a coach until the transaction ends: nobody else books, changes or closes their time meanwhile. */
export const lockCoach = (tx: Tx, id: number) =>
  tx
    .selectFrom('coaches')
    .select(['id', 'name', 'consult_type', 'center', 'retired_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks all coaches of a center, in order of their ids. */
export const lockCoachesOf = (tx: Tx, center: Center) =>
  tx.selectFrom('coaches').select('id').where('center', '=', center).orderBy('id').forNoKeyUpdate().execute();

export const insertCoach = async (tx: Tx, coach: Insertable<CoachesTable>): Promise<number> => {
  const { id } = await tx.insertInto('coaches').values(coach).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateCoach = (tx: Tx, id: number, change: Updateable<CoachesTable>) =>
  tx.updateTable('coaches').set(change).where('id', '=', id).execute();

export async function replaceHours(
  tx: Tx,
  coachId: number,
  hours: readonly Omit<Insertable<CoachHoursTable>, 'coach_id'>[],
): Promise<void> {
  await tx.deleteFrom('coach_hours').where('coach_id', '=', coachId).execute();
  if (hours.length > 0)
    await tx
      .insertInto('coach_hours')
      .values(hours.map((each) => ({ ...each, coach_id: coachId })))
      .execute();
}

/** Blocks others from adding closures until the transaction ends. Take it after the locks of coaches. */
export const lockClosures = (tx: Tx) => sql`lock table closures in exclusive mode`.execute(tx);

/** True if a closure of this coach or center has exactly this beginning and end. */
export async function isClosedExactly(
  tx: Tx,
  { coach_id = null, center = null, starts_at, ends_at }: Omit<Insertable<ClosuresTable>, 'reason'>,
): Promise<boolean> {
  const found = await tx
    .selectFrom('closures')
    .select('id')
    .where('coach_id', 'is not distinct from', coach_id)
    .where('center', 'is not distinct from', center)
    .where('starts_at', '=', starts_at)
    .where('ends_at', '=', ends_at)
    .executeTakeFirst();
  return found !== undefined;
}

export const insertClosure = async (tx: Tx, closure: Insertable<ClosuresTable>): Promise<number> => {
  const { id } = await tx.insertInto('closures').values(closure).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Deletes a closure; undefined when there is none, or it belongs to closed days of a center. */
export const deleteClosure = (tx: Tx, id: number) =>
  tx
    .deleteFrom('closures')
    .where('id', '=', id)
    .where(sql<boolean>`not ${belongsToClosedDays(id)}`)
    .returningAll()
    .executeTakeFirst();

/** True if a closure belongs to closed days of a center that are still in effect. */
export async function isOfClosedDays(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${belongsToClosedDays(id)} as is`.execute(tx);
  return rows[0]?.is ?? false;
}

export const findCoach = (db: Db, coachId: number) =>
  db.selectFrom('coaches').select(['center', 'name']).where('id', '=', coachId).executeTakeFirst();

export const findCenter = async (db: Db, coachId: number): Promise<Center | undefined> =>
  (await findCoach(db, coachId))?.center;
