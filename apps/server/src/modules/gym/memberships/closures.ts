import type { DoubledDays } from '@namma/contract/centers/schemas';
import { type Day, gymDay } from '@namma/contract/days/dates';
import { closureSteps } from '@namma/contract/values/closures';
import type { ClosureHandling } from '../../../module.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { listDoubled, readOverlaps } from './overlaps.ts';
import { presentClosedDays, presentEvent } from './present.ts';
import {
  countMembershipsIn,
  insertClosureSteps,
  insertMembershipEvents,
  listClosures,
  listEventsOf,
  listTermsOf,
  lockMembershipsIn,
  lockMembershipsOfClosure,
  lockRenewals,
  type NewMembershipEvent,
} from './queries/days.ts';

/**
 * Memberships get closed days of their center back, paid or not, because a pending one may still be paid. The days are
 * computed from the closures and the other steps, and updated after each step. Call `lockClosuresForShare` first.
 */

/**
 * Adds steps to locked memberships, and updates their closed days and the renewals that move with them.
 * @returns the last day of a membership after its step
 */
export async function addSteps(
  tx: Tx,
  steps: readonly NewMembershipEvent[],
  now: Date,
): Promise<(id: number) => Day> {
  await insertMembershipEvents(tx, steps);
  const ids = [...new Set(steps.map(({ membership_id }) => membership_id))];
  await updateClosedDays(tx, ids, now);
  const rows = await listTermsOf(tx, ids);
  return (id) => rows.find((row) => row.id === id)?.effective_end ?? '';
}

/**
 * Updates the closed days of these memberships and then of their renewals.
 * @returns the ids of memberships whose days changed
 */
export async function updateClosedDays(tx: Tx, ids: readonly number[], now: Date): Promise<number[]> {
  const changed = await updateWithoutRenewals(tx, ids, now);
  const renewals = (await lockRenewals(tx, ids)).map(({ id }) => id);
  return renewals.length === 0 ? changed : [...changed, ...(await updateWithoutRenewals(tx, renewals, now))];
}

async function updateWithoutRenewals(tx: Tx, ids: readonly number[], now: Date): Promise<number[]> {
  // The days of a withdrawn or ended membership no longer change.
  const rows = (await listTermsOf(tx, ids)).filter((row) => !row.withdrawn_at && !row.ended_at);
  const [first] = rows.map(({ start_date }) => start_date).sort();
  if (first === undefined) return [];
  const rowsOfClosures = await listClosures(tx, ids, first);
  if (rowsOfClosures.length === 0) return [];
  const closures = rowsOfClosures.filter((row) => row.reopened_at === null).map(presentClosedDays);

  const events = new Map<number, ReturnType<typeof presentEvent>[]>(rows.map(({ id }) => [id, []]));
  for (const event of await listEventsOf(tx, ids)) events.get(event.membership_id)?.push(presentEvent(event));
  const steps = rows.flatMap((row) =>
    closureSteps(
      { center: row.center, startDate: row.start_date, endDate: row.end_date },
      events.get(row.id) ?? [],
      closures,
    ).map(({ kind, fromDay, toDay, days, closureId }) => ({
      membership_id: row.id,
      kind,
      from_day: fromDay,
      to_day: toDay,
      days,
      closure_id: closureId,
    })),
  );
  if (steps.length > 0) await insertClosureSteps(tx, steps, now);
  return [...new Set(steps.map(({ membership_id }) => membership_id))];
}

/** Members whose days moved, and memberships that thereby overlap another one of their member (D99). */
interface Moved {
  memberships: number;
  doubled: DoubledDays[];
}

/** All running memberships of the center get closed days back, and lose them when it reopens. */
export const membershipClosures: ClosureHandling = {
  close: async (tx, { clock }, days) => moveAll(tx, await lockMembershipsIn(tx, days), clock()),
  reopen: async (tx, { clock }, { id }) => moveAll(tx, await lockMembershipsOfClosure(tx, id), clock()),
  count: async (db, days) => ({ memberships: await countMembershipsIn(db, days) }),
};

/**
 * Members cannot be asked here, and the days are due: overlapping memberships are reported instead. The caller's lock
 * of the closures blocks concurrent changes.
 */
async function moveAll(tx: Tx, rows: readonly { id: number; user_id: number }[], now: Date): Promise<Moved> {
  const members = rows.map(({ user_id }) => user_id);
  const before = await readOverlaps(tx, members, gymDay(now));
  const ids = rows.map(({ id }) => id);
  const memberships = (await updateClosedDays(tx, ids, now)).length;
  const doubled = await listDoubled(tx, before, await readOverlaps(tx, members, gymDay(now)));
  return { memberships, doubled };
}
