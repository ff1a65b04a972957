import { CHANGE_NOTICE_MINUTES, OPEN_APPOINTMENTS_MOST } from '@namma/contract/appointments/rules';
import type { BookingCancellation, BookingMove, NoShow } from '@namma/contract/appointments/schemas';
import type { Reply } from '@namma/contract/calls';
import { gymDay, minutes } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { getOwnOrAnyForAdmin } from '../../../platform/shared/ownership.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { consumeWrite } from '../../../platform/shared/write-limits.ts';
import { type ActivityEntry, logActivity } from '../../core/audit/api.ts';
import { lockUser } from '../../people/users/api.ts';
import { mailBooking, mailCancellation } from './mails.ts';
import { canChangeUntilStart } from './present.ts';
import {
  changeBooking,
  countOpen,
  findOwner,
  isBookedOn,
  type LockedBooking,
  lockBooking,
  setAttendance,
} from './queries/bookings.ts';
import { type AskedSlot, claimSlot, offeringFreeSlots } from './slots.ts';

/**
 * Moves an appointment to a free time, or assigns one. Members may do so until 60 minutes before it, or until it begins
 * if the gym moved it late or nobody would be there; admins until its day (IST) ends. Moving it to its current time
 * does nothing.
 * @throws 404 unknown appointment or coach; 403 another member's; 400 a coach of another type, off the grid, too soon
 * or too far ahead; 409 cancelled, over, too late, time not free, another one of the type on that day, or too many
 * upcoming; 429 too many in an hour
 */
export async function moveBooking(
  deps: Deps,
  session: Session,
  { id, startsAt: instant, coachId }: BookingMove,
): Promise<Reply<'consultancy/move'>> {
  const now = deps.clock();
  const isAdmin = session.isForOthers;
  const startsAt = new Date(instant);
  const { user_id: userId, consult_type: type } = getOwnOrAnyForAdmin(
    await findOwner(deps.db, id),
    session,
    'noSuchAppointment',
  );
  const asked: AskedSlot = { type, coachId, startsAt, isAdmin };

  await offeringFreeSlots(deps, asked, () =>
    inTransaction(deps.db, async (tx) => {
      await lockUser(tx, userId);
      const booking = await lockBooking(tx, id);
      if (!booking) throw refuse('noSuchAppointment');
      refuseUnlessChangeable(booking, now, isAdmin);
      if (booking.coach_id === coachId && booking.starts_at?.getTime() === startsAt.getTime()) return;
      const date = gymDay(startsAt);
      const others = { userId, type, otherThan: id };
      if (await isBookedOn(tx, { ...others, date })) throw refuse('bookedAlready', type, date);
      if ((await countOpen(tx, { ...others, now })) >= OPEN_APPOINTMENTS_MOST)
        throw refuse('tooManyAppointments', type);
      const { center } = await claimSlot(tx, now, asked);
      await changeBooking(tx, id, {
        ...{ date, starts_at: startsAt, coach_id: coachId, center },
        ...(isAdmin && { moved_by_gym_at: now }),
      });
      if (!isAdmin) await consumeWrite(tx, deps, 'bookings', userId);
      await logForMember(tx, session, now, booking, {
        action: 'appointment moved',
        before: { startsAt: booking.starts_at?.toISOString() ?? null, day: booking.date },
        after: { startsAt: startsAt.toISOString(), day: date },
      });
      await mailBooking(tx, deps, id);
    }),
  );
  return { status: messages().appointmentMessages.movedTo(startsAt) };
}

/**
 * Cancels an appointment, which frees its time. Members may do so until 60 minutes before it, admins until its day
 * (IST) ends.
 * @throws 404 unknown; 403 another member's; 409 already cancelled, over, or too late
 */
export async function cancelBooking(
  deps: Deps,
  session: Session,
  { id, reason }: BookingCancellation,
): Promise<Reply<'consultancy/cancel'>> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const booking = getOwnOrAnyForAdmin(await lockBooking(tx, id), session, 'noSuchAppointment');
    refuseUnlessChangeable(booking, now, session.isForOthers);
    await changeBooking(tx, id, { status: 'cancelled', cancel_reason: reason ?? null });
    await logForMember(tx, session, now, booking, {
      action: 'appointment cancelled',
      before: { cancelled: false },
      after: { cancelled: true },
    });
    await mailCancellation(tx, deps, id, {
      by: booking.user_id === session.userId ? 'member' : 'gym',
      reason,
    });
  });
  return { status: messages().appointmentMessages.cancelled };
}

/**
 * Records a no-show, or reverts it.
 * @throws 404 unknown; 409 cancelled, upcoming, without a time, or one that its member could change until it began
 * (moved late, or nobody would be there)
 */
export async function markNoShow(
  { db, clock }: Deps,
  session: Session,
  { id, isNoShow }: NoShow,
): Promise<Reply<'consultancy/markNoShow'>> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id);
    if (!booking) throw refuse('noSuchAppointment');
    if (booking.status === 'cancelled') throw refuse('appointmentCancelled');
    if (!booking.starts_at || booking.starts_at > now) throw refuse('appointmentAhead');
    if (isNoShow && canChangeUntilStart(booking)) throw refuse('appointmentNotMissed');
    const status = isNoShow ? 'no-show' : 'booked';
    if (booking.status === status) return;
    await setAttendance(tx, id, status);
    await logForMember(tx, session, now, booking, {
      action: 'appointment missed',
      before: { noShow: !isNoShow },
      after: { noShow: isNoShow },
    });
  });
  return {
    status: isNoShow ? messages().appointmentMessages.missed : messages().appointmentMessages.notMissed,
  };
}

function refuseUnlessChangeable(booking: LockedBooking, now: Date, isAdmin: boolean) {
  const { status, date, starts_at } = booking;
  if (status === 'cancelled') throw refuse('appointmentCancelled');
  if (status === 'no-show' || date < gymDay(now)) throw refuse('appointmentOver');
  if (isAdmin || !starts_at) return;
  if (starts_at <= now) throw refuse('appointmentOver');
  if (canChangeUntilStart(booking)) return;
  if (starts_at.getTime() - now.getTime() < minutes(CHANGE_NOTICE_MINUTES)) throw refuse('tooLateToChange');
}

/** Logs what an admin does for a member. */
async function logForMember(
  tx: Tx,
  { isForOthers, userId }: Session,
  now: Date,
  booking: LockedBooking,
  step: Pick<ActivityEntry, 'action' | 'before' | 'after'>,
): Promise<void> {
  if (!isForOthers) return;
  await logActivity(tx, { userId, now }, [
    {
      ...step,
      subjectType: 'appointment',
      subjectId: booking.id,
      subjectUserId: booking.user_id,
      subject: booking.consult_type,
    },
  ]);
}
