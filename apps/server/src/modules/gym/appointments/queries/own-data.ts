import type { Db } from '../../../../platform/db/types.ts';

// What is stored about a member, read by an index on the member. Oldest first.

export const listBookingsOf = (db: Db, userId: number) =>
  db
    .selectFrom('bookings')
    .leftJoin('coaches', 'coaches.id', 'bookings.coach_id')
    .selectAll('bookings')
    .select('coaches.name as coach')
    .where('bookings.user_id', '=', userId)
    .orderBy('bookings.id')
    .execute();
