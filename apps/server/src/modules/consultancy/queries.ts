import type { Insertable } from 'kysely';
import type { BookingsTable, Db } from '../../db/types.ts';

/** Undefined when the member has this consultancy on that day already. */
export const insertBooking = (db: Db, booking: Insertable<BookingsTable>) =>
  db
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.columns(['user_id', 'date', 'consult_type']).doNothing())
    .returning('id')
    .executeTakeFirst();

/** Soonest first. */
export const listBookingsFrom = (db: Db, userId: number, day: string) =>
  db
    .selectFrom('bookings')
    .select(['consult_type', 'date'])
    .where('user_id', '=', userId)
    .where('date', '>=', day)
    .orderBy('date')
    .orderBy('id')
    .execute();
