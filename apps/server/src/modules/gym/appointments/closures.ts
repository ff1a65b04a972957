import type { AffectedQuery, ClosureRemoval, NewClosure } from '@namma/contract/appointments/coach-schemas';
import type { Reply } from '@namma/contract/calls';
import type { ClosedTime } from '@namma/contract/centers/schemas';
import { addDays, gymDateTime, gymDay, minutes, startOfGymDay } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import type {
  ClosedDays,
  ClosureHandling,
  ClosureOutcome,
  HoursOfDay,
  HoursOutcome,
  Module,
} from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseField } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { notifyHolders } from '../passes/api.ts';
import { mailClosure, mailReopening } from './mails.ts';
import { presentAdminBooking } from './present.ts';
import { listIdsWithin } from './queries/bookings.ts';
import {
  deleteClosure,
  findCoach,
  insertClosure,
  isClosedExactly,
  isOfClosedDays,
  listClosures,
  listCoachesAt,
  lockClosures,
  lockCoach,
  lockCoachesOf,
} from './queries/coaches.ts';
import { listBookings } from './queries/lists.ts';

/** A period without appointments, of one coach or at one center. */
type Interval = { startsAt: Date; endsAt: Date } & (
  | { coachId: number; center?: undefined }
  | { coachId?: undefined; center: Center }
);

/**
 * Closes a coach's or center's calendar for a period. Booked appointments stay, are listed for an admin to move or
 * cancel, and their members get a mail. If a center is closed for part of its usual hours, passes for that day are
 * listed, and their holders get a mail.
 * @throws 404 unknown coach; 400 an end in the past, or whole days (IST) of a center, which `centers/close` handles
 * together with memberships; 409 the same period already exists, for example from another tab
 */
export async function addClosure(
  deps: Deps,
  { userId }: Session,
  { reason, ...asked }: NewClosure,
): Promise<Reply<'consultancy/addClosure'>> {
  const now = deps.clock();
  const interval = toInterval(asked);
  if (interval.endsAt <= now) throw refuseField('endsAt', 'closureOver');
  if (interval.center !== undefined && coversWholeDay(interval))
    throw refuseField('endsAt', 'wholeDaysOfCenter');
  const { closureId, bookings, passes } = await inTransaction(deps.db, async (tx) => {
    const { coachId, center } = interval;
    const coach = coachId === undefined ? undefined : await lockCoach(tx, coachId);
    if (coachId !== undefined && !coach) throw refuse('noSuchCoach');
    if (center !== undefined) await lockCoachesOf(tx, center);
    await lockClosures(tx);
    if (await isClosedExactly(tx, toRow(interval))) throw refuse('closedThenAlready');
    const closed = await close(tx, deps, interval, reason);
    const passes = center === undefined ? [] : await notifyHolders(tx, deps, { center, ...daysOf(interval) });
    await logActivity(tx, { userId, now }, [
      {
        action: 'closure added',
        subjectType: 'closure',
        subjectId: closed.closureId,
        subjectUserId: null,
        subject: coach?.name ?? center ?? '',
        before: null,
        after: { ...describe(interval), center: center ?? coach?.center ?? null, reason },
      },
    ]);
    return { ...closed, passes };
  });
  const isMailing = deps.mail?.sending !== undefined;
  const status = messages().appointmentMessages.closureAdded(bookings.length, isMailing);
  return { status, id: closureId, bookings, passes };
}

/**
 * Closes a center's calendar on some IST days, both included, in the caller's transaction. Booked appointments stay and
 * are listed, and their members get a mail. The caller logs the step.
 */
async function closeCenter(
  tx: Tx,
  deps: Deps,
  { center, fromDay, toDay, reason }: ClosedDays,
): Promise<Partial<ClosureOutcome>> {
  const interval = { center, startsAt: startOfGymDay(fromDay), endsAt: startOfGymDay(addDays(toDay, 1)) };
  await lockCoachesOf(tx, center);
  const { closureId, bookings } = await close(tx, deps, interval, reason);
  return { slotsClosureId: closureId, bookings };
}

