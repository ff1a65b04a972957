import { type Day, daysBetween, gymDay, LAST_DAY } from '@namma/contract/days/dates';
import { type MembershipDays, type MembershipStep, membershipDays } from '@namma/contract/memberships/days';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { getOwnOrAnyForAdmin } from '../../../platform/shared/ownership.ts';
import { refuse, refuseFieldSaying } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { refuseAfterClosing } from '../centers/api.ts';
import { addSteps } from './closures.ts';
import { lockOverlaps, readOverlaps, refuseOverlaps } from './overlaps.ts';
import { presentEvent, presentSold, type SoldColumns } from './present.ts';
import { listEvents, lockClosuresForShare, type NewMembershipEvent } from './queries/days.ts';
import { lockMemberships } from './queries/memberships.ts';

type Term = Awaited<ReturnType<typeof lockMemberships>>[number];
export type Step = Omit<NewMembershipEvent, 'membership_id' | 'made_by' | 'at'>;

/** Refuses a field's value if there is a reason. */
export function refuseIf(path: string, reason: string | undefined): void {
  if (reason) throw refuseFieldSaying(path, reason);
}

export const rowOf = ({ kind, fromDay, toDay, days }: Omit<MembershipStep, 'at'>): Step => ({
  kind,
  from_day: fromDay,
  to_day: toDay,
  days,
});

/** A membership that is locked until the transaction ends, with the state computed from its steps. */
export interface LockedMembership {
  row: Term;
  days: MembershipDays;
  events: Awaited<ReturnType<typeof listEvents>>;
  today: Day;
}

/**
 * Adds a step to a membership under a lock of its row and of its member's account, so that concurrent changes are
 * serialized.
 * @throws 409 a step that increases the overlap with another membership of the member, unless the request allows it
 * (D99)
 * @returns the last day after the step
 */
export function changeMembership(
  { db, clock }: Deps,
  session: Session,
  { id, overlaps }: { id: number; overlaps?: true | undefined },
  stepOf: (membership: LockedMembership) => Step,
): Promise<Day> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    await lockClosuresForShare(tx);
    const [locked] = await lockMemberships(tx, [id]);
    const row = getOwnMembership(locked, session);
    refuseClosed(row);
    const membership = await readSteps(tx, row, gymDay(now));
    const step = stepOf(membership);
    refuseTooFarAhead(membership, step);
    if (step.center) await refuseAfterClosing(tx, step.center, membership.today);
    const by = { made_by: session.userId, at: now };
    const before = await lockOverlaps(tx, [membership.row.user_id], membership.today);
    const endOf = await addSteps(tx, [{ ...step, ...by, membership_id: id }], now);
    const after = await readOverlaps(tx, [membership.row.user_id], membership.today);
    refuseOverlaps(before, after, { changed: id, isMeant: overlaps === true });
    await logForMember(tx, session, now, membership, step, endOf(id));
    return endOf(id);
  });
}

/** Reads the steps of a membership; lock its row first to base a change on them. */
export async function readSteps(tx: Db, row: Term, today: Day): Promise<LockedMembership> {
  const events = await listEvents(tx, row.id);
  return { row, events, today, days: daysOf(row, events.map(presentEvent), today) };
}

export const daysOf = (
  row: Pick<Term, 'end_date'> & SoldColumns,
  steps: ReturnType<typeof presentEvent>[],
  today: Day,
) => membershipDays({ endDate: row.end_date, sold: presentSold(row) }, steps, today);

export const getOwnMembership = <Row extends { user_id: number }>(
  row: Row | undefined,
  session: Session,
): Row => getOwnOrAnyForAdmin(row, session, 'noSuchMembership');

/** Refuses memberships that were withdrawn or ended early: their days no longer change. */
export function refuseClosed({
  withdrawn_at: withdrawnAt,
  ended_at: endedAt,
  effective_end: end,
}: Term): void {
  if (withdrawnAt) throw refuse('membershipWithdrawn', gymDay(withdrawnAt));
  if (endedAt) throw refuse('endedAlready', end);
}

export function refuseUnlessValid({ status }: Term, { effectiveEnd }: MembershipDays, today: Day): void {
  if (status !== 'payed') throw refuse('membershipUnpaid');
  if (effectiveEnd < today) throw refuse('membershipEnded', effectiveEnd);
}

export function refuseTooFarAhead({ days: { effectiveEnd } }: LockedMembership, { days }: Step): void {
  if (days > daysBetween(effectiveEnd, LAST_DAY)) throw refuse('tooFarAhead');
}

/** Logs what an admin does for a member. */
export async function logForMember(
  tx: Tx,
  { isForOthers, userId }: Session,
  now: Date,
  { row, days }: LockedMembership,
  step: Step,
  end: Day,
): Promise<void> {
  if (!isForOthers) return;
  await logActivity(tx, { userId, now }, [
    {
      action: 'membership changed',
      subjectType: 'membership',
      subjectId: row.id,
      subject: row.type,
      subjectUserId: row.user_id,
      before: { step: null, end: days.effectiveEnd, center: row.center },
      after: { step: step.kind, days: step.days, end, center: step.center ?? row.center },
    },
  ]);
}
