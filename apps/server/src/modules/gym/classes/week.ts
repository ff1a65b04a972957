import type { Reply } from '@namma/contract/calls';
import type { ClassesOfMember, PlanQuery, WeekQuery } from '@namma/contract/classes/schemas';
import { addDays, type Day, gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { findPerson } from '../../people/users/api.ts';
import { readNoShows } from './no-shows.ts';
import { presentClass, presentForStaff } from './present.ts';
import { listOwn } from './queries/attendance.ts';
import { countByClass } from './queries/bookings.ts';
import { findSlot, listCoaches } from './queries/timetable.ts';
import { cancelUntil, type Occurrence } from './rules.ts';
import { isOwnClass } from './staff-scope.ts';
import { readClass, readClasses } from './timetable.ts';

const LAST_OF_A_WEEK = 6;

/** Counts the bookings of each class. */
async function readBooked(db: Db, from: Day, to: Day): Promise<(planned: Occurrence) => number> {
  const rows = await countByClass(db, from, to);
  const counts = new Map(rows.map(({ slot_id, day, count }) => [`${slot_id} ${day}`, count]));
  return ({ slot, day }) => counts.get(`${slot.id} ${day}`) ?? 0;
}

/** Lists the classes of a center on seven days from an IST day on, today by default, soonest first. */
export async function getWeek(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { center, from: asked }: WeekQuery,
): Promise<Reply<'classes/getWeek'>> {
  const now = clock();
  const from = asked ?? gymDay(now);
  const to = addDays(from, LAST_OF_A_WEEK);
  const [classes, bookedOf] = await Promise.all([
    readClasses(db, { from, to, center, now }),
    readBooked(db, from, to),
  ]);
  return classes.map((planned) => presentClass(planned, bookedOf(planned), now));
}

/** The same for staff, with pending decisions; limited to their center, and for a coach to their own classes. */
export async function getPlan(
  { db, clock }: Deps,
  session: Session,
  { center, from: asked }: PlanQuery,
): Promise<Reply<'classes/getPlan'>> {
  const now = clock();
  const from = asked ?? gymDay(now);
  const to = addDays(from, LAST_OF_A_WEEK);
  const [classes, bookedOf] = await Promise.all([
    readClasses(db, { from, to, center, now }),
    readBooked(db, from, to),
  ]);
  const own = classes.filter((planned) => isOwnClass(session, planned));
  return { from, classes: own.map((planned) => presentForStaff(planned, bookedOf(planned), now)) };
}

/** Lists the member's current and upcoming classes with their places, and the counting no-shows. */
export const getMine = (deps: Deps, { userId }: Session): Promise<Reply<'classes/getMine'>> =>
  readOwn(deps, userId);

/**
 * The same for the desk, which books and reverts no-shows.
 * @throws 404 unknown member
 */
export async function getFor(deps: Deps, { userId }: ClassesOfMember): Promise<Reply<'classes/getFor'>> {
  if (!(await findPerson(deps.db, userId))) throw refuse('noSuchMember');
  return readOwn(deps, userId);
}

async function readOwn({ db, clock }: Deps, userId: number): Promise<Reply<'classes/getMine'>> {
  const now = clock();
  const [rows, { missed, rule, blockedThrough }] = await Promise.all([
    listOwn(db, userId, now),
    readNoShows(db, userId, now),
  ]);
  const classes = await Promise.all(
    rows.map(async (row) => {
      const slot = await findSlot(db, row.slot_id);
      const planned = slot && (await readClass(db, slot, row.day, now));
      const until = cancelUntil(row);
      return {
        slotId: row.slot_id,
        day: row.day,
        type: row.type,
        center: row.center,
        coach: planned?.coach?.name ?? null,
        startsAt: row.starts_at.toISOString(),
        minutes: row.minutes,
        place: row.is_in ? ('in' as const) : ('waiting' as const),
        ...(row.is_in ? {} : { position: Math.max(1, row.rank - (planned?.capacity ?? row.capacity)) }),
        cancelUntil: until > now ? until.toISOString() : null,
      };
    }),
  );
  const coaches = await listCoaches(db, [...new Set(missed.map(({ coach_id }) => coach_id))]);
  return {
    classes,
    missed: missed.map((row) => ({
      slotId: row.slot_id,
      day: row.day,
      type: row.type,
      center: row.center,
      coach: coaches.find(({ id }) => id === row.coach_id)?.name ?? null,
      startsAt: row.starts_at.toISOString(),
      minutes: row.minutes,
    })),
    blockedThrough: blockedThrough ?? null,
    rule,
  };
}
