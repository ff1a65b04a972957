import type { Reply } from '@namma/contract/calls';
import { closureMessages } from '@namma/contract/centers/messages';
import type { ClosedTime, HoursToRemove, NewSpecialHours } from '@namma/contract/centers/schemas';
import { type Day, gymDay, weekdayOf } from '@namma/contract/days/dates';
import type { HoursRow } from '@namma/contract/settings/values';
import { type Center, openCenters } from '@namma/contract/values/centers';
import { formatMinuteOfDay } from '@namma/contract/values/opening-hours';
import type { Deps } from '../../../deps.ts';
import type { HoursOutcome, Module } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse, refuseField } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { readSettingByDay } from '../../core/settings/api.ts';
import { findOverlapping, lockClosures } from './queries/closures.ts';
import {
  findHours,
  insertHours,
  listHoursBetween,
  listHoursFrom,
  markHoursRemoved,
  readIsClosed,
  storeCalendarClosures,
} from './queries/hours.ts';

/** The opening hours of a center, in minutes of the IST day. */
export interface OpenHours extends Pick<HoursRow, 'opensAtMinute' | 'closesAtMinute'> {
  /** The reason for special hours. */
  reason?: string;
}

/**
 * Returns the hours of each center on any IST day in a range, both included; special hours replace the usual ones.
 * Ignores closures. Call it under a lock of the coaches to base a decision on it.
 */
export async function readOpenHours(
  db: Db,
  from: Day,
  to: Day,
): Promise<(day: Day, center: Center) => readonly OpenHours[]> {
  const [usual, special] = await Promise.all([
    readSettingByDay(db, 'openingHours'),
    listHoursBetween(db, { from, to }),
  ]);
  const byPlace = new Map(
    special.map(({ center, day, opens_at_minute, closes_at_minute, reason }) => [
      `${day} ${center}`,
      [{ opensAtMinute: opens_at_minute, closesAtMinute: closes_at_minute, reason }],
    ]),
  );
  return (day, center) => {
    const weekday = weekdayOf(day);
    return byPlace.get(`${day} ${center}`) ?? usual(day).filter(({ weekdays }) => weekdays.includes(weekday));
  };
}

/** True if a center opens on an IST day: some of its usual or special hours are not closed. */
export async function opensOn(db: Db, center: Center, day: Day): Promise<boolean> {
  const { isClosed } = await readIsClosed(db, center, day);
  return !isClosed;
}

/**
 * Sets special hours of one or all centers on a day (IST). Appointments and classes follow; appointments outside stay
 * and are listed, and their members get a mail; the same applies to passes if the hours are shorter. Memberships get no
 * days back.
 * @throws 400 a day before today; 409 a day with special hours or a closure
 */
export async function setHours(
  deps: Deps,
  modules: readonly Module[],
  { userId }: Session,
  { center, day, opensAtMinute, closesAtMinute, reason }: NewSpecialHours,
): Promise<Reply<'centers/setHours'>> {
  const now = deps.clock();
  if (day < gymDay(now)) throw refuseField('day', 'closureFromToday');
  const named = center === undefined ? openCenters() : [center];
  const hours = { day, opensAtMinute, closesAtMinute, reason };
  const done = await inTransaction(deps.db, async (tx) => {
    await lockClosures(tx);
    const set = await listHoursBetween(tx, { from: day, to: day });
    const ids = new Map<Center, number>();
    for (const each of named) {
      if (set.some((row) => row.center === each)) throw refuse('hoursSetAlready', each, day);
      if (await findOverlapping(tx, { center: each, from_day: day, to_day: day }))
        throw refuse('hoursOnClosedDay', each, day);
      ids.set(each, await insertHours(tx, { ...hours, center: each, setBy: userId, at: now }));
    }
    const outcome: HoursOutcome = { bookings: [], closures: [], passes: [] };
    for (const { closures } of modules) {
      const part = await closures?.setHours?.(tx, deps, { ...hours, centers: named });
      outcome.bookings.push(...(part?.bookings ?? []));
      outcome.closures.push(...(part?.closures ?? []));
      outcome.passes.push(...(part?.passes ?? []));
    }
    for (const { center: of, id, isBefore } of outcome.closures)
      await storeCalendarClosures(tx, ids.get(of) ?? 0, id, isBefore);
    await logActivity(
      tx,
      { userId, now },
      [...ids].map(([each, id]) => ({
        action: 'center hours set' as const,
        subjectType: 'center' as const,
        subjectId: id,
        subjectUserId: null,
        subject: each,
        before: null,
        after: { day, opens: say(opensAtMinute), closes: say(closesAtMinute), reason },
      })),
    );
    return { ids: [...ids.values()], bookings: outcome.bookings, passes: outcome.passes };
  });
  return {
    status: closureMessages.hoursSet(center, day, say(opensAtMinute), say(closesAtMinute)),
    ids: done.ids,
    passes: done.passes,
    bookings: done.bookings.map(({ id, member, consult_type, date, startsAt }) => ({
      id,
      memberId: member.userId,
      name: member.name,
      type: consult_type,
      date,
      startsAt,
    })),
  };
}

