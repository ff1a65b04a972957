import type { Reply } from '@namma/contract/calls';
import {
  CLASS_DAYS_AHEAD,
  CLASS_REMINDER_MINUTES,
  CLASSES_A_DAY_MOST,
  CLASSES_OPEN_MOST,
} from '@namma/contract/classes/rules';
import type {
  ClassBookingFor,
  ClassInQuery,
  ClassToBook,
  ClassToCancel,
} from '@namma/contract/classes/schemas';
import { addDays, gymDay, minutes } from '@namma/contract/days/dates';
import { admit } from '@namma/contract/visits/admission';
import type { Deps } from '../../../deps.ts';
import { inTransaction, RetryTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuseNotYours } from '../../../platform/shared/ownership.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { consumeWrite } from '../../../platform/shared/write-limits.ts';
import { logActivity } from '../../core/audit/api.ts';
import { composeClassFile } from '../../messaging/mail/api.ts';
import { findPerson, lockUser } from '../../people/users/api.ts';
import { listEntryTerms } from '../memberships/api.ts';
import { mailEndings, mailPlaces, payloadOf } from './mails.ts';
import { readNoShows } from './no-shows.ts';
import {
  type ClassKey,
  countOnDay,
  findBooking,
  hasPlace,
  insertBooking,
  listToCome,
} from './queries/bookings.ts';
import { giveUp } from './queries/places.ts';
import { findSlot, lockSlot, notifyOfClasses } from './queries/timetable.ts';
import { reconcileClass } from './reconcile.ts';
import { cancelUntil, endOf, listClosesAt, type Occurrence } from './rules.ts';
import { refuseElsewhere } from './staff-scope.ts';
import { readClass } from './timetable.ts';

/**
 * Books a class: a place if available, otherwise one on the waiting list (D90).
 * @throws 404 no such class on that day; 409 no membership that admits the member then (with the same reason as at
 * check-in), cancelled, begun, more than 7 days ahead, already booked, another class at that time, two on that day or
 * six upcoming, full with a closed waiting list, or blocked after no-shows; 429 too many in an hour
 */
export const bookClass = (
  deps: Deps,
  { userId }: Session,
  key: ClassToBook,
): Promise<Reply<'classes/book'>> =>
  makeBooking(deps, key, userId, (tx) => consumeWrite(tx, deps, 'classes', userId));

/**
 * Books for a member as staff, by the same rules.
 * @throws as `bookClass`; also 404 unknown member, 403 another center's class
 */
export const bookFor = (
  deps: Deps,
  session: Session,
  { userId, ...key }: ClassBookingFor,
): Promise<Reply<'classes/bookFor'>> =>
  makeBooking(deps, key, userId, async (tx, planned) => {
    refuseElsewhere(session, planned);
    await logActivity(tx, { userId: session.userId, now: deps.clock() }, [
      {
        action: 'class booked',
        subjectType: 'class',
        subjectId: key.slotId,
        subjectUserId: userId,
        subject: planned.slot.type,
        before: null,
        after: { day: key.day, startsAt: planned.startsAt.toISOString() },
      },
    ]);
  });

async function makeBooking(
  deps: Deps,
  key: ClassKey,
  userId: number,
  alongside: (tx: Tx, planned: Occurrence) => Promise<void>,
): Promise<Reply<'classes/book'>> {
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    const person = await lockUser(tx, userId);
    if (!person || person.disabled_at) throw refuse('noSuchMember');
    // Reads as much as possible before taking the slot's lock, for which all concurrent bookings wait.
    const planned = await getBookable(tx, key, now);
    await refuseUnlessMayBook(tx, planned, userId, now);
    await alongside(tx, planned);
    const { capacity, startsAt } = planned;
    const isListClosed = now >= listClosesAt(startsAt);
    await lockSlot(tx, key.slotId);
    const booking = await insertBooking(tx, {
      ...key,
      userId,
      now,
      startsAt,
      fromMinute: planned.fromMinute,
      minutes: planned.minutes,
      capacity,
      ranksMost: isListClosed ? capacity : null,
      // No reminder for bookings made inside the reminder window.
      isReminded: startsAt.getTime() - now.getTime() <= minutes(CLASS_REMINDER_MINUTES),
    });
    if (!booking) {
      if (isListClosed && !(await hasPlace(tx, key, capacity))) throw refuse('classFull');
      throw new RetryTransaction();
    }
    await mailPlaces(tx, deps, planned, [{ booking, kind: 'class booked' }]);
    await notifyOfClasses(tx);
    const { classMessages } = messages();
    if (booking.is_in) return { status: classMessages.youAreIn, place: 'in' };
    const position = booking.rank - capacity;
    return { status: classMessages.onList(position), place: 'waiting', position };
  });
}

