import type { Reply } from '@namma/contract/calls';
import type { NewSlot, SlotEnd } from '@namma/contract/classes/schemas';
import { addDays, type Day, gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
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
 * Adds a weekly class, on several weekdays at once if asked, or changes one from a day on in one step: the old slot ends
 * the day before and a new one begins, so that the past is unchanged. Later bookings and one-day changes move to the new
 * slot, and their members are notified of a new time; on another weekday they end. For the key see `withIdempotencyKey`.
 * @throws 404 unknown slot; 403 another center's; 409 a slot that has ended by that day, a class of that day that has
 * begun or would have at its new time, a coach of another center, retired, or busy then, hours when the center is
 * closed, or a first day before today; then no class of any weekday is added
 */
export async function setSlot(
  deps: Deps,
  session: Session,
  body: NewSlot,
  key: string | undefined,
): Promise<Reply<'classes/setSlot'>> {
  const now = deps.clock();
  const { slotId, alsoOn = [], ...asked } = body;
  if (asked.fromDay < gymDay(now)) throw refuseAt('fromDay', 'classSlotStays');
  const request = { userId: session.userId, key, call: 'classes/setSlot', body, now } as const;
  return inTransaction(deps.db, (tx) =>
    withIdempotencyKey(tx, request, async () => {
      const [coach] = await lockCoaches(tx, [asked.coachId]);
      if (!coach || coach.retired_at || coach.center !== asked.center)
        throw refuseAt('coachId', 'coachElsewhere');
      const { classMessages } = messages();
      if (slotId !== undefined) {
        const existing = await getGoingOn(tx, session, slotId, asked.fromDay, now);
        const changed = await replaceSlot(tx, deps, session, existing, asked);
        return { status: classMessages.slotChanged, slotId: changed };
      }
      const weekdays = [...new Set([asked.weekday, ...alsoOn])];
      const added: number[] = [];
      for (const weekday of weekdays)
        added.push(await addSlot(tx, deps, session, { ...asked, weekday }, weekdays.length > 1));
      await notifyOfClasses(tx);
      return { status: classMessages.slotAdded, slotId: Number(added[0]) };
    }),
  );
}

type Asked = Omit<NewSlot, 'slotId' | 'alsoOn'>;

const slotOf = (asked: Asked): Omit<Slot, 'id'> => ({
  type: asked.type,
  center: asked.center,
  weekday: asked.weekday,
  from_day: asked.fromDay,
  to_day: null,
  coach_id: asked.coachId,
  from_minute: asked.fromMinute,
  minutes: asked.minutes,
  capacity: asked.capacity,
});

async function addSlot(
  tx: Tx,
  { clock }: Deps,
  { userId }: Session,
  asked: Asked,
  isOneOfSeveral: boolean,
): Promise<number> {
  const row = slotOf(asked);
  const wanted = { ...row, id: 0 };
  const named = isOneOfSeveral ? asked.weekday : undefined;
  await refuseOutsideHours(tx, wanted, named);
  await refuseBusyCoach(tx, wanted, named);
  const id = await insertSlot(tx, row);
  const after = describeSlot(wanted);
  await logActivity(tx, { userId, now: clock() }, [
    { ...entryOf(id, wanted), action: 'class slot added', before: null, after },
  ]);
  return id;
}

async function replaceSlot(
  tx: Tx,
  deps: Deps,
  { userId }: Session,
  existing: Slot,
  asked: Asked,
): Promise<number> {
  const now = deps.clock();
  const { type, center, to_day } = existing;
  if (center !== asked.center) throw refuseAt('coachId', 'coachElsewhere');
  const row = { ...slotOf(asked), type, to_day };
  // Its own class is no conflict.
  const wanted = { ...row, id: existing.id };
  await refuseOutsideHours(tx, wanted);
  await refuseBusyCoach(tx, wanted);
  const added = await insertSlot(tx, row);
  await logActivity(tx, { userId, now }, [
    {
      ...entryOf(added, wanted),
      action: 'class slot changed',
      before: describeSlot(existing),
      after: describeSlot(wanted),
    },
  ]);
  await updateSlot(tx, existing.id, { to_day: addDays(asked.fromDay, -1) });
  if (existing.weekday === wanted.weekday) {
    await followSlot(tx, existing.id, added, asked.fromDay);
    // Booked members would have missed it without knowing.
    const first = await readClass(tx, { ...wanted, id: added }, asked.fromDay, now);
    if (first && first.startsAt <= now) throw refuseAt('fromMinute', 'classBegun');
  }
  await reconcileSlots(tx, deps, [existing.id, added]);
  await notifyOfClasses(tx);
  return added;
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
