import type { ListSort } from '@namma/contract/admin';
import type { Reply } from '@namma/contract/calls';
import { type BookingSort, defaultBookingSort } from '@namma/contract/consultancy';
import { addDays, type Day, formatDay, gymDateTime, gymDay } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import type { BookingExportQuery, BookingListQuery, NewBooking } from '@namma/contract/schemas/consultancy';
import { listFiltered, readNewestId } from '../../db/lists/filtered-list.ts';
import { type FoundIds, type ListWindow, pagesOf, windowOf } from '../../db/lists/list-window.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { type CsvFile, toCsvFile } from '../../shared/csv.ts';
import { refuse, refuseField } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { takeWrite } from '../../shared/write-limits.ts';
import { writeMails } from '../mail/outbox.ts';
import { presentAdminBooking } from './present.ts';
import {
  type BookingFilter,
  conditionsOf,
  countBookingsOn,
  insertBooking,
  listBookings,
  listBookingsFrom,
  listNextBookings,
  searchBookingIds,
} from './queries.ts';

/** The member's bookings from today (IST) on, soonest first (D15). */
export function getBookings({ db, clock }: Deps, { userId }: Session): Promise<Reply<'consultancy/get'>> {
  return listBookingsFrom(db, userId, gymDay(clock()));
}

/**
 * Books a consultancy; height in cm, weight in kg ('Appointment' of SPEC section 5, D15). Refuses: 403 another
 * member's userId, 400 a day before today (IST), 409 the same type on the same day, 429 too many in an hour.
 */
export async function book(
  deps: Deps,
  { userId }: Session,
  form: NewBooking,
): Promise<Reply<'consultancy/book'>> {
  if (form.userId !== undefined && form.userId !== userId) throw refuse('notYours');
  const now = deps.clock();
  if (form.date < gymDay(now)) throw refuseField('date', messages.dateInPast);
  await inTransaction(deps.db, async (tx) => {
    const booked = await insertBooking(tx, {
      user_id: userId,
      consult_type: form.consult_type,
      date: form.date,
      age: form.age,
      height_cm: form.height,
      weight_kg: form.weight,
      created_at: now,
    });
    if (!booked) throw refuse('bookedAlready', form.consult_type, formatDay(form.date));
    await takeWrite(tx, deps, 'bookings', userId);
    const [row] = await listBookings(tx, { ids: [booked.id] });
    if (row) {
      const facts = { appointmentId: row.id, type: row.consult_type, date: row.date };
      await writeMails(tx, deps, [
        { key: `appointment:${row.id}:booked`, kind: 'appointment booked', to: row, facts },
      ]);
    }
  });
  return { status: messages.consultancyBooked(form.consult_type, formatDay(form.date)) };
}

/** A page of all appointments for admins; by default from today (IST) on, soonest first. */
export async function getAllBookings(
  { db, clock }: Deps,
  query: BookingListQuery,
): Promise<Reply<'consultancy/getAll'>> {
  const newestId = await readNewestId(db, 'bookings');
  const window = windowOf({ ...query, sort: directionOf(query) });
  const found = await findIds(db, filterOn(gymDay(clock()), query), window);
  const rows = await listBookings(db, found);
  return { content: rows.map(presentAdminBooking), ...pagesOf(found, query.limit), newestId };
}

/** Windows read ids descending or ascending. */
const directionOf = ({ sort, period }: BookingExportQuery): ListSort =>
  directions[sort ?? defaultBookingSort(period)];
const directions: Record<BookingSort, ListSort> = { soonest: 'oldest', latest: 'newest' };

/** The days of a period, limited to the requested days. */
function filterOn(
  today: Day,
  { q, type, period, from, to, after }: BookingExportQuery & { after?: number | undefined },
): BookingFilter {
  const yesterday = addDays(today, -1);
  return {
    q,
    type,
    after,
    from: period === 'coming' && (from === undefined || from < today) ? today : from,
    to: period === 'past' && (to === undefined || to > yesterday) ? yesterday : to,
  };
}

function findIds(db: Db, filter: BookingFilter, asked: ListWindow): Promise<FoundIds> {
  const { q } = filter;
  const window: ListWindow = { ...asked, orderedBy: { table: 'bookings', column: 'date' } };
  if (q) return searchBookingIds(db, { ...filter, q }, window);
  return listFiltered(db, { table: 'bookings', conditions: conditionsOf(filter) }, window);
}

/** The filtered appointments as a CSV file. */
export async function exportBookings({ db, clock }: Deps, query: BookingExportQuery): Promise<CsvFile> {
  const now = clock();
  const filter = filterOn(gymDay(now), query);
  return toCsvFile({
    name: 'appointments',
    now,
    sort: directionOf(query),
    listIn: async (window) => listBookings(db, await findIds(db, filter, window)),
    idOf: (row) => row.id,
    columns: {
      Appointment: (row) => row.id,
      Date: (row) => row.date,
      Type: (row) => row.consult_type,
      Member: (row) => row.name,
      Email: (row) => row.email,
      Phone: (row) => row.phone,
      Age: (row) => row.age,
      'Height (cm)': (row) => row.height_cm,
      'Weight (kg)': (row) => row.weight_kg,
      'Booked at': (row) => gymDateTime(row.created_at),
    },
  });
}

/** The number of appointments on this day and the next ones from it on, for the dashboard. */
export async function getNextBookings(db: Db, today: Day) {
  const [next, counted] = await Promise.all([
    listNextBookings(db, { day: today }),
    countBookingsOn(db, { day: today }),
  ]);
  return {
    appointmentsToday: counted[0]?.count ?? 0,
    nextAppointments: next.map(({ phone, ...row }) => ({ ...row, phone: phone ?? '' })),
  };
}
