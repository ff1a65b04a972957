import type { ClosureHandling } from '../../../module.ts';
import { listNotified } from './queries/places.ts';
import { findSlot, lockCoachesOf } from './queries/timetable.ts';
import { reconcileSlots } from './reconcile.ts';

/**
 * On closed days of a center its classes are cancelled and their members notified. Those of reopened days take place, to be
 * booked again.
 */
export const classClosures: ClosureHandling = {
  close: async (tx, deps, { center, fromDay, toDay }) => {
    // Before any slot, as whoever changes a class does.
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