/** Handles closed days of a center; when it reopens, notifies the members who were asked to move their appointments. */
export const consultancyClosures: ClosureHandling = {
  close: closeCenter,
  reopen: async (tx, deps, { slotsClosureId }) => {
    if (slotsClosureId !== null) await open(tx, deps, slotsClosureId);
    return {};
  },
  setHours: closeOutside,
  removeHours: async (tx, deps, ids) => {
    for (const id of ids) await open(tx, deps, id);
  },
  listTimes: listClosedHours,
};

/** Lists the coaches of a center, and its booked appointments on these days. */
export const listAtCenter: Module['atCenter'] = async (db, { center, fromDay, toDay }, now) => {
  const interval = { center, startsAt: startOfGymDay(fromDay), endsAt: startOfGymDay(addDays(toDay, 1)) };
  const rows = await listAffected(db, now, interval);
  return {
    coaches: (await listCoachesAt(db, center)).map(({ id, name }) => ({ id, name })),
    bookings: rows
      .map((row) => presentAdminBooking(row, now))
      .map(({ id, member, consult_type, date, startsAt }) => ({
        id,
        memberId: member.userId,
        name: member.name,
        type: consult_type,
        date,
        startsAt,
      })),
  };
};

/**
 * Closes the calendars outside the centers' special hours on an IST day. Booked appointments stay and are listed, and
 * their members get a mail. The caller logs the step.
 */
async function closeOutside(
  tx: Tx,
  deps: Deps,
  { centers, day, opensAtMinute, closesAtMinute, reason }: HoursOfDay,
): Promise<Partial<HoursOutcome>> {
  // Takes all locks before the first closure, because others add closures under the same locks.
  for (const center of centers) await lockCoachesOf(tx, center);
  const [begins, ends] = [startOfGymDay(day), startOfGymDay(addDays(day, 1))];
  const at = (minute: number) => new Date(begins.getTime() + minutes(minute));
  const outcome: Pick<HoursOutcome, 'bookings' | 'closures'> = { bookings: [], closures: [] };
  for (const center of centers)
    for (const isBefore of [true, false]) {
      const interval = isBefore
        ? { center, startsAt: begins, endsAt: at(opensAtMinute) }
        : { center, startsAt: at(closesAtMinute), endsAt: ends };
      if (interval.startsAt.getTime() === interval.endsAt.getTime()) continue;
      const { closureId, bookings } = await close(tx, deps, interval, reason);
      outcome.closures.push({ center, id: closureId, isBefore });
      outcome.bookings.push(...bookings);
    }
  return outcome;
}

/** @returns the removed closure; undefined when there is none, or it belongs to closed days of a center */
async function open(tx: Tx, deps: Deps, closureId: number) {
  const removed = await deleteClosure(tx, closureId);
  if (!removed) return undefined;
  const { coach_id, center, starts_at: startsAt, ends_at: endsAt } = removed;
  const interval = { coachId: coach_id ?? undefined, center: center ?? undefined, startsAt, endsAt };
  const rows = await listAffected(tx, deps.clock(), interval);
  await mailReopening(tx, deps, rows, closureId);
  return removed;
}

/** The coaches are locked. A concurrent booking holds such a lock, so its appointment is visible here. */
async function close(tx: Tx, deps: Deps, interval: Interval, reason: string) {
  const closureId = await insertClosure(tx, { ...toRow(interval), reason });
  const rows = await listAffected(tx, deps.clock(), interval);
  await mailClosure(tx, deps, rows, { id: closureId, reason });
  return { closureId, bookings: rows.map((row) => presentAdminBooking(row, deps.clock())) };
}

/**
 * Lists closures of centers between two instants that are not part of closed days, by IST day; whole days have no
 * hours.
 */
