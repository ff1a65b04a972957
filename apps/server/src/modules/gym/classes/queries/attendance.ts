import { CLASS_LATE_PLACE_MINUTES, type ClassBookingState } from '@namma/contract/classes/rules';
import { type Day, minutes } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { opensCenterOn } from '../../memberships/api.ts';
import type { ClassKey } from './bookings.ts';

/**
 * Marks the member as present in the class that begins about now at this center, after a check-in.
 * @returns true if anything has changed
 */
export async function markArrived(
  tx: Tx,
  { userId, center, from, to }: { userId: number; center: string; from: Date; to: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update class_bookings set state = 'present' from class_slots
    where class_slots.id = slot_id and user_id = ${userId} and state in ('booked', 'missed', 'excused') and is_in
      and starts_at between ${from} and ${to} and center = ${center}`.execute(tx);
  return numAffectedRows > 0n;
}

export const setAttendance = (tx: Tx, id: number, state: ClassBookingState) =>
  tx.updateTable('class_bookings').set({ state }).where('id', '=', id).execute();

/**
 * Marks those who had a place in a class that is over and did not come. Excuses late places, and members without a paid
 * membership.
 */
export const markMissed = (db: Db, now: Date) =>
  sql`
    update class_bookings set state =
      case when in_since > starts_at - make_interval(secs => ${minutes(CLASS_LATE_PLACE_MINUTES) / 1000})
        or not ${opensCenterOn(sql.ref('class_bookings.user_id'), sql.ref('class_bookings.day'), sql.ref('class_slots.center'))}
        then 'excused' else 'missed' end
    from class_slots
    where class_slots.id = slot_id and state = 'booked' and is_in and starts_at + make_interval(mins => class_bookings.minutes::int) <= ${now}`.execute(
    db,
  );

/** Lists a member's current and upcoming classes, with a place or on the waiting list. */
export const listOwn = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('class_bookings')
    .innerJoin('class_slots', 'class_slots.id', 'slot_id')
    .select([
      'slot_id',
      'day',
      'type',
      'center',
      'rank',
      'is_in',
      'in_since',
      'class_bookings.starts_at',
      'class_bookings.minutes',
      'class_slots.capacity',
    ])
    .where('user_id', '=', userId)
    .where('state', 'in', ['booked', 'present'])
    .where(sql<boolean>`starts_at + make_interval(mins => class_bookings.minutes::int) > ${now}`)
    .orderBy('class_bookings.starts_at')
    .$narrowType<{ rank: number }>()
    .execute();

/** Lists the bookings of a class by rank, each with the member's no-shows from a day on. */
export const listRoster = (db: Db, { slotId, day }: ClassKey, missedFrom: Day) =>
  db
    .selectFrom('class_bookings')
    .innerJoin('users', 'users.id', 'user_id')
    .select([
      'user_id',
      'users.name',
      'users.phone',
      'rank',
      'is_in',
      'state',
      'booked_at',
      sql<number>`(select count(*)::int from class_bookings as missed
        where missed.user_id = class_bookings.user_id and missed.state = 'missed' and missed.day >= ${missedFrom})`.as(
        'no_shows',
      ),
    ])
    .where('slot_id', '=', slotId)
    .where('day', '=', day)
    .where('rank', 'is not', null)
    .orderBy('rank')
    .$narrowType<{ rank: number }>()
    .execute();

/** Lists the upcoming classes that a member has booked. */
export const listClassesOf = (tx: Tx, userId: number, now: Date) =>
  tx
    .selectFrom('class_bookings')
    .select(['id', 'slot_id', 'day'])
    .where('user_id', '=', userId)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .orderBy('slot_id')
    .orderBy('day')
    .execute();

/** For timelines: a member's class bookings. */
export const classEntries = ({ userId }: { userId: number }) =>
  sql`select id, booked_at as at from class_bookings where user_id = ${userId}`;

export const listBookingsById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('class_bookings')
    .innerJoin('class_slots', 'class_slots.id', 'slot_id')
    .select([
      'class_bookings.id',
      'slot_id',
      'day',
      'type',
      'center',
      'class_bookings.starts_at',
      'is_in',
      'state',
    ])
    .where(isIdIn('class_bookings.id', ids))
    .execute();
