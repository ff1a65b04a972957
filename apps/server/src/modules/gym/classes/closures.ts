import type { ClosureHandling } from '../../../module.ts';
import { listNotified } from './queries/places.ts';
import { findSlot, lockCoachesOf } from './queries/timetable.ts';
import { reconcileSlots } from './reconcile.ts';

/**
 * Cancels the classes on closed days of a center and notifies the members. After reopening, classes take place and can
 * be booked again.
 */
export const classClosures: ClosureHandling = {
  close: async (tx, deps, { center, fromDay, toDay }) => {
    // Locks coaches before any slot, the same order as class changes.
    await lockCoachesOf(tx, center);
    const booked = (await listNotified(tx, deps.clock())).filter(({ day }) => day >= fromDay && day <= toDay);
    const ids = [...new Set(booked.map(({ slot_id }) => slot_id))].sort((a, b) => a - b);
    const slots = await Promise.all(ids.map((id) => findSlot(tx, id)));
    await reconcileSlots(
      tx,
      deps,
      slots.flatMap((slot) => (slot?.center === center ? slot.id : [])),
    );
    return {};
  },
  reopen: async () => ({}),
};
