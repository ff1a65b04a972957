import type { DoubledDays } from '@namma/contract/centers/schemas';
import type { Day } from '@namma/contract/days/dates';
import { type OpenMembership, sharedDays } from '@namma/contract/memberships/overlaps';
import type { PaymentStatus } from '@namma/contract/memberships/rules';
import type { MembershipOverlap } from '@namma/contract/memberships/schemas';
import type { TierName } from '@namma/contract/memberships/tiers';
import type { Tx } from '../../../platform/db/types.ts';
import { refuseWith } from '../../../platform/shared/refusal.ts';
import { lockUsers } from '../../people/users/api.ts';
import { presentEvent } from './present.ts';
import { listEventsOf } from './queries/days.ts';
import { listNames, listUnended } from './queries/overlaps.ts';

/**
 * Memberships of one member never overlap without confirmation (D99). Changes of days compare the member's overlaps
 * before and after, under a lock of the account.
 */

interface Unended extends OpenMembership {
  id: number;
  userId: number;
  type: TierName;
  paymentStatus: PaymentStatus;
  renewalOf: number | null;
}

/** Two memberships of one member that share days from today on. */
export interface Overlap {
  userId: number;
  one: Unended;
  other: Unended;
  days: number;
}

/**
 * Finds all overlaps of these members from today (IST) on. Lock their accounts first, or block membership changes by a
 * lock of the closures, because the result must hold until the transaction ends.
 */
export async function readOverlaps(tx: Tx, userIds: readonly number[], today: Day): Promise<Overlap[]> {
  const rows = await listUnended(tx, [...new Set(userIds)], today);
  // Most members have one.
  const several = groupBy(rows, ({ user_id }) => user_id)
    .filter(({ length }) => length > 1)
    .flat();
  if (several.length === 0) return [];
  const events = await listEventsOf(
    tx,
    several.map(({ id }) => id),
  );
  const unended = several.map(
    (row): Unended => ({
      id: row.id,
      userId: row.user_id,
      type: row.type,
      paymentStatus: row.payment_status,
      renewalOf: row.renewal_of,
      startDate: row.start_date,
      effectiveEnd: row.effective_end,
      steps: events.filter(({ membership_id }) => membership_id === row.id).map(presentEvent),
    }),
  );
  return groupBy(unended, ({ userId }) => userId).flatMap((ofMember) =>
    ofMember.flatMap((one, place) =>
      ofMember
        .slice(place + 1)
        .map((other) => ({ userId: one.userId, one, other, days: sharedDays(one, other, today) }))
        .filter(({ days }) => days > 0),
    ),
  );
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => number): T[][] {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}

/** Like `readOverlaps`, before a change: locks the accounts until the transaction ends. Lock the memberships first. */
export async function lockOverlaps(tx: Tx, userIds: readonly number[], today: Day): Promise<Overlap[]> {
  await lockUsers(tx, userIds);
  return readOverlaps(tx, userIds, today);
}

/** Finds the members with more overlapping days than before, each with a pair that shares more days. */
export function findGrown(before: readonly Overlap[], after: readonly Overlap[]): Overlap[] {
  const sums = sumByUser(before);
  const grown = [...sumByUser(after)].filter(([userId, days]) => days > (sums.get(userId) ?? 0));
  return grown.flatMap(([userId]) => {
    const pair = after.find(
      (overlap) =>
        overlap.userId === userId && overlap.days > daysOf(before, overlap.one.id, overlap.other.id),
    );
    return pair ? [pair] : [];
  });
}

function sumByUser(overlaps: readonly Overlap[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { userId, days } of overlaps) sums.set(userId, (sums.get(userId) ?? 0) + days);
  return sums;
}

const daysOf = (overlaps: readonly Overlap[], one: number, other: number): number =>
  overlaps.find((overlap) => overlap.one.id === one && overlap.other.id === other)?.days ?? 0;

/**
 * Refuses a change that makes memberships of a member overlap, unless the request allows it.
 * @throws 409 with the other membership
 * @param changed the requested membership, so that the refusal names the other one
 * @param isMeant `overlaps: true` in the request
 */
export function refuseOverlaps(
  before: readonly Overlap[],
  after: readonly Overlap[],
  { changed, isMeant }: { changed: number; isMeant: boolean },
): void {
  if (isMeant) return;
  const [grown] = findGrown(before, after);
  if (!grown) return;
  const overlap = presentOverlap(grown, changed);
  const { type, startDate, effectiveEnd, days } = overlap;
  throw refuseWith({ overlap }, 'membershipsOverlap', type, startDate, effectiveEnd, days);
}

/** The other one of two overlapping memberships: not the changed one, and not the renewal that moves with it. */
function presentOverlap({ one, other, days }: Overlap, changed: number): MembershipOverlap {
  const moves = ({ id, renewalOf }: Unended) => id === changed || renewalOf === changed;
  const named = moves(one) ? other : one;
  return {
    membershipId: named.id,
    type: named.type,
    startDate: named.startDate,
    effectiveEnd: named.effectiveEnd,
    paymentStatus: named.paymentStatus,
    days,
  };
}

/**
 * Lists the pairs that share more days than before, with names, of members with more overlapping days. For bulk changes
 * by the gym, where members cannot be asked.
 */
export async function listDoubled(
  tx: Tx,
  before: readonly Overlap[],
  after: readonly Overlap[],
): Promise<DoubledDays[]> {
  const members = new Set(findGrown(before, after).map(({ userId }) => userId));
  const grown = after.filter(
    ({ userId, one, other, days }) => members.has(userId) && days > daysOf(before, one.id, other.id),
  );
  if (grown.length === 0) return [];
  const names = new Map((await listNames(tx, [...members])).map(({ id, name }) => [id, name]));
  return grown.map(({ userId, one, other, days }) => ({
    memberId: userId,
    name: names.get(userId) ?? '',
    memberships: [one, other]
      .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
      .map(({ id, type, startDate, effectiveEnd }) => ({ id, type, startDate, effectiveEnd })),
    days,
  }));
}
