import { OPEN_APPOINTMENTS_MOST } from '@namma/contract/appointments/rules';
import type { NewBooking, NewBookingFor } from '@namma/contract/appointments/schemas';
import type { Reply } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/days/dates';
import { firstDayWithBody } from '@namma/contract/legal/rules';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuseNotYours } from '../../../platform/shared/ownership.ts';
import { refuse, refuseField } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { consumeWrite } from '../../../platform/shared/write-limits.ts';
import { logActivity } from '../../core/audit/api.ts';
import { composeAppointmentFile } from '../../messaging/mail/api.ts';
import { checkGuardian, lockUser } from '../../people/users/api.ts';
import { mailBooking, toPayload } from './mails.ts';
import { presentBooking } from './present.ts';
import { countOpen, eraseBodies, insertBooking, isBookedOn, listBookingsFrom } from './queries/bookings.ts';
import { countBookingsOn, listBookings, listNextBookings } from './queries/lists.ts';
import { type AskedSlot, claimSlot, offeringFreeSlots } from './slots.ts';

/** Lists the member's bookings from today (IST) on, soonest first, including cancelled ones (D15). */
export async function getBookings(
  { db, clock }: Deps,
  { userId }: Session,
): Promise<Reply<'consultancy/get'>> {
  return (await listBookingsFrom(db, userId, gymDay(clock()))).map(presentBooking);
}

/**
 * Books a consultancy; height in cm, weight in kg ('Appointment' of SPEC section 5, D15, D55). Without `startsAt` the
 * time is agreed later.
 * @throws 403 another member's userId; 400 a day before today (IST), or one that differs from the time's; 409 the same
 * type on the same day, too many upcoming, or time not free; 429 too many in an hour
 */
export async function book(
  deps: Deps,
  { userId }: Session,
  form: NewBooking,
): Promise<Reply<'consultancy/book'>> {
  if (form.userId !== undefined && form.userId !== userId) throw refuse('notYours');
  await checkGuardian(deps.db, deps, userId);
  return makeBooking(deps, { ...form, userId }, false, (tx) => consumeWrite(tx, deps, 'bookings', userId));
}

/**
 * Books for a member as admin: allowed until the slot begins, without rate limit.
 * @throws as `book`; also 404 unknown member
 */
export const bookFor = (
  deps: Deps,
  { userId: adminId }: Session,
  form: NewBookingFor,
): Promise<Reply<'consultancy/bookFor'>> =>
  makeBooking(deps, form, true, async (tx, id) => {
    await logActivity(tx, { userId: adminId, now: deps.clock() }, [
      {
        action: 'appointment booked',
        subjectType: 'appointment',
        subjectId: id,
        subjectUserId: form.userId,
        subject: form.consult_type,
        before: { day: null },
        after: { day: form.date, startsAt: form.startsAt ?? null },
      },
    ]);
  });

async function makeBooking(
  deps: Deps,
  form: NewBookingFor,
  isAdmin: boolean,
  afterwards: (tx: Tx, id: number) => Promise<void>,
): Promise<Reply<'consultancy/book'>> {
  const now = deps.clock();
  const { userId, consult_type: type, date } = form;
  if (date < gymDay(now)) throw refuseField('date', 'dateInPast');
  const asked = slotOf(form, isAdmin);
  if (asked && date !== gymDay(asked.startsAt)) throw refuseField('date', 'dateOfTime');

  const id = await offeringFreeSlots(deps, asked, () =>
    inTransaction(deps.db, async (tx) => {
      if (!(await lockUser(tx, userId))) throw refuse('noSuchMember');
      const already = () => refuse('bookedAlready', type, date);
      if (await isBookedOn(tx, { userId, type, date })) throw already();
      if (asked && (await countOpen(tx, { userId, type, now })) >= OPEN_APPOINTMENTS_MOST)
        throw refuse('tooManyAppointments', type);
      const coach = asked && (await claimSlot(tx, now, asked));
      const booked = await insertBooking(tx, {
        user_id: userId,
        consult_type: type,
        date,
        age: form.age,
        height_cm: form.height,
        weight_kg: form.weight,
        created_at: now,
        starts_at: asked?.startsAt ?? null,
        coach_id: coach?.id ?? null,
        center: coach?.center ?? null,
      });
      if (!booked) throw asked ? refuse('slotTaken') : already();
      await afterwards(tx, booked.id);
      await mailBooking(tx, deps, booked.id);
      return booked.id;
    }),
  );
  const status = asked
    ? messages().appointmentMessages.bookedAt(type, asked.startsAt)
    : messages().messages.consultancyBooked(type, date);
  return { status, id };
}

function slotOf(
  { consult_type: type, startsAt, coachId }: NewBookingFor,
  isAdmin: boolean,
): AskedSlot | undefined {
  if (startsAt === undefined || coachId === undefined) return;
  return { type, coachId, startsAt: new Date(startsAt), isAdmin };
}

/**
 * Returns an appointment as a calendar file.
 * @throws 404 unknown; 403 another member's, except for admins
 */
export async function getCalendarFile(
  deps: Deps,
  session: Session,
  { id }: { id: number },
): Promise<Reply<'consultancy/ics'>> {
  const [row] = await listBookings(deps.db, { ids: [id] });
  if (!row) throw refuse('noSuchAppointment');
  if (row.member_id !== session.userId && !session.isForOthers) throw refuseNotYours(session);
  return composeAppointmentFile(deps, toPayload(row), {
    isCancelled: row.status === 'cancelled',
    email: row.email,
    locale: row.member_locale,
  });
}

/** For the dashboard: counts the appointments on this day, and returns the next ones; without cancelled ones. */
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

/** Erases body measurements from appointments older than a year. */
export async function eraseBodyMeasurements({ db, clock }: Deps): Promise<void> {
  const before = firstDayWithBody(gymDay(clock()));
  while ((await eraseBodies(db, before)) > 0);
}
