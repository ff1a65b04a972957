import type { Reply } from '@namma/contract/calls';
import { type Day, formatDay, gymDay } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import type { NewBooking } from '@namma/contract/schemas/consultancy';
import { inTransaction } from '../../db/transaction.ts';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { refuse, refuseField } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { takeWrite } from '../../shared/write-limits.ts';
import { writeMails } from '../mail/outbox.ts';
import {
  countBookingsOn,
  insertBooking,
  listBookings,
  listBookingsFrom,
  listNextBookings,
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

/** For a person's timeline. */
export const getBookingsById = (db: Db, ids: readonly number[]) => listBookings(db, { ids });
