import type { Reply } from '@namma/contract/calls';
import { CLASS_SCAN_AFTER_MINUTES, CLASS_SCAN_BEFORE_MINUTES } from '@namma/contract/classes/rules';
import type { ClassInQuery, Presence } from '@namma/contract/classes/schemas';
import { addDays, gymDay, minutes } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { readNoShowRule } from './no-shows.ts';
import { presentForStaff } from './present.ts';
import { listRoster, markArrived, setAttendance } from './queries/attendance.ts';
import { findBooking } from './queries/bookings.ts';
import { findSlot, lockSlot } from './queries/timetable.ts';
import { isLatePlace } from './rules.ts';
import { refuseElsewhere } from './staff-scope.ts';
import { readClass } from './timetable.ts';

/**
 * Lists places and waiting list of a class, by rank.
 * @throws 404 no such class; 403 another center's or coach's
 */
export async function getRoster(
  { db, clock }: Deps,
  session: Session,
  { slotId, day }: ClassInQuery,
): Promise<Reply<'classes/getRoster'>> {
  const now = clock();
  const slot = await findSlot(db, slotId);
  const planned = slot && (await readClass(db, slot, day, now));
  if (!planned) throw refuse('noSuchClass');
  refuseElsewhere(session, planned);
  const today = gymDay(now);
  const { withinDays } = await readNoShowRule(db, today);
  const rows = await listRoster(db, { slotId, day }, addDays(today, 1 - withinDays));
  return {
    class: presentForStaff(planned, rows.length, now),
    bookings: rows.map((row) => ({
      userId: row.user_id,
      name: row.name,
      phone: session.staff?.preset === 'coach' ? null : (row.phone ?? ''),
      place: row.is_in ? 'in' : 'waiting',
      ...(row.is_in ? {} : { position: Math.max(1, row.rank - planned.capacity) }),
      state: row.state,
      bookedAt: row.booked_at.toISOString(),
      noShows: row.no_shows,
    })),
  };
}

/**
 * Records attendance or a no-show, from 30 minutes before the class on; a no-show can be reverted.
 * @throws 404 no such class; 403 another center's or coach's; 409 no place in it, or too early
 */
export async function markPresent(
  { db, clock }: Deps,
  session: Session,
  { userId, isPresent, isExcused, ...key }: Presence,
): Promise<Reply<'classes/markPresent'>> {
  const now = clock();
  const asked = isPresent ? 'present' : isExcused ? 'excused' : 'missed';
  const state = await inTransaction(db, async (tx) => {
    const slot = await lockSlot(tx, key.slotId);
    const planned = slot && (await readClass(tx, slot, key.day, now));
    if (!planned) throw refuse('noSuchClass');
    refuseElsewhere(session, planned);
    const booking = await findBooking(tx, key, userId);
    if (!booking?.is_in) throw refuse('classNotBooked');
    const opens = new Date(booking.starts_at.getTime() - minutes(CLASS_SCAN_BEFORE_MINUTES));
    // A no-show can only be recorded once the class has begun.
    if (now < (isPresent ? opens : booking.starts_at)) throw refuse('classAhead');
    // A place that was assigned or moved too late is excused, unlike one that was booked late.
    const wasGivenLate =
      isLatePlace(booking.starts_at, booking.in_since) &&
      booking.in_since?.getTime() !== booking.booked_at.getTime();
    const state = asked === 'missed' && wasGivenLate ? 'excused' : asked;
    if (booking.state === state) return state;
    await setAttendance(tx, booking.id, state);
    await logActivity(tx, { userId: session.userId, now }, [
      {
        action: 'class attendance marked',
        subjectType: 'class',
        subjectId: slot.id,
        subjectUserId: userId,
        subject: slot.type,
        before: { day: key.day, state: booking.state },
        after: { day: key.day, state },
      },
    ]);
    return state;
  });
  const { classMessages } = messages();
  const said = {
    present: classMessages.marked,
    missed: classMessages.markedAbsent,
    excused: classMessages.excused,
  };
  return { status: said[state] };
}

/** After a check-in: marks the member as present in the class that begins about now, if booked. */
export const markArrival = (
  tx: Tx,
  { userId, center, now }: { userId: number; center: Center; now: Date },
): Promise<boolean> =>
  markArrived(tx, {
    userId,
    center,
    from: new Date(now.getTime() - minutes(CLASS_SCAN_AFTER_MINUTES)),
    to: new Date(now.getTime() + minutes(CLASS_SCAN_BEFORE_MINUTES)),
  });
