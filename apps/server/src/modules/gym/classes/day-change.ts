import type { Reply } from '@namma/contract/calls';
import type { ClassChange } from '@namma/contract/classes/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseAt } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { describeDay, entryOf } from './audit-entry.ts';
import { refuseUnfit } from './coach-time.ts';
import {
  findSlot,
  listChanges,
  lockCoaches,
  lockSlot,
  notifyOfClasses,
  saveChange,
} from './queries/timetable.ts';
import { reconcileClass } from './reconcile.ts';
import { refuseElsewhere } from './staff-scope.ts';
import { readClass } from './timetable.ts';

/**
 * Changes a class on one day; notifies booked members of a new time, of places lost or gained by a new capacity, and of
 * a cancellation.
 * @throws 404 no such class; 403 another center's; 409 begun, a coach of another center, retired, or busy then, a time
 * when the center is closed, or in the past
 */
export async function changeClass(
  deps: Deps,
  session: Session,
  { slotId, day, ...asked }: ClassChange,
): Promise<Reply<'classes/change'>> {
  const now = deps.clock();
  const notified = await inTransaction(deps.db, async (tx) => {
    // Locks coaches before slots: those of the class, and the new one.
    const usual = await findSlot(tx, slotId);
    const [before] = await listChanges(tx, day, day, slotId);
    const coachIds = [usual?.coach_id, before?.coach_id, asked.coachId].flatMap((id) => id ?? []);
    const coaches = await lockCoaches(tx, [...new Set(coachIds)]);
    const slot = await lockSlot(tx, slotId);
    const planned = slot && (await readClass(tx, slot, day, now));
    if (!planned) throw refuse('noSuchClass');
    refuseElsewhere(session, planned);
    if (planned.startsAt <= now) throw refuse('classBegun');
    const [current] = await listChanges(tx, day, day, slotId);
    const isCancelled = asked.isCancelled ?? current?.is_cancelled ?? false;
    const row = {
      slot_id: slotId,
      day,
      is_cancelled: isCancelled,
      coach_id: given(asked.coachId, current?.coach_id),
      capacity: given(asked.capacity, current?.capacity),
      from_minute: given(asked.fromMinute, current?.from_minute),
      minutes: given(asked.minutes, current?.minutes),
      reason: asked.reason ?? (isCancelled ? (current?.reason ?? null) : null),
    };
    const coach = coaches.find(({ id }) => id === (row.coach_id ?? slot.coach_id));
    if (asked.coachId && (!coach || coach.retired_at || coach.center !== slot.center))
      throw refuseAt('coachId', 'coachElsewhere');
    await saveChange(tx, row);
    const after = await readClass(tx, slot, day, now);
    if (after && !isCancelled) {
      if (asked.coachId && after.needsCoach) throw refuseAt('coachId', 'coachBusy');
      await refuseUnfit(tx, { before: planned, after, isAgain: asked.isCancelled === false, now });
    }
    await logActivity(tx, { userId: session.userId, now }, [
      {
        ...entryOf(slotId, slot),
        action: 'class changed',
        before: { day, ...describeDay(planned) },
        after: { day, ...(after && describeDay(after)), ...(row.reason && { reason: row.reason }) },
      },
    ]);
    const count = await reconcileClass(tx, deps, slot, { slotId, day });
    await notifyOfClasses(tx);
    return count;
  });
  const { classMessages } = messages();
  return { status: asked.isCancelled ? classMessages.cancelled : classMessages.changed, notified };
}

/** Undefined keeps the current value, null restores the slot's. */
const given = <T>(asked: T | null | undefined, current: T | null | undefined): T | null =>
  asked === undefined ? (current ?? null) : asked;
