import type { Day } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** A class of one day. */
export interface ClassKey {
  slotId: number;
  day: Day;
}

/** A booking as last communicated to its member. */
export interface NotifiedBooking {
  id: number;
  user_id: number;
  rank: number;
  is_in: boolean;
  starts_at: Date;
  minutes: number;
  sequence: number;
}

const notifiedColumns = [
  'id',
  'user_id',
  'rank',
  'is_in',
  'in_since',
  'starts_at',
  'minutes',
  'sequence',
] as const;

/** A new booking, with the class as read before its slot was locked. */
interface NewBooking extends ClassKey {
  userId: number;
  now: Date;
  startsAt: Date;
  fromMinute: number;
  minutes: number;
  capacity: number;
  /** The highest rank available: above it the waiting list is closed. */
  ranksMost: number | null;
  isReminded: boolean;
}

/**
 * Books the next rank in one statement, because concurrent bookings of the class wait for its lock. Returns nothing
 * when the class changed since it was read, or has no rank left.
 */
export async function insertBooking(tx: Tx, asked: NewBooking): Promise<NotifiedBooking | undefined> {
  const { slotId, day, userId, now, startsAt, fromMinute, minutes: length, capacity } = asked;
  const { rows } = await sql<NotifiedBooking>`
    insert into class_bookings
      (slot_id, day, user_id, booked_at, rank, is_in, in_since, starts_at, minutes, is_reminded)
    select slot.id, ${day}, ${userId}, ${now}, next.rank, next.rank <= ${capacity}::int,
      case when next.rank <= ${capacity}::int then ${now}::timestamptz end, ${startsAt}, ${length}, ${asked.isReminded}
    from class_slots as slot left join class_changes as change on change.slot_id = slot.id and change.day = ${day}
    cross join lateral (
      select count(*)::int + 1 as rank from class_bookings as booked
      where booked.slot_id = slot.id and booked.day = ${day} and booked.rank is not null) as next
    where slot.id = ${slotId} and not coalesce(change.is_cancelled, false)
      and (slot.to_day is null or slot.to_day >= ${day})
      and coalesce(change.capacity, slot.capacity) = ${capacity}
      and coalesce(change.from_minute, slot.from_minute) = ${fromMinute}
      and coalesce(change.minutes, slot.minutes) = ${length}
      and (${asked.ranksMost}::int is null or next.rank <= ${asked.ranksMost}::int)
    returning id, user_id, rank, is_in, starts_at, minutes, sequence`.execute(tx);
  return rows[0];
}

/** A booking as last communicated to its member; the rank is null once the place is given up. */
export const findBookingState = (db: Db, id: number) =>
  db
    .selectFrom('class_bookings')
    .select(['rank', 'is_in', 'starts_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** True if a class has a free place. */
export async function hasPlace(db: Db, { slotId, day }: ClassKey, capacity: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select count(*) < ${capacity}::int as has from class_bookings
    where slot_id = ${slotId} and day = ${day} and rank is not null`.execute(db);
  return rows[0]?.has ?? false;
}

/** Counts the bookings of each class of some days. */
export async function countByClass(db: Db, from: Day, to: Day) {
  return db
    .selectFrom('class_bookings')
    .select((eb) => ['slot_id', 'day', eb.fn.countAll<number>().as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('rank', 'is not', null)
    .groupBy(['slot_id', 'day'])
    .execute();
}

/** Finds a member's booking of a class. */
export const findBooking = (db: Db, { slotId, day }: ClassKey, userId: number) =>
  db
    .selectFrom('class_bookings')
    .select([...notifiedColumns, 'state', 'booked_at'])
    .where('slot_id', '=', slotId)
    .where('day', '=', day)
    .where('user_id', '=', userId)
    .where('rank', 'is not', null)
    .$narrowType<{ rank: number }>()
    .executeTakeFirst();

/** Lists a member's bookings of classes that have not begun. */
export const listToCome = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('class_bookings')
    .select(['slot_id', 'day', 'starts_at', 'minutes'])
    .where('user_id', '=', userId)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .execute();

/** Counts a member's bookings on a day, begun or not. */
export async function countOnDay(db: Db, userId: number, day: Day): Promise<number> {
  const { count } = await db
    .selectFrom('class_bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('rank', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists the days of a member's no-shows from a day on, without reverted ones. */
export async function listMissed(db: Db, userId: number, from: Day) {
  return db
    .selectFrom('class_bookings')
    .innerJoin('class_slots', 'class_slots.id', 'slot_id')
    .select([
      'slot_id',
      'day',
      'type',
      'center',
      'class_bookings.starts_at',
      'class_bookings.minutes',
      'coach_id',
    ])
    .where('user_id', '=', userId)
    .where('state', '=', 'missed')
    .where('day', '>=', from)
    .orderBy('class_bookings.starts_at', 'desc')
    .execute();
}
