import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/days/dates';
import { daysOutStep } from '@namma/contract/memberships/days';
import { daysAhead, refusedAhead, refusedTransfer } from '@namma/contract/memberships/limits';
import type { MembershipTransfer } from '@namma/contract/memberships/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseAt, refuseField } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import {
  getOwnMembership,
  type LockedMembership,
  logForMember,
  readSteps,
  refuseClosed,
  refuseTooFarAhead,
  refuseUnlessValid,
  rowOf,
  type Step,
} from './change.ts';
import { addSteps } from './closures.ts';
import { findGrown, lockOverlaps, readOverlaps, refuseOverlaps } from './overlaps.ts';
import { presentEvent } from './present.ts';
import { findRunning, findTerm, lockClosuresForShare } from './queries/days.ts';
import { lockMemberships } from './queries/memberships.ts';

/**
 * Transfers whole days after today (IST) to another member's paid, running membership of the same tier, once.
 * @throws 404 unknown; 403 another member's; 409 not paid, ended, not begun, paused, already transferred, more days
 * than the plan allows or the membership has left, no recipient with such a membership, or an overlap with another
 * membership of either member (D99; only staff may allow it for the recipient); 400 the member's own email
 */
export async function transferMembershipDays(
  { db, clock }: Deps,
  session: Session,
  { id, days: given, email, overlaps }: MembershipTransfer,
): Promise<Reply<'membership/transferDays'>> {
  const now = clock();
  const today = gymDay(now);
  const effectiveEnd = await inTransaction(db, async (tx) => {
    await lockClosuresForShare(tx);
    const { type } = getOwnMembership(await findTerm(tx, id), session);
    const otherId = await findRunning(tx, { email, type, today });
    const rows = await lockMemberships(tx, otherId === undefined ? [id] : [id, otherId]);
    const giver = await readSteps(
      tx,
      getOwnMembership(
        rows.find((row) => row.id === id),
        session,
      ),
      today,
    );
    refuseUnlessGivable(giver, given);
    if (email === giver.row.email) throw refuseField('email', 'notToYourself');
    const other = rows.find((row) => row.id === otherId);
    if (other?.status !== 'payed' || other.ended_at || other.effective_end < today)
      throw refuseAt('email', 'noRunningMembership', type);
    const getter = await readSteps(tx, other, today);

    const out: Step = { ...rowOf(daysOutStep(given)), other_id: other.id };
    const into: Step = { kind: 'days in', days: given, other_id: id };
    refuseTooFarAhead(getter, into);
    const by = { made_by: session.userId, at: now };
    const [giverId, getterId] = [giver.row.user_id, getter.row.user_id];
    const before = await lockOverlaps(tx, [giverId, getterId], today);
    const endOf = await addSteps(
      tx,
      [
        { ...out, ...by, membership_id: id },
        { ...into, ...by, membership_id: other.id },
      ],
      now,
    );
    const after = await readOverlaps(tx, [giverId, getterId], today);
    const isMeant = overlaps === true;
    // Only the gym can ask the receiving member.
    if (!session.isForOthers && findGrown(before, after).some(({ userId }) => userId === getterId))
      throw refuseAt('email', 'receiverHasAnother');
    refuseOverlaps(before, after, { changed: other.id, isMeant });
    await logForMember(tx, session, now, giver, out, endOf(id));
    await logForMember(tx, session, now, getter, into, endOf(other.id));
    return endOf(id);
  });
  return { status: messages().membershipDayMessages.daysTransferred(given), effectiveEnd };
}

function refuseUnlessGivable({ row, days, events, today }: LockedMembership, given: number): void {
  refuseClosed(row);
  refuseUnlessValid(row, days, today);
  if (row.start_date > today) throw refuse('notBegun', row.start_date);
  if (days.pause) throw refuse('pausedAlready', days.pause.fromDay, days.pause.toDay);
  if (events.some(({ kind }) => kind === 'days out')) throw refuse('transferredAlready');
  if (refusedTransfer(days, given)) throw refuseAt('days', 'transferTooLong', days.transferDaysLeft);
  const running = { days, today, steps: events.map(presentEvent) };
  if (refusedAhead(running, given)) throw refuseAt('days', 'daysAheadShort', daysAhead(running));
}
