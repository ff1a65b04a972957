import type { Reply } from '@namma/contract/calls';
import { closureMessages } from '@namma/contract/centers/messages';
import type {
  ClosedDaysQuery,
  ClosedTime,
  ClosureToReopen,
  DoubledDays,
  NewClosure,
} from '@namma/contract/centers/schemas';
import { addDays, type Day, daysBetween, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import { CLOSURE_DAYS_MOST, CLOSURES_SHOWN_DAYS } from '@namma/contract/values/closures';
import type { Deps } from '../../../deps.ts';
import type { ClosureOutcome, Module } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { refuse, refuseField } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { listSpecialTimes } from './hours.ts';
import {
  findClosure,
  findOverlapping,
  insertClosure,
  listClosedDays,
  listClosures,
  lockClosures,
  reopenClosure,
  storeCalendarClosure,
} from './queries/closures.ts';

/**
 * Closes a center for days (IST, both included). Its running memberships get these days back without using pause days.
 * Booked appointments stay and are listed, and their members get a mail; no new ones are taken. Unused passes and
 * requests for these days are listed for calls. Memberships that now overlap another one of their member are listed and
 * logged.
 * @throws 400 a first day before today, a last day before it, or too many days; 409 days of another closure of the
 * center
 */
export async function closeCenter(
  deps: Deps,
  modules: readonly Module[],
  { userId }: Session,
  { center, fromDay, toDay, reason }: NewClosure,
): Promise<Reply<'centers/close'>> {
  const now = deps.clock();
  refuseDays(fromDay, toDay, gymDay(now));
  const closed = await inTransaction(deps.db, async (tx) => {
    await lockClosures(tx);
    return closeDays(tx, deps, modules, userId, { center, fromDay, toDay, reason });
  });
  const status = closureMessages.centerClosed(center, fromDay, toDay, closed.memberships);
  return { ...closed, status };
}

/** Closes a center for days, in a transaction that has locked the closures. */
export async function closeDays(
  tx: Tx,
  deps: Deps,
  modules: readonly Module[],
  userId: number,
  { center, fromDay, toDay, reason }: NewClosure,
) {
  const now = deps.clock();
  const closure = { center, from_day: fromDay, to_day: toDay, reason, closed_by: userId, at: now };
  const other = await findOverlapping(tx, closure);
  if (other) throw refuse('closedAlready', center, other.from_day, other.to_day);
  const { id } = await insertClosure(tx, closure);
  const outcome: ClosureOutcome = {
    memberships: 0,
    doubled: [],
    bookings: [],
    passes: [],
    slotsClosureId: 0,
  };
  for (const { closures } of modules)
    Object.assign(outcome, await closures?.close(tx, deps, { center, fromDay, toDay, reason }));
  const { memberships, doubled, slotsClosureId } = outcome;
  await storeCalendarClosure(tx, id, slotsClosureId);
  await logActivity(tx, { userId, now }, [
    {
      action: 'center closed',
      subjectType: 'center',
      subjectId: id,
      subjectUserId: null,
      subject: center,
      before: null,
      after: { from: fromDay, to: toDay, reason, memberships, ...recordOf(doubled) },
    },
  ]);
  const bookings = outcome.bookings.map(({ id, member, consult_type, date, startsAt }) => ({
    id,
    memberId: member.userId,
    name: member.name,
    type: consult_type,
    date,
    startsAt,
  }));
  return { id, memberships, doubled, bookings, passes: outcome.passes };
}

/** The number of overlapping memberships for the activity log. Only numbers, because names may have to be erased. */
const recordOf = (doubled: readonly DoubledDays[]): Record<string, string> =>
  doubled.length === 0
    ? {}
    : {
        overlaps: doubled.map(({ memberships }) => memberships.map(({ id }) => id).join(' and ')).join(', '),
      };

function refuseDays(fromDay: Day, toDay: Day, today: Day): void {
  if (fromDay < today) throw refuseField('fromDay', 'closureFromToday');
  if (toDay < fromDay) throw refuseField('toDay', 'closureBackwards');
  if (daysBetween(fromDay, toDay) >= CLOSURE_DAYS_MOST) throw refuseField('toDay', 'closureTooLong');
}

/**
 * Removes a closure, and the days that memberships got for it.
 * @throws 404 unknown or already removed; 409 already begun
 */
export async function reopenCenter(
  deps: Deps,
  modules: readonly Module[],
  { userId }: Session,
  { id }: ClosureToReopen,
): Promise<Reply<'centers/reopen'>> {
  const now = deps.clock();
  const { closure, doubled } = await inTransaction(deps.db, async (tx) => {
    await lockClosures(tx);
    const found = await findClosure(tx, id);
    if (!found || found.reopened_at) throw refuse('noSuchCenterClosure');
    if (found.from_day <= gymDay(now)) throw refuse('closureBegun', found.from_day);
    await reopenClosure(tx, id, now);
    const doubled: DoubledDays[] = [];
    for (const { closures } of modules) {
      const outcome = await closures?.reopen(tx, deps, {
        id,
        center: found.center,
        fromDay: found.from_day,
        toDay: found.to_day,
        slotsClosureId: found.slots_closure_id,
      });
      doubled.push(...(outcome?.doubled ?? []));
    }
    await logActivity(tx, { userId, now }, [
      {
        action: 'center reopened',
        subjectType: 'center',
        subjectId: id,
        subjectUserId: null,
        subject: found.center,
        before: { from: found.from_day, to: found.to_day, reason: found.reason },
        after: doubled.length === 0 ? null : recordOf(doubled),
      },
    ]);
    return { closure: found, doubled };
  });
  const status = closureMessages.centerReopened(closure.center, closure.from_day, closure.to_day);
  return { status, doubled };
}

/** Lists current and upcoming closures (IST), soonest first. */
export async function getClosures(
  { db, clock }: Deps,
  { staff }: Session,
): Promise<Reply<'centers/getClosures'>> {
  const rows = (await listClosures(db, gymDay(clock()))).filter(
    ({ center }) => !staff?.center || center === staff.center,
  );
  return rows.map((row) => ({
    id: row.id,
    center: row.center,
    fromDay: row.from_day,
    toDay: row.to_day,
    reason: row.reason,
    closedBy: row.name,
    at: row.at.toISOString(),
    memberships: row.memberships,
  }));
}

/**
 * Counts the memberships that would get days back, and lists the passes for these days.
 * @throws 400 a last day before the first
 */
export async function getAffected(
  { db }: Deps,
  modules: readonly Module[],
  days: ClosedDaysQuery,
): Promise<Reply<'centers/getAffected'>> {
  if (days.toDay < days.fromDay) throw refuseField('toDay', 'closureBackwards');
  const counts = await Promise.all(modules.map(({ closures }) => closures?.count?.(db, days)));
  return {
    memberships: counts.reduce((sum, count) => sum + (count?.memberships ?? 0), 0),
    passes: counts.flatMap((count) => count?.passes ?? []),
  };
}

/** Lists closures and special hours of the next 30 days, soonest first. The reasons are public. */
export async function getClosed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  modules: readonly Module[],
): Promise<ClosedTime[]> {
  const now = clock();
  const today = gymDay(now);
  const last = addDays(today, CLOSURES_SHOWN_DAYS);
  const end = startOfGymDay(addDays(last, 1));
  const [days, ...times] = await Promise.all([
    listClosedDays(db, today, last),
    ...modules.map(({ closures }) => closures?.listTimes?.(db, now, end) ?? []),
  ]);
  const special = await listSpecialTimes(db, today, last, days);
  const wholeDays = days.map(
    ({ center, from_day, to_day, reason }): ClosedTime => ({
      center,
      fromDay: from_day,
      toDay: to_day,
      hours: null,
      reason,
    }),
  );
  // Special hours entered twice are announced once.
  const once = new Map(
    [...wholeDays, ...special, ...times.flat()].map((time) => [JSON.stringify(time), time]),
  );
  return [...once.values()].sort((one, other) => (beginOf(one) < beginOf(other) ? -1 : 1));
}

const beginOf = ({ fromDay, hours }: ClosedTime): string =>
  hours?.startsAt ?? startOfGymDay(fromDay).toISOString();
