import type { Reply } from '@namma/contract/calls';
import type { NewSlot, SlotEnd } from '@namma/contract/classes/schemas';
import { addDays, type Day, gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseAt } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { describeSlot, entryOf } from './audit-entry.ts';
import { refuseBusyCoach, refuseOutsideHours } from './coach-time.ts';
import {
  followSlot,
  insertSlot,
  lockCoaches,
  lockSlot,
  notifyOfClasses,
  updateSlot,
} from './queries/timetable.ts';
import { reconcileSlots } from './reconcile.ts';
import type { Slot } from './rules.ts';
import { refuseElsewhere } from './staff-scope.ts';
import { readClass } from './timetable.ts';

/**
 * Adds a weekly class, or changes one from a day on in one step: the old slot ends the day before and a new one begins,
 * so that the past is unchanged. Later bookings and one-day changes move to the new slot, and their members are
 * notified of a new time; on another weekday they end.
 * @throws 404 unknown slot; 403 another center's; 409 a slot that has ended by that day, a class of that day that has
 * begun or would have at its new time, a coach of another center, retired, or busy then, hours when the center is
 * closed, or a first day before today
 */
export async function setSlot(
  deps: Deps,
  session: Session,
  { slotId, ...asked }: NewSlot,
): Promise<Reply<'classes/setSlot'>> {
  const now = deps.clock();
  if (asked.fromDay < gymDay(now)) throw refuseAt('fromDay', 'classSlotStays');
  const id = await inTransaction(deps.db, async (tx) => {
    const [coach] = await lockCoaches(tx, [asked.coachId]);
    if (!coach || coach.retired_at || coach.center !== asked.center)
      throw refuseAt('coachId', 'coachElsewhere');
    const existing =
      slotId === undefined ? undefined : await getGoingOn(tx, session, slotId, asked.fromDay, now);
    const wanted: Slot = {
      // Its own class is no conflict.
      id: existing?.id ?? 0,
      type: existing?.type ?? asked.type,
      center: existing?.center ?? asked.center,
      weekday: asked.weekday,
      from_day: asked.fromDay,
      to_day: existing?.to_day ?? null,
      coach_id: asked.coachId,
      from_minute: asked.fromMinute,
      minutes: asked.minutes,
      capacity: asked.capacity,
    };
    if (wanted.center !== asked.center) throw refuseAt('coachId', 'coachElsewhere');
    await refuseOutsideHours(tx, wanted);
    await refuseBusyCoach(tx, wanted);
    const { id: _id, ...row } = wanted;
    const added = await insertSlot(tx, row);
    await logActivity(tx, { userId: session.userId, now }, [
      {
        ...entryOf(added, wanted),
        action: existing ? 'class slot changed' : 'class slot added',
        before: existing ? describeSlot(existing) : null,
        after: describeSlot(wanted),
      },
    ]);
    if (existing) {
      await updateSlot(tx, existing.id, { to_day: addDays(asked.fromDay, -1) });
      if (existing.weekday === wanted.weekday) {
        await followSlot(tx, existing.id, added, asked.fromDay);
        // Booked members would have missed it without knowing.
        const first = await readClass(tx, { ...wanted, id: added }, asked.fromDay, now);
        if (first && first.startsAt <= now) throw refuseAt('fromMinute', 'classBegun');
      }
      await reconcileSlots(tx, deps, [existing.id, added]);
    }
    await notifyOfClasses(tx);
    return added;
  });
  const { classMessages } = messages();
  return { status: slotId === undefined ? classMessages.slotAdded : classMessages.slotChanged, slotId: id };
}

/** Finds a slot that still has classes from a day on, and whose class on that day has not begun. */
async function getGoingOn(tx: Tx, session: Session, slotId: number, fromDay: Day, now: Date): Promise<Slot> {
  const slot = await lockSlot(tx, slotId);
  if (!slot) throw refuse('noSuchSlot');
  refuseElsewhere(session, { slot, coach: undefined });
  if (slot.to_day !== null && slot.to_day < fromDay) throw refuse('classSlotEnded');
  const ofDay = await readClass(tx, slot, fromDay, now);
  if (ofDay && ofDay.startsAt <= now) throw refuseAt('fromDay', 'classBegun');
  return slot;
}

/**
 * Ends a weekly class from a day on.
 * @throws 404 unknown; 403 another center's; 409 a day before today, or already ended
 */
export async function endSlot(
  deps: Deps,
  session: Session,
  { slotId, fromDay }: SlotEnd,
): Promise<Reply<'classes/endSlot'>> {
  const now = deps.clock();
  if (fromDay < gymDay(now)) throw refuseAt('fromDay', 'classSlotStays');
  const notified = await inTransaction(deps.db, async (tx) => {
    const slot = await lockSlot(tx, slotId);
    if (!slot) throw refuse('noSuchSlot');
    refuseElsewhere(session, { slot, coach: undefined });
    const toDay = addDays(fromDay, -1);
    if (slot.to_day !== null && slot.to_day <= toDay) throw refuse('classSlotEnded');
    await updateSlot(tx, slotId, { to_day: toDay });
    await logActivity(tx, { userId: session.userId, now }, [
      {
        ...entryOf(slotId, slot),
        action: 'class slot ended',
        before: { to: slot.to_day },
        after: { to: toDay },
      },
    ]);
    const count = await reconcileSlots(tx, deps, [slotId]);
    await notifyOfClasses(tx);
    return count;
  });
  return { status: messages().classMessages.slotEnded, notified };
}