const say = (minute: number): string => formatMinuteOfDay(minute);

/**
 * Removes special hours. Notifies members who were asked to move that their appointments take place.
 * @throws 404 unknown, already removed or over
 */
export async function removeHours(
  deps: Deps,
  modules: readonly Module[],
  { userId }: Session,
  { ids }: HoursToRemove,
): Promise<Reply<'centers/removeHours'>> {
  const now = deps.clock();
  const day = await inTransaction(deps.db, async (tx) => {
    await lockClosures(tx);
    const rows = await findHours(tx, ids);
    const [first] = rows;
    if (!first || rows.length !== new Set(ids).size) throw refuse('noSuchSpecialHours');
    if (rows.some((row) => row.removed_at !== null || row.day < gymDay(now)))
      throw refuse('noSuchSpecialHours');
    await markHoursRemoved(tx, ids, now);
    const closureIds = rows.flatMap(({ before_closure_id, after_closure_id }) =>
      [before_closure_id, after_closure_id].filter((id) => id !== null),
    );
    for (const { closures } of modules) await closures?.removeHours?.(tx, deps, closureIds);
    await logActivity(
      tx,
      { userId, now },
      rows.map((row) => ({
        action: 'center hours removed' as const,
        subjectType: 'center' as const,
        subjectId: row.id,
        subjectUserId: null,
        subject: row.center,
        before: {
          day: row.day,
          opens: say(row.opens_at_minute),
          closes: say(row.closes_at_minute),
          reason: row.reason,
        },
        after: null,
      })),
    );
    return first.day;
  });
  return { status: closureMessages.hoursRemoved(day) };
}

/** Lists current and upcoming special hours (IST), soonest first. */
export async function getHours({ db, clock }: Deps, { staff }: Session): Promise<Reply<'centers/getHours'>> {
  const rows = await listHoursFrom(db, gymDay(clock()));
  return rows
    .filter(({ center }) => !staff?.center || center === staff.center)
    .map((row) => ({
      id: row.id,
      center: row.center,
      day: row.day,
      opensAtMinute: row.opens_at_minute,
      closesAtMinute: row.closes_at_minute,
      reason: row.reason,
      setBy: row.name,
      at: row.at.toISOString(),
    }));
}

/** Lists special hours for the public. Omits days that were closed since. */
export async function listSpecialTimes(
  db: Db,
  from: Day,
  to: Day,
  closed: readonly { center: Center; from_day: Day; to_day: Day }[],
): Promise<ClosedTime[]> {
  const rows = await listHoursBetween(db, { from, to });
  const isClosed = ({ center, day }: { center: Center; day: Day }) =>
    closed.some((each) => each.center === center && each.from_day <= day && day <= each.to_day);
  return rows
    .filter((row) => !isClosed(row))
    .map(({ center, day, opens_at_minute, closes_at_minute, reason }) => ({
      center,
      fromDay: day,
      toDay: day,
      hours: null,
      open: { opensAtMinute: opens_at_minute, closesAtMinute: closes_at_minute },
      reason,
    }));
}
