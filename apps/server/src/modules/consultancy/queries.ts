import { NEXT_APPOINTMENTS_COUNT } from '@namma/contract/admin';
import type { ConsultancyType } from '@namma/contract/consultancy';
import type { Day } from '@namma/contract/dates';
import { OWN_LIST_MAX } from '@namma/contract/own-lists';
import { type Insertable, sql } from 'kysely';
import { hasComeAfter } from '../../db/lists/filtered-list.ts';
import type { ListFilter, ListRows } from '../../db/lists/find-ids.ts';
import { rowsOf } from '../../db/lists/list-window.ts';
import { byMember, searchOwned } from '../../db/lists/owned-search.ts';
import { type Param, pipelinedQuery, preparedQuery } from '../../db/statements.ts';
import type { BookingsTable, Db } from '../../db/types.ts';

/** Books; undefined when the member already has this consultancy on that day. */
export const insertBooking = (db: Db, booking: Insertable<BookingsTable>) =>
  db
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.columns(['user_id', 'date', 'consult_type']).doNothing())
    .returning('id')
    .executeTakeFirst();

/** The member's next bookings from a day on. */
export const listBookingsFrom = (db: Db, userId: number, day: string) =>
  db
    .selectFrom('bookings')
    .select(['consult_type', 'date'])
    .where('user_id', '=', userId)
    .where('date', '>=', day)
    .orderBy('date')
    .orderBy('id')
    .limit(OWN_LIST_MAX)
    .execute();

/** `from` and `to` are IST days of the appointments, both included; `q` matches a member's name, email or phone, or a booking's id. */
interface BookingFilter extends ListFilter {
  type?: ConsultancyType | undefined;
}

/** How bookings are found: by member and id. */
export const bookingRows: ListRows<BookingFilter> = {
  table: 'bookings',
  conditionsOf: (filter) => [
    ...(filter.from ? [sql`date >= ${filter.from}::date`] : []),
    ...(filter.to ? [sql`date <= ${filter.to}::date`] : []),
    ...(filter.type ? [sql`consult_type = ${filter.type}`] : []),
    ...hasComeAfter(filter.after, 'id'),
  ],
  orderedBy: () => 'date',
  search: (db, search, window) =>
    searchOwned(db, { ...search, table: 'bookings', owners: [byMember] }, window),
};

/** The rows with these ids, in the given order. */
export const listBookings = preparedQuery((db, param: Param<{ ids: readonly number[] }>) =>
  db
    .selectFrom(rowsOf('bookings', param('ids')).as('bookings'))
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select([
      'bookings.id',
      'bookings.consult_type',
      'bookings.date',
      'bookings.age',
      'bookings.height_cm',
      'bookings.weight_kg',
      'bookings.created_at',
      'users.id as member_id',
      'users.name',
      'users.email',
      'users.phone',
    ])
    .orderBy(sql`bookings.place`)
    .compile(),
);

interface NextBooking {
  id: number;
  date: Day;
  consult_type: ConsultancyType;
  name: string;
  phone: string | null;
}

/**
 * The next bookings from this day on, with their members. The limit is a literal, because for a parameter the planner
 * prefers a join of both tables.
 */
export const listNextBookings = pipelinedQuery<{ day: Day }, NextBooking>((db, param) =>
  db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.id', 'bookings.date', 'bookings.consult_type', 'users.name', 'users.phone'])
    .where('bookings.date', '>=', param('day'))
    .orderBy('bookings.date')
    .orderBy('bookings.id')
    .limit(sql.lit(NEXT_APPOINTMENTS_COUNT))
    .compile(),
);

export const countBookingsOn = pipelinedQuery<{ day: Day }, { count: number }>((db, param) =>
  db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('date', '=', param('day'))
    .compile(),
);