async function listClosedHours(db: Db, from: Date, to: Date): Promise<ClosedTime[]> {
  const rows = await listClosures(db, from, to);
  return rows.flatMap(({ center, starts_at, ends_at, reason, is_of_closed_days }) => {
    if (center === null || is_of_closed_days) return [];
    const { fromDay, toDay } = daysOf({ startsAt: starts_at, endsAt: ends_at });
    const isWhole =
      startOfGymDay(fromDay).getTime() === starts_at.getTime() &&
      startOfGymDay(addDays(toDay, 1)).getTime() === ends_at.getTime();
    const hours = { startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() };
    return [{ center, fromDay, toDay, hours: isWhole ? null : hours, reason }];
  });
}

/**
 * Lists the upcoming appointments that a closure would affect, by time.
 * @throws 404 unknown coach
 */
export async function getAffected(
  { db, clock }: Deps,
  query: AffectedQuery,
): Promise<Reply<'consultancy/getAffected'>> {
  const now = clock();
  if (query.coachId !== undefined && !(await findCoach(db, query.coachId))) throw refuse('noSuchCoach');
  return (await listAffected(db, now, toInterval(query))).map((row) => presentAdminBooking(row, now));
}

async function listAffected(db: Db, now: Date, interval: Parameters<typeof listIdsWithin>[1]) {
  const ids = await listIdsWithin(db, interval, now);
  return listBookings(db, { ids });
}

/** The IST days that the interval touches, both included. */
const daysOf = ({ startsAt, endsAt }: Pick<Interval, 'startsAt' | 'endsAt'>) => ({
  fromDay: gymDay(startsAt),
  toDay: gymDay(new Date(endsAt.getTime() - 1)),
});

/** True if the interval covers a whole IST day. */
function coversWholeDay({ startsAt, endsAt }: Interval): boolean {
  const day = gymDay(startsAt);
  const first = startOfGymDay(day).getTime() === startsAt.getTime() ? day : addDays(day, 1);
  return startOfGymDay(addDays(first, 1)) <= endsAt;
}

/**
 * Removes a closure, and notifies members who were asked to move that their appointment takes place.
 * @throws 404 unknown; 409 closed days of a center, which only `centers/reopen` removes
 */
export async function removeClosure(
  deps: Deps,
  { userId }: Session,
  { id }: ClosureRemoval,
): Promise<Reply<'consultancy/removeClosure'>> {
  await inTransaction(deps.db, async (tx) => {
    const removed = await open(tx, deps, id);
    if (!removed) throw refuse((await isOfClosedDays(tx, id)) ? 'closureOfCenter' : 'noSuchClosure');
    const { coach_id, center, starts_at: startsAt, ends_at: endsAt, reason } = removed;
    const coach = coach_id === null ? undefined : await findCoach(tx, coach_id);
    await logActivity(tx, { userId, now: deps.clock() }, [
      {
        action: 'closure removed',
        subjectType: 'closure',
        subjectId: id,
        subjectUserId: null,
        subject: center ?? coach?.name ?? '',
        before: { ...describe({ startsAt, endsAt }), center: center ?? coach?.center ?? null, reason },
        after: null,
      },
    ]);
  });
  return { status: messages().appointmentMessages.closureRemoved };
}

/** The contract guarantees either a coach or a center. */
const toInterval = ({ coachId, center, startsAt, endsAt }: AffectedQuery): Interval =>
  ({ coachId, center, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }) as Interval;

const toRow = ({ coachId, center, startsAt, endsAt }: Interval) => ({
  coach_id: coachId ?? null,
  center: center ?? null,
  starts_at: startsAt,
  ends_at: endsAt,
});

/** Formats the interval in IST for the activity log. */
const describe = ({ startsAt, endsAt }: Pick<Interval, 'startsAt' | 'endsAt'>) => ({
  from: gymDateTime(startsAt),
  to: gymDateTime(endsAt),
});
