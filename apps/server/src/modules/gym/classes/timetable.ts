import type { Day } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import type { Db } from '../../../platform/db/types.ts';
import { readOpenHours } from '../centers/api.ts';
import { listChanges, listClosed, listCoaches, listSlots } from './queries/timetable.ts';
import {
  computeDays,
  endOf,
  isOn,
  type Occurrence,
  occurrenceOf,
  type Slot,
  type Timetable,
} from './rules.ts';

/** Reads everything but the slots that classes of some days depend on. */
async function readCircumstances(
  db: Db,
  { from, to, slots }: { from: Day; to: Day; slots: readonly Slot[] },
): Promise<Omit<Timetable, 'slots'>> {
  const [changes, closed, openOn] = await Promise.all([
    listChanges(db, from, to, slots.length === 1 ? slots[0]?.id : undefined),
    listClosed(db, from, to),
    readOpenHours(db, from, to),
  ]);
  const coachIds = [...slots, ...changes].flatMap(({ coach_id }) => coach_id ?? []);
  const coaches = await listCoaches(db, [...new Set(coachIds)]);
  return { changes, closed, coaches, openOn };
}

/** Lists the classes of some days (IST), both included, of a center or of all, by time. */
export async function readClasses(
  db: Db,
  { from, to, center, now }: { from: Day; to: Day; center?: Center | undefined; now: Date },
): Promise<Occurrence[]> {
  const slots = await listSlots(db, from, to, center);
  if (slots.length === 0) return [];
  return computeDays({ slots, ...(await readCircumstances(db, { from, to, slots })) }, from, to, now);
}

/** Returns the class of a slot on a day; undefined when it has none then. */
export async function readClass(db: Db, slot: Slot, day: Day, now: Date): Promise<Occurrence | undefined> {
  if (!isOn(slot, day)) return undefined;
  return occurrenceOf(slot, day, await readCircumstances(db, { from: day, to: day, slots: [slot] }), now);
}

/**
 * Lists when coaches lead classes on some days, for booking their time. Call it under a lock of the coaches to base a
 * decision on it.
 */
export async function listClassTimes(
  db: Db,
  { coachIds, from, to, now }: { coachIds: readonly number[]; from: Day; to: Day; now: Date },
) {
  const all = await listSlots(db, from, to);
  if (all.length === 0) return [];
  const circumstances = await readCircumstances(db, { from, to, slots: all });
  const isTheirs = ({ coach_id }: { coach_id: number | null }) =>
    coach_id !== null && coachIds.includes(coach_id);
  const lent = new Set(circumstances.changes.filter(isTheirs).map(({ slot_id }) => slot_id));
  const slots = all.filter((slot) => isTheirs(slot) || lent.has(slot.id));
  return computeDays({ slots, ...circumstances }, from, to, now).flatMap((each) =>
    each.coach && !each.isCancelled && isTheirs({ coach_id: each.coach.id })
      ? [{ coach_id: each.coach.id, center: null, starts_at: each.startsAt, ends_at: endOf(each) }]
      : [],
  );
}