async function getBookable(tx: Tx, { slotId, day }: ClassKey, now: Date): Promise<Occurrence> {
  const slot = await findSlot(tx, slotId);
  const planned = slot && (await readClass(tx, slot, day, now));
  if (!planned) throw refuse('noSuchClass');
  if (planned.isCancelled) throw refuse('classCancelled');
  if (planned.startsAt <= now) throw refuse('classBegun');
  if (day > addDays(gymDay(now), CLASS_DAYS_AHEAD)) throw refuse('classTooFarAhead');
  return planned;
}

async function refuseUnlessMayBook(tx: Tx, planned: Occurrence, userId: number, now: Date): Promise<void> {
  const { slot, day, startsAt } = planned;
  if (await findBooking(tx, { slotId: slot.id, day }, userId)) throw refuse('classBookedAlready');
  const { refusal } = admit(await listEntryTerms(tx, userId, day), slot.center, day);
  if (refusal) throw refuse('classNeedsMembership', refusal);
  const { blockedThrough } = await readNoShows(tx, userId, now);
  if (blockedThrough) throw refuse('classBlocked', blockedThrough);
  const toCome = await listToCome(tx, userId, now);
  const isMeanwhile = toCome.some(
    (each) =>
      each.starts_at < endOf(planned) &&
      startsAt < endOf({ startsAt: each.starts_at, minutes: each.minutes }),
  );
  if (isMeanwhile) throw refuse('classAtSameTime');
  if ((await countOnDay(tx, userId, day)) >= CLASSES_A_DAY_MOST) throw refuse('classesOfDay');
  if (toCome.length >= CLASSES_OPEN_MOST) throw refuse('classesToCome');
}

/**
 * Gives up a place, which the first on the waiting list gets, or a waiting-list entry. Members may do so until 60
 * minutes before, or until the class begins for a waiting-list entry or a late place; staff until the class begins.
 * @throws 404 no such class; 403 another member's; 409 not booked, begun, or too late
 */
export async function cancelClass(
  deps: Deps,
  session: Session,
  { userId: asked, ...key }: ClassToCancel,
): Promise<Reply<'classes/cancel'>> {
  const now = deps.clock();
  const userId = asked ?? session.userId;
  const isOwn = userId === session.userId;
  if (!isOwn && !session.isForOthers) throw refuseNotYours(session);
  return inTransaction(deps.db, async (tx) => {
    const slot = await lockSlot(tx, key.slotId);
    if (!slot) throw refuse('noSuchClass');
    const planned = await readClass(tx, slot, key.day, now);
    if (!isOwn) refuseElsewhere(session, planned ?? { slot, coach: undefined });
    const booking = await findBooking(tx, key, userId);
    if (!booking) throw refuse('classNotBooked');
    if (booking.starts_at <= now || booking.state !== 'booked') throw refuse('classBegun');
    if (isOwn && now > cancelUntil(booking)) throw refuse('classTooLate');
    await giveUp(tx, [booking.id], { state: 'cancelled', ending: null });
    const about = planned ?? { slot, day: key.day, coach: undefined, capacity: slot.capacity };
    await mailEndings(tx, deps, about, [{ booking, by: isOwn ? 'member' : 'desk' }]);
    await reconcileClass(tx, deps, slot, key);
    await notifyOfClasses(tx);
    if (!isOwn)
      await logActivity(tx, { userId: session.userId, now }, [
        {
          action: 'class place ended',
          subjectType: 'class',
          subjectId: slot.id,
          subjectUserId: userId,
          subject: slot.type,
          before: { day: key.day, startsAt: booking.starts_at.toISOString() },
          after: null,
        },
      ]);
    const { classMessages } = messages();
    return { status: booking.is_in ? classMessages.gaveUp : classMessages.leftList };
  });
}

/**
 * Returns a class in which the member has a place as a calendar file.
 * @throws 404 none
 */
export async function getClassFile(
  deps: Deps,
  { userId }: Session,
  { slotId, day }: ClassInQuery,
): Promise<Reply<'classes/ics'>> {
  const slot = await findSlot(deps.db, slotId);
  const booking = await findBooking(deps.db, { slotId, day }, userId);
  if (!slot || !booking?.is_in) throw refuse('noSuchClass');
  const planned = await readClass(deps.db, slot, day, deps.clock());
  const person = await findPerson(deps.db, userId);
  const payload = payloadOf(planned ?? { slot, coach: undefined, capacity: slot.capacity }, booking);
  return composeClassFile(deps, payload, person?.locale ?? 'en');
}
