import type { Reply } from '@namma/contract/calls';
import type { ClassChange, NewSlot, SlotEnd } from '@namma/contract/classes/schemas';
import { addDays, type Day, gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse, refuseAt } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { type ActivityEntry, logActivity } from '../../office/audit/api.ts';
import { refuseBusyCoach, refuseOutsideHours, refuseUnfit } from './coach-time.ts';
import { refuseElsewhere } from './own-part.ts';
import {
  findSlot,
  insertSlot,
  listChanges,
  lockCoaches,
  lockSlot,
  saveChange,
  tellOfClasses,
  updateSlot,
} from './queries/timetable.ts';
import type { Planned, Slot } from './rules.ts';
import { settleClass, settleSlots } from './settle.ts';
import { readClass } from './timetable.ts';

/**
 * Adds a class of every week, or changes the coach, time and capacity of one for all days to come; its bookings follow, and their
 * members are told. Refuses: 404 unknown slot, 403 another center's, 409 a slot that has ended, a coach of another center,
 * retired,
 * or with another class or an appointment then, hours at which the center is closed, a first day before today.
 */
export async function setSlot(
  deps: Deps,
  session: Session,
  { slotId, ...asked }: NewSlot,
): Promise<Reply<'classes/setSlot'>> {
  const now = deps.clock();
  const today = gymDay(now);
  if (slotId === undefined && asked.fromDay < today) throw refuseAt('fromDay', 'classSlotStays');
  const id = await inTransaction(deps.db, async (tx) => {
    const [coach] = await lockCoaches(tx, [asked.coachId]);
    if (!coach || coach.retired_at || coach.center !== asked.center)
      throw refuseAt('coachId', 'coachElsewhere');
    const existing = slotId === undefined ? undefined : await lockSlot(tx, slotId);
    if (slotId !== undefined && !existing) throw refuse('noSuchSlot');
    if (existing) refuseElsewhere(session, { slot: existing, coach: undefined });
    if (existing?.to_day && existing.to_day < today) throw refuse('classSlotEnded');
    const wanted: Slot = {
      id: existing?.id ?? 0,
      type: existing?.type ?? asked.type,
      center: existing?.center ?? asked.center,
      weekday: existing?.weekday ?? asked.weekday,
      from_day: existing ? later(existing.from_day, today) : asked.fromDay,
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
    const changed = {
      coach_id: row.coach_id,
      from_minute: row.from_minute,
      minutes: row.minutes,
      capacity: row.capacity,
    };
    if (existing) await updateSlot(tx, existing.id, changed);
    const saved = existing?.id ?? (await insertSlot(tx, row));
    await logActivity(tx, { userId: session.userId, now }, [
      {
        ...entryOf(saved, wanted),
        action: existing ? 'class slot changed' : 'class slot added',
        before: existing ? describe(existing) : null,
        after: describe(wanted),
      },
    ]);
    if (existing) await settleSlots(tx, deps, [saved]);
    await tellOfClasses(tx);
    return saved;
  });
  const { classMessages } = sentences();
  return { status: slotId === undefined ? classMessages.slotAdded : classMessages.slotChanged, slotId: id };
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** Ends a class of every week from a day on. Refuses: 404 unknown, 403 another center's, 409 a day before today, ended before. */
export async function endSlot(
  deps: Deps,
  session: Session,
  { slotId, fromDay }: SlotEnd,
): Promise<Reply<'classes/endSlot'>> {
  const now = deps.clock();
  if (fromDay < gymDay(now)) throw refuseAt('fromDay', 'classSlotStays');
  const told = await inTransaction(deps.db, async (tx) => {
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
    const count = await settleSlots(tx, deps, [slotId]);
    await tellOfClasses(tx);
    return count;
  });
  return { status: sentences().classMessages.slotEnded, told };
}

/**
 * Changes a class on one day; who has booked it is told of another time, of a place lost or got by another capacity, and that it
 * is cancelled. Refuses: 404 no such class, 403 another center's, 409 begun, a coach of another center, retired, or with another
 * class or an appointment then, a time at which the center is closed, or that is past.
 */
export async function changeClass(
  deps: Deps,
  session: Session,
  { slotId, day, ...asked }: ClassChange,
): Promise<Reply<'classes/change'>> {
  const now = deps.clock();
  const told = await inTransaction(deps.db, async (tx) => {
    // Coaches are locked before slots: those of the class, and the one who is to lead it.
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
    if (after && !isCancelled) await refuseUnfit(tx, planned, after, now);
    await logActivity(tx, { userId: session.userId, now }, [
      {
        ...entryOf(slotId, slot),
        action: 'class changed',
        before: { day, ...describeDay(planned) },
        after: { day, ...(after && describeDay(after)), ...(row.reason && { reason: row.reason }) },
      },
    ]);
    const count = await settleClass(tx, deps, slot, { slotId, day });
    await tellOfClasses(tx);
    return count;
  });
  const { classMessages } = sentences();
  return { status: asked.isCancelled ? classMessages.cancelled : classMessages.changed, told };
}

/** Undefined leaves what there was, null goes back to the slot. */
const given = <T>(asked: T | null | undefined, current: T | null | undefined): T | null =>
  asked === undefined ? (current ?? null) : asked;

const entryOf = (id: number, { type }: Pick<Slot, 'type'>) =>
  ({
    subjectType: 'class',
    subjectId: id,
    subjectUserId: null,
    subject: type,
  }) satisfies Partial<ActivityEntry>;

const describe = ({ center, coach_id, weekday, from_minute, minutes: length, capacity, from_day }: Slot) => ({
  center,
  coach: coach_id,
  weekday,
  fromMinute: from_minute,
  minutes: length,
  capacity,
  from: from_day,
});

const describeDay = ({ startsAt, minutes: length, capacity, coach, isCancelled }: Planned) => ({
  startsAt: startsAt.toISOString(),
  minutes: length,
  capacity,
  coach: coach?.name ?? null,
  cancelled: isCancelled,
});
