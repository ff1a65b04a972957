import {
  CLASS_REMINDER_MINUTES,
  CLASS_UNPAID_KEPT_MINUTES,
  type ClassEnding,
} from '@namma/contract/classes/rules';
import { type Day, minutes } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { opensCenterOn, opensOncePaid } from '../../memberships/api.ts';
import type { ClassKey, NotifiedBooking } from './bookings.ts';

/** Gives up a place; `closeRanks` closes the gap after it. */
export async function giveUp(
  tx: Tx,
  ids: readonly number[],
  { state, ending }: { state: 'cancelled' | 'ended'; ending: ClassEnding | null },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('class_bookings')
    .set({ state, ending, rank: null, is_in: false, in_since: null, sequence: sql`sequence + 1` })
    .where(isIdIn('id', ids))
    .where('state', '=', 'booked')
    .execute();
}

/** Moves ranks up to close gaps, in one statement. */
export const closeRanks = (tx: Tx, { slotId, day }: ClassKey) =>
  sql`
    update class_bookings set rank = moved.rank
    from (
      select id, row_number() over (order by rank) as rank from class_bookings
      where slot_id = ${slotId} and day = ${day} and rank is not null) as moved
    where class_bookings.id = moved.id and class_bookings.rank <> moved.rank`.execute(tx);

/**
 * SQL: true if a membership still admits to a booked class, or did until so recently that its payment may be pending.
 */
const mayCome = (now: Date) => {
  const booked = [
    sql.ref('class_bookings.user_id'),
    sql.ref('class_bookings.day'),
    sql.ref('class_slots.center'),
  ] as const;
  const unpaidSince = new Date(now.getTime() - minutes(CLASS_UNPAID_KEPT_MINUTES));
  return sql<boolean>`(${opensCenterOn(...booked)} or ${opensOncePaid(...booked, unpaidSince)})`;
};

/** Lists all bookings of an upcoming class by rank, and if each keeps its place by its membership. */
export const listBooked = (tx: Tx, { slotId, day }: ClassKey, now: Date) =>
  tx
    .selectFrom('class_bookings')
    .innerJoin('class_slots', 'class_slots.id', 'slot_id')
    .select([
      'class_bookings.id',
      'class_bookings.user_id',
      'class_bookings.rank',
      'class_bookings.is_in',
      'class_bookings.starts_at',
      'class_bookings.minutes',
      'class_bookings.sequence',
      'class_bookings.moved_at',
      mayCome(now).as('may_come'),
    ])
    .where('slot_id', '=', slotId)
    .where('day', '=', day)
    .where('state', '=', 'booked')
    .orderBy('rank')
    .$narrowType<{ rank: number }>()
    .execute();

/**
 * Updates the communicated state of bookings to the class's ranks, capacity and time. A place at a new time counts as
 * newly obtained, so that nobody is held to a deadline that the move has brought forward.
 * @returns the changed bookings, with their previous state
 */
export async function updateNotified(
  tx: Tx,
  { slotId, day }: ClassKey,
  {
    capacity,
    startsAt,
    minutes: length,
    now,
  }: { capacity: number; startsAt: Date; minutes: number; now: Date },
) {
  // The mail about the move also serves as a reminder.
  const isReminded = startsAt.getTime() - now.getTime() <= minutes(CLASS_REMINDER_MINUTES);
  const { rows } = await sql<NotifiedBooking & { was_in: boolean; was_at: Date; was_minutes: number }>`
    update class_bookings set
      is_in = notified.rank <= ${capacity},
      in_since = case when notified.rank > ${capacity} then null
        when notified.is_in and notified.starts_at = ${startsAt} then notified.in_since else ${now} end,
      is_reminded = case when notified.starts_at = ${startsAt} then notified.is_reminded else ${isReminded} end,
      moved_at = case when notified.starts_at = ${startsAt} then notified.moved_at else ${now} end,
      starts_at = ${startsAt},
      minutes = ${length},
      sequence = notified.sequence + 1
    from class_bookings as notified
    where notified.id = class_bookings.id and class_bookings.slot_id = ${slotId} and class_bookings.day = ${day}
      and class_bookings.state = 'booked'
      and (notified.is_in <> (notified.rank <= ${capacity}) or notified.starts_at <> ${startsAt} or notified.minutes <> ${length})
    returning class_bookings.id, class_bookings.user_id, class_bookings.rank, class_bookings.is_in,
      class_bookings.starts_at, class_bookings.minutes, class_bookings.sequence,
      notified.is_in as was_in, notified.starts_at as was_at, notified.minutes as was_minutes`.execute(tx);
  return rows;
}

/** Lists upcoming classes with a booked member who has no membership for them any more. */
export async function listWithoutMembership(db: Db, now: Date): Promise<ClassKey[]> {
  const { rows } = await sql<ClassKey>`
    select distinct slot_id as "slotId", day from class_bookings join class_slots on class_slots.id = slot_id
    where state = 'booked' and starts_at > ${now}
      and not ${mayCome(now)}`.execute(db);
  return rows;
}

/** Lists the communicated state of each upcoming class: times, and numbers of places and waiting-list entries. */
export async function listNotified(db: Db, now: Date) {
  const { rows } = await sql<{
    slot_id: number;
    day: Day;
    booked: number;
    places: number;
    first_at: Date;
    last_at: Date;
    moved_at: Date | null;
    first_minutes: number;
    last_minutes: number;
  }>`
    select slot_id, day, count(*)::int as booked, (count(*) filter (where is_in))::int as places,
      min(starts_at) as first_at, max(starts_at) as last_at, max(moved_at) as moved_at,
      min(minutes) as first_minutes, max(minutes) as last_minutes
    from class_bookings where state = 'booked' and starts_at > ${now} group by slot_id, day`.execute(db);
  return rows;
}

/** Selects and marks bookings with a place in a class before an instant that were not reminded yet. */
export async function takeReminders(tx: Tx, now: Date, until: Date) {
  const { rows } = await sql<NotifiedBooking & ClassKey>`
    update class_bookings set is_reminded = true
    where state = 'booked' and is_in and not is_reminded and starts_at > ${now} and starts_at <= ${until}
    returning id, user_id, rank, is_in, starts_at, minutes, sequence, slot_id as "slotId", day`.execute(tx);
  return rows;
}
