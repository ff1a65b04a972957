import { CLASS_DAYS_AHEAD, CLASS_REMINDER_MINUTES } from '@namma/contract/classes/rules';
import { addDays, gymDay, minutes } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { UNDOABLE_DELAY_MILLISECONDS } from '../../messaging/mail/api.ts';
import { mailEndings, mailPlaces } from './mails.ts';
import { markMissed } from './queries/attendance.ts';
import type { ClassKey } from './queries/bookings.ts';
import {
  closeRanks,
  giveUp,
  listBooked,
  listNotified,
  listWithoutMembership,
  takeReminders,
  updateNotified,
} from './queries/places.ts';
import { changedHoursSince, findSlot, lockSlot, notifyOfClasses } from './queries/timetable.ts';
import { isOn, listClosesAt, type Occurrence, type Slot } from './rules.ts';
import { readClass, readClasses } from './timetable.ts';

/**
 * Reconciles the bookings of an upcoming class with current memberships and closures, and notifies each affected member
 * once: frees places without a valid membership or class, closes gaps in the ranks, and fills places from the waiting
 * list. Depends only on the stored rows, so callers need not know whom a change concerns, and repeating it is safe.
 * Call it under a lock of the slot.
 * @returns the number of notified members
 */
export async function reconcileClass(
  tx: Tx,
  deps: Deps,
  slot: Slot,
  { slotId, day }: ClassKey,
): Promise<number> {
  const now = deps.clock();
  const key = { slotId, day };
  const planned = await readClass(tx, slot, day, now);
  const booked = (await listBooked(tx, key, now)).filter(({ starts_at }) => starts_at > now);
  if (booked.length === 0) return 0;
  // A change of the hours that can still be undone frees no places.
  if (planned?.isOutsideUsualHours && (await changedHoursSince(tx, undoableSince(now)))) return 0;
  const isOff = !planned || planned.isCancelled;
  const lost = booked.filter(({ may_come }) => !may_come);
  const off = isOff ? booked.filter(({ may_come }) => may_come) : [];
  await giveUp(tx, idsOf(lost), { state: 'ended', ending: 'membership' });
  await giveUp(tx, idsOf(off), { state: 'ended', ending: 'cancelled' });
  const stay = isOff ? [] : booked.filter(({ may_come }) => may_come);
  const late =
    planned && now >= listClosesAt(planned.startsAt, findMovedAt(booked, planned.startsAt, now))
      ? stay.filter((_, n) => n >= planned.capacity)
      : [];
  await giveUp(tx, idsOf(late), { state: 'ended', ending: 'list' });
  await closeRanks(tx, key);

  const about = planned ?? { slot, day, coach: undefined, capacity: slot.capacity };
  await mailEndings(tx, deps, about, [
    ...lost.map((booking) => ({ booking, by: 'membership' as const })),
    ...off.map((booking) => ({ booking, by: 'gym' as const, reason: planned?.reason ?? null })),
    ...late.map((booking) => ({ booking, by: 'list' as const })),
  ]);
  const changed = planned && !isOff ? await notifyOfPlaces(tx, deps, key, planned) : 0;
  const notified = lost.length + off.length + late.length + changed;
  if (notified > 0) await notifyOfClasses(tx);
  return notified;
}

/** Returns when the gym last moved the class: now, where bookings still have another time. */
function findMovedAt(
  booked: readonly { starts_at: Date; moved_at: Date | null }[],
  startsAt: Date,
  now: Date,
): Date | null {
  if (booked.some((each) => each.starts_at.getTime() !== startsAt.getTime())) return now;
  const moves = booked.flatMap(({ moved_at }) => moved_at?.getTime() ?? []);
  return moves.length > 0 ? new Date(Math.max(...moves)) : null;
}

const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDOABLE_DELAY_MILLISECONDS);

async function notifyOfPlaces(tx: Tx, deps: Deps, key: ClassKey, planned: Occurrence): Promise<number> {
  const { capacity, startsAt, minutes: length } = planned;
  const changed = await updateNotified(tx, key, { capacity, startsAt, minutes: length, now: deps.clock() });
  await mailPlaces(
    tx,
    deps,
    planned,
    changed.map((booking) => ({
      booking,
      kind: booking.is_in === booking.was_in ? ('class moved' as const) : ('class place' as const),
      wasIn: booking.was_in,
    })),
  );
  return changed.length;
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Reconciles classes one by one, each in its own transaction. */
async function reconcileAll(deps: Deps, keys: readonly ClassKey[]): Promise<void> {
  for (const key of keys)
    await inTransaction(deps.db, async (tx) => {
      const slot = await lockSlot(tx, key.slotId);
      if (slot) await reconcileClass(tx, deps, slot, key);
    });
}

/**
 * Reconciles all upcoming classes of some slots, within a transaction.
 * @returns the number of notified members
 */
export async function reconcileSlots(tx: Tx, deps: Deps, slotIds: readonly number[]): Promise<number> {
  const keys = (await listNotified(tx, deps.clock())).filter(({ slot_id }) => slotIds.includes(slot_id));
  let notified = 0;
  for (const { slot_id: slotId, day } of keys.toSorted((a, b) => a.slot_id - b.slot_id)) {
    const slot = await lockSlot(tx, slotId);
    if (slot) notified += await reconcileClass(tx, deps, slot, { slotId, day });
  }
  return notified;
}

/** Finds classes whose bookings need reconciliation after a change of a membership, closure, coach or time. */
async function findUnreconciled(deps: Deps): Promise<ClassKey[]> {
  const { db } = deps;
  const now = deps.clock();
  const today = gymDay(now);
  const [notified, planned, lost] = await Promise.all([
    listNotified(db, now),
    readClasses(db, { from: today, to: addDays(today, CLASS_DAYS_AHEAD + 1), now }),
    listWithoutMembership(db, now),
  ]);
  const off = notified.filter(({ slot_id, day, booked, places, first_at, last_at, moved_at, ...lengths }) => {
    const found = planned.find((each) => each.slot.id === slot_id && each.day === day);
    if (!found || found.isCancelled) return true;
    const at = found.startsAt.getTime();
    if (first_at.getTime() !== at || last_at.getTime() !== at) return true;
    if (lengths.first_minutes !== found.minutes || lengths.last_minutes !== found.minutes) return true;
    return (
      places !== Math.min(booked, found.capacity) ||
      (booked > places && now >= listClosesAt(found.startsAt, moved_at))
    );
  });
  return [...off.map(({ slot_id, day }) => ({ slotId: slot_id, day })), ...lost];
}

/** Runs each minute: reconciles classes after changes elsewhere, and as time passes. */
export async function reconcileClasses(deps: Deps): Promise<void> {
  await reconcileAll(deps, await findUnreconciled(deps));
  await markMissed(deps.db, deps.clock());
  await remind(deps);
}

/** Sends reminders two hours before the class, and records them in the same transaction. */
async function remind(deps: Deps): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const rows = await takeReminders(tx, now, new Date(now.getTime() + minutes(CLASS_REMINDER_MINUTES)));
    for (const booking of rows) {
      const slot = await findSlot(tx, booking.slotId);
      const planned =
        slot && isOn(slot, booking.day) ? await readClass(tx, slot, booking.day, now) : undefined;
      if (planned && !planned.isCancelled)
        await mailPlaces(tx, deps, planned, [{ booking, kind: 'class reminder' }]);
    }
  });
}
