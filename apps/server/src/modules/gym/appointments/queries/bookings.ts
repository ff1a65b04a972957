import { type BookingStatus, type ConsultancyType, SLOT_MINUTES } from '@namma/contract/appointments/rules';
import { type Day, minutes } from '@namma/contract/days/dates';
import { OWN_LIST_MAX } from '@namma/contract/pages';
import type { Center } from '@namma/contract/values/centers';
import { type Insertable, sql } from 'kysely';
import type { BookingsTable } from '../../../../platform/db/gym-tables.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { isUnattended } from './lists.ts';

/**
 * Inserts a booking; undefined when the member already has this consultancy on that day, or the coach's time is taken.
 */
export const insertBooking = (db: Db, booking: Insertable<BookingsTable>) =>
  db
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** True if the member has another uncancelled booking of this type on the day. */
export async function isBookedOn(
  db: Db,
  {
    userId,
    type,
    date,
    otherThan = 0,
  }: { userId: number; type: ConsultancyType; date: Day; otherThan?: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .where('consult_type', '=', type)
    .where('status', '<>', 'cancelled')
    .where('id', '<>', otherThan)
    .executeTakeFirst();
  return found !== undefined;
}

/** True if the coach's time is taken. */
export async function isSeatTaken(db: Db, coachId: number, startsAt: Date): Promise<boolean> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('coach_id', '=', coachId)
    .where('starts_at', '=', startsAt)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts the member's other upcoming bookings of this type with a time. */
export async function countOpen(
  db: Db,
  {
    userId,
    type,
    now,
    otherThan = 0,
  }: { userId: number; type: ConsultancyType; now: Date; otherThan?: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('consult_type', '=', type)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .where('id', '<>', otherThan)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds the member and the type of a booking. */
export const findOwner = (db: Db, id: number) =>
  db.selectFrom('bookings').select(['user_id', 'consult_type']).where('id', '=', id).executeTakeFirst();

/** Locks a booking until the transaction ends. */
export const lockBooking = (tx: Tx, id: number) =>
  tx
    .selectFrom('bookings')
    .select([
      'id',
      'user_id',
      'consult_type',
      'date',
      'starts_at',
      'coach_id',
      'center',
      'status',
      'moved_by_gym_at',
      isUnattended.as('is_unattended'),
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
export type LockedBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;

type Change = Partial<Pick<BookingsTable, 'starts_at' | 'coach_id' | 'center'>> & {
  moved_by_gym_at?: Date;
  date?: Day;
  status?: BookingStatus;
  cancel_reason?: string | null;
};

/** Changes a booking and increments its sequence number for calendars. */
export const changeBooking = (tx: Tx, id: number, change: Change) =>
  tx
    .updateTable('bookings')
    .set({ ...change, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .execute();

/** Cancels a member's appointments from a day on. */
export const cancelFrom = (tx: Tx, userId: number, today: Day) =>
  tx
    .updateTable('bookings')
    .set({ status: 'cancelled', sequence: sql`sequence + 1` })
    .where('user_id', '=', userId)
    .where('status', '=', 'booked')
    .where('date', '>=', today)
    .execute();

/**
 * Erases age, height and weight of a member's appointments, including future ones.
 * @returns the number of appointments
 */
export async function eraseBodiesOf(tx: Tx, userId: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('bookings')
    .set({ age: 0, height_cm: 0, weight_kg: 0 })
    .where('user_id', '=', userId)
    .where('age', '<>', 0)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The number of appointments erased per statement. */
const ERASED_AT_ONCE = 1_000;

/**
 * Erases age, height and weight of appointments before a day (IST). Skips rows that are locked by others until the next
 * sweep.
 * @returns the number of appointments
 */
export async function eraseBodies(db: Db, before: Day): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update bookings set age = 0, height_cm = 0, weight_kg = 0
    where id in (
      select id from bookings where age <> 0 and date < ${before}::date
      limit ${ERASED_AT_ONCE} for no key update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

/** Attendance does not change the calendar's sequence number. */
export const setAttendance = (tx: Tx, id: number, status: Exclude<BookingStatus, 'cancelled'>) =>
  tx.updateTable('bookings').set({ status }).where('id', '=', id).execute();

/** Lists the member's bookings from a day on, including cancelled ones. */
export const listBookingsFrom = (db: Db, userId: number, day: Day) =>
  db
    .selectFrom('bookings')
    .leftJoin('coaches', 'coaches.id', 'bookings.coach_id')
    .select([
      'bookings.id',
      'bookings.consult_type',
      'bookings.date',
      'bookings.starts_at',
      'bookings.center',
      'bookings.status',
      'bookings.moved_by_gym_at',
      'coaches.name as coach',
      isUnattended.as('is_unattended'),
    ])
    .where('bookings.user_id', '=', userId)
    .where('bookings.date', '>=', day)
    .orderBy('bookings.date')
    .orderBy(sql`bookings.starts_at nulls last`)
    .orderBy('bookings.id')
    .limit(OWN_LIST_MAX)
    .execute();

/** Lists the ids of upcoming appointments of a coach or at a center that overlap an interval, by time. */
export async function listIdsWithin(
  db: Db,
  {
    coachId,
    center,
    startsAt,
    endsAt,
  }: { coachId?: number | undefined; center?: Center | undefined; startsAt: Date; endsAt: Date },
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bookings
    where status = 'booked' and starts_at > ${now}
      and starts_at > ${new Date(startsAt.getTime() - minutes(SLOT_MINUTES))} and starts_at < ${endsAt}
      and (coach_id = ${coachId ?? null}::int or center = ${center ?? null}::text)
    order by starts_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lists the ids of uncancelled appointments with a time on this day, by time. */
export async function listIdsOn(db: Db, day: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('date', '=', day)
    .where('starts_at', 'is not', null)
    .where('status', '<>', 'cancelled')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the ids of a coach's upcoming appointments, by time. */
export async function listIdsOfCoach(db: Db, coachId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('coach_id', '=', coachId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** For timelines: a member's appointments. */
export const bookingEntries = ({ userId }: { userId: number }) =>
  sql`select id, created_at as at from bookings where user_id = ${userId}`;
