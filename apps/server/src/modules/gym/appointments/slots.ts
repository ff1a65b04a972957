import { type ConsultancyType, FREE_SLOTS_OFFERED } from '@namma/contract/appointments/rules';
import type { Slot, SlotQuery } from '@namma/contract/appointments/schemas';
import type { Reply } from '@namma/contract/calls';
import { addDays, type Day, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { Refusal, refuse, refuseField } from '../../../platform/shared/refusal.ts';
import { type FoundSession, isPermitted } from '../../../platform/shared/session.ts';
import { readOpenHours } from '../centers/api.ts';
import { listClassTimes } from '../classes/api.ts';
import { isSeatTaken } from './queries/bookings.ts';
import {
  findCenter,
  listActiveCoaches,
  listClosures,
  listHours,
  listTakenTimes,
  lockCoach,
} from './queries/coaches.ts';
import { type Bounds, bookableBounds, type FreeSlot, findFreeSlots, findNearest, isOnGrid } from './rules.ts';

/**
 * Lists the free times of a type from one IST day to another, both included, soonest first; without days all bookable
 * ones. Visible to guests. Staff who book for members get shorter notice.
 * @throws 400 a last day before the first
 */
export async function getSlots(
  { db, clock }: Deps,
  session: FoundSession | undefined,
  { type, from, to, center }: SlotQuery,
): Promise<Reply<'consultancy/slots'>> {
  if (from !== undefined && to !== undefined && to < from) throw refuseField('to', 'daysBackwards');
  const bounds = bookableBounds(clock(), session !== undefined && isPermitted(session, 'bookAppointments'));
  const slots = await readFreeSlots(db, { type, center, ...clip(bounds, from, to) }, bounds);
  return slots.map(presentSlot);
}

const presentSlot = ({ startsAt, coach }: FreeSlot): Slot => ({
  startsAt: startsAt.toISOString(),
  center: coach.center,
  coachId: coach.id,
  coach: coach.name,
});

/** Limits the requested days to the bookable ones. */
function clip({ earliest, latest }: Bounds, from?: Day, to?: Day): { from: Day; to: Day } {
  const [first, last] = [gymDay(earliest), gymDay(latest)];
  return {
    from: from === undefined || from < first ? first : from,
    to: to === undefined || to > last ? last : to,
  };
}

interface Wanted {
  type: ConsultancyType;
  center: Center | undefined;
  from: Day;
  to: Day;
}

async function readFreeSlots(
  db: Db,
  { type, center, from, to }: Wanted,
  bounds: Bounds,
): Promise<FreeSlot[]> {
  if (to < from) return [];
  const coaches = await listActiveCoaches(db, type, center);
  const coachIds = coaches.map(({ id }) => id);
  const [first, end] = [startOfGymDay(from), startOfGymDay(addDays(to, 1))];
  const [hours, closures, classes, taken, openOn] = await Promise.all([
    listHours(db, coachIds),
    listClosures(db, first, end),
    listClassTimes(db, { coachIds, from, to, now: bounds.earliest }),
    listTakenTimes(db, { coachIds, from: first, to: end }),
    readOpenHours(db, from, to),
  ]);
  const plan = { coaches, hours, closures: [...closures, ...classes], taken, openOn };
  return findFreeSlots(plan, from, to, bounds);
}

/** The slot requested by a member, or by an admin for one. */
export interface AskedSlot {
  type: ConsultancyType;
  coachId: number;
  startsAt: Date;
  isAdmin: boolean;
}

/**
 * Checks that a slot can be booked, and locks its coach: until the transaction ends nobody else books or closes that
 * time.
 * @throws 404 unknown coach; 400 a coach of another type, off the grid, too soon or too far ahead; 409 outside hours,
 * in a closure, a retired coach, or taken
 */
export async function claimSlot(tx: Tx, now: Date, { type, coachId, startsAt, isAdmin }: AskedSlot) {
  const bounds = bookableBounds(now, isAdmin);
  if (!isOnGrid(startsAt)) throw refuseField('startsAt', 'timeOffGrid');
  if (startsAt < bounds.earliest) throw refuseField('startsAt', 'timeTooSoon');
  if (startsAt > bounds.latest) throw refuseField('startsAt', 'timeTooFar');
  const coach = await lockCoach(tx, coachId);
  if (!coach) throw refuse('noSuchCoach');
  if (coach.consult_type !== type) throw refuseField('coachId', 'otherCoachType');
  const day = gymDay(startsAt);
  const plan = {
    coaches: coach.retired_at ? [] : [coach],
    hours: await listHours(tx, [coachId]),
    closures: [
      ...(await listClosures(tx, startOfGymDay(day), startOfGymDay(addDays(day, 1)))),
      ...(await listClassTimes(tx, { coachIds: [coachId], from: day, to: day, now })),
    ],
    taken: [],
    openOn: await readOpenHours(tx, day, day),
  };
  const offered = findFreeSlots(plan, day, day, bounds);
  if (!offered.some((slot) => slot.startsAt.getTime() === startsAt.getTime())) throw refuse('slotClosed');
  if (await isSeatTaken(tx, coachId, startsAt)) throw refuse('slotTaken');
  return coach;
}

/** The number of days around the wanted one that are searched first for free times. */
const NEAR_DAYS = 7;

/** Adds the nearest free times to the refusal of a slot that cannot be booked. */
export async function offeringFreeSlots<T>(
  { db, clock }: Deps,
  asked: AskedSlot | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!asked || !(error instanceof Refusal)) throw error;
    if (error.refusalName !== 'slotTaken' && error.refusalName !== 'slotClosed') throw error;
    const free = await findOthers(db, clock(), asked);
    throw new Refusal(error.refusalName, error.message, { free: free.map(presentSlot) }, error.params);
  }
}

async function findOthers(
  db: Db,
  now: Date,
  { type, coachId, startsAt, isAdmin }: AskedSlot,
): Promise<FreeSlot[]> {
  const bounds = bookableBounds(now, isAdmin);
  const wanted = { startsAt, coachId, center: await findCenter(db, coachId) };
  const day = gymDay(startsAt);
  const near = clip(bounds, addDays(day, -NEAR_DAYS), addDays(day, NEAR_DAYS));
  const found = findNearest(await readFreeSlots(db, { type, center: undefined, ...near }, bounds), wanted);
  if (found.length === FREE_SLOTS_OFFERED && found.every(({ coach }) => coach.center === wanted.center))
    return found;
  return findNearest(await readFreeSlots(db, { type, center: undefined, ...clip(bounds) }, bounds), wanted);
}
