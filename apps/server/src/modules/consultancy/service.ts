import type { Reply } from '@namma/contract/calls';
import { formatDay, gymDay } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import type { NewBooking } from '@namma/contract/schemas/consultancy';
import type { Deps } from '../../deps.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { insertBooking, listBookingsFrom } from './queries.ts';

/** The member's bookings from today (IST) on, soonest first (D15). */
export function getBookings({ db, clock }: Deps, { userId }: Session): Promise<Reply<'consultancy/get'>> {
  return listBookingsFrom(db, userId, gymDay(clock()));
}

/**
 * Books a consultancy; height in cm, weight in kg (SPEC section 5 'Appointment', D15).
 * Refuses: 403 another member's userId, 400 a day before today (IST), 409 the same type and day again.
 */
export async function book(
  { db, clock }: Deps,
  { userId }: Session,
  form: NewBooking,
): Promise<Reply<'consultancy/book'>> {
  if (form.userId !== undefined && form.userId !== userId) throw refuse('notYours');
  const now = clock();
  if (form.date < gymDay(now)) throw refuseField('date', messages.dateInPast);
  const booked = await insertBooking(db, {
    user_id: userId,
    consult_type: form.consult_type,
    date: form.date,
    age: form.age,
    height_cm: form.height,
    weight_kg: form.weight,
    created_at: now,
  });
  if (!booked) throw refuse('bookedAlready', form.consult_type, formatDay(form.date));
  return { status: messages.consultancyBooked(form.consult_type, formatDay(form.date)) };
}
