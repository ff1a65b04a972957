import type { ListSort } from '@namma/contract/admin/rules';
import { type BookingSort, defaultBookingSort } from '@namma/contract/appointments/rules';
import type { BookingExportQuery, BookingListQuery } from '@namma/contract/appointments/schemas';
import type { Reply } from '@namma/contract/calls';
import { addDays, gymDateTime, gymDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import type { Deps } from '../../../deps.ts';
import { defineExportedList, exportList, getPageWithNewestId } from '../../../platform/shared/admin-list.ts';
import type { CsvFile } from '../../../platform/shared/csv.ts';
import { isPermitted, type Session } from '../../../platform/shared/session.ts';
import { staffScopeOf } from '../../../platform/shared/staff-scope.ts';
import { presentAdminBooking, presentBody } from './present.ts';
import { bookingRows, listBookings } from './queries/lists.ts';

const bookingListAt = (now: Date) =>
  defineExportedList({
    ...bookingRows,
    name: 'appointments',
    listRows: listBookings,
    idOf: (row) => row.id,
    present: (row) => presentAdminBooking(row, now),
    columns: {
      Appointment: (row) => row.id,
      Date: (row) => row.date,
      Type: (row) => row.consult_type,
      Member: (row) => row.name,
      Email: (row) => row.email,
      Phone: (row) => row.phone,
      Age: (row) => presentBody(row).age,
      'Height (cm)': (row) => presentBody(row).height,
      'Weight (kg)': (row) => presentBody(row).weight,
      'Booked at': (row) => gymDateTime(row.created_at),
      Time: (row) => row.starts_at && gymDateTime(row.starts_at).slice(-5),
      Coach: (row) => row.coach,
      Center: (row) => row.center && centerLabel(row.center),
      Status: (row) => row.status,
    },
  });

/**
 * Returns a page of all appointments for admins; by default from today (IST) on, soonest first. Age, height and weight
 * are null for staff who may not read them.
 */
export async function getAllBookings(
  { db, clock }: Deps,
  session: Session,
  query: BookingListQuery,
): Promise<Reply<'consultancy/getAll'>> {
  const now = clock();
  const filter = { ...toFilter(query, now), ...staffScopeOf(session) };
  const page = await getPageWithNewestId(db, bookingListAt(now), filter);
  if (isPermitted(session, 'readMeasurements')) return page;
  const hidden = { age: null, height: null, weight: null };
  return { ...page, content: page.content.map((booking) => ({ ...booking, ...hidden })) };
}

/** Exports the filtered appointments as CSV. */
export async function exportBookings(
  { db, clock }: Deps,
  session: Session,
  query: BookingExportQuery,
): Promise<CsvFile> {
  const now = clock();
  return exportList(db, bookingListAt(now), { ...toFilter(query, now), ...staffScopeOf(session) }, now);
}

/** Limits the requested days to those of the period, and translates the sort. */
function toFilter<Query extends BookingExportQuery>({ period, sort, needs, ...query }: Query, now: Date) {
  const { from, to } = query;
  const today = gymDay(now);
  const yesterday = addDays(today, -1);
  return {
    ...query,
    needs: needs && { what: needs, now },
    sort: directions[sort ?? defaultBookingSort(period)],
    from: period === 'coming' && (from === undefined || from < today) ? today : from,
    to: period === 'past' && (to === undefined || to > yesterday) ? yesterday : to,
  };
}

/** List windows read dates descending (`newest`) or ascending (`oldest`). */
const directions: Record<BookingSort, ListSort> = { soonest: 'oldest', latest: 'newest' };
