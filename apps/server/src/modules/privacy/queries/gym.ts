import type { Db } from '../../../db/types.ts';

// What is stored about a member, a statement for each table, read by an index on the member. Oldest first.

export const listMemberships = (db: Db, userId: number) =>
  db
    .selectFrom('memberships')
    .leftJoin('slips', 'slips.membership_id', 'memberships.id')
    .selectAll('memberships')
    .select('slips.code as slip_code')
    .where('memberships.user_id', '=', userId)
    .orderBy('memberships.id')
    .execute();

export const listMembershipEvents = (db: Db, userId: number) =>
  db
    .selectFrom('membership_events')
    .innerJoin('memberships', 'memberships.id', 'membership_events.membership_id')
    .select([
      'membership_events.membership_id',
      'membership_events.kind',
      'membership_events.from_day',
      'membership_events.to_day',
      'membership_events.days',
      'membership_events.center',
      'membership_events.at',
    ])
    .where('memberships.user_id', '=', userId)
    .orderBy('membership_events.id')
    .execute();

export const listBookings = (db: Db, userId: number) =>
  db
    .selectFrom('bookings')
    .leftJoin('coaches', 'coaches.id', 'bookings.coach_id')
    .selectAll('bookings')
    .select('coaches.name as coach')
    .where('bookings.user_id', '=', userId)
    .orderBy('bookings.id')
    .execute();

export const listVisits = (db: Db, userId: number) =>
  db
    .selectFrom('visits')
    .select(['id', 'center', 'at', 'is_in', 'refusal', 'overruled'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
