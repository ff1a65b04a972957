import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/days/dates';
import { centerStep, extensionStep, pauseStep, resumeStep } from '@namma/contract/memberships/days';
import {
  pauseDaysAsked,
  refusedExtension,
  refusedFirstDay,
  refusedLastDay,
  refusedLength,
} from '@namma/contract/memberships/limits';
import type {
  MembershipExtension,
  MembershipInQuery,
  MembershipMove,
  MembershipPause,
  MembershipResumption,
} from '@namma/contract/memberships/schemas';
import { isOpenCenter } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseAt, refuseField } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { changeMembership, daysOf, getOwnMembership, refuseIf, refuseUnlessValid, rowOf } from './change.ts';
import { presentClosedDays, presentEvent } from './present.ts';
import { findTerm, listEvents, listOpenClosures } from './queries/days.ts';

/**
 * Pauses, extensions and changes of center (D53); see also transfer.ts. Used by members for themselves and by admins.
 */

/**
 * Returns the remaining benefits of a membership and its steps, oldest first.
 * @throws 404 unknown; 403 another member's
 */
export async function getLedger(
  { db, clock }: Deps,
  session: Session,
  { id }: MembershipInQuery,
): Promise<Reply<'membership/getLedger'>> {
  const row = getOwnMembership(await findTerm(db, id), session);
  const [events, closures] = await Promise.all([
    listEvents(db, id).then((rows) => rows.map(presentEvent)),
    listOpenClosures(db, row.start_date),
  ]);
  const days = daysOf(row, events, gymDay(clock()));
  return {
    membershipId: row.id,
    startDate: row.start_date,
    endDate: row.end_date,
    effectiveEnd: days.effectiveEnd,
    pauseDaysLeft: days.pauseDaysLeft,
    extensionDaysLeft: days.extensionDaysLeft,
    transferDaysLeft: days.transferDaysLeft,
    centerChangesLeft: days.centerChangesLeft,
    events,
    closures: closures.map(presentClosedDays),
  };
}

/**
 * Pauses a membership; both days (IST) are part of the pause. Its end moves by as many days.
 * @throws 404 unknown; 403 another member's; 409 not paid, ended, a renewal that has not begun, already paused, too few
 * pause days left, or as `changeMembership`; 400 days before tomorrow, fewer than three, or outside the membership
 */
export async function pauseMembership(
  deps: Deps,
  session: Session,
  { id, fromDay, toDay, overlaps }: MembershipPause,
): Promise<Reply<'membership/pause'>> {
  const effectiveEnd = await changeMembership(
    deps,
    session,
    { id, overlaps },
    ({ row, days, events, today }) => {
      refuseUnlessValid(row, days, today);
      if (row.renewal_of !== null && row.start_date > today)
        throw refuse('renewalPausedEarly', row.start_date);
      if (days.pause) throw refuse('pausedAlready', days.pause.fromDay, days.pause.toDay);
      const pause = { fromDay, toDay };
      const running = { startDate: row.start_date, days, today, steps: events.map(presentEvent) };
      refuseIf('fromDay', refusedFirstDay(running, fromDay));
      refuseIf('toDay', refusedLastDay(running, pause));
      if (refusedLength(running, pause))
        throw refuseAt('toDay', 'pauseDaysShort', days.pauseDaysLeft, pauseDaysAsked(running, pause));
      return rowOf(pauseStep(pause));
    },
  );
  return { status: messages().membershipDayMessages.membershipPaused(fromDay, toDay), effectiveEnd };
}

/**
 * Ends a current or scheduled pause: today (IST) counts as a day of the membership again, and the rest of the pause is
 * returned as pause days.
 * @throws 404 unknown; 403 another member's; 409 not paused
 */
export async function resumeMembership(
  deps: Deps,
  session: Session,
  { id, overlaps }: MembershipResumption,
): Promise<Reply<'membership/resume'>> {
  const effectiveEnd = await changeMembership(deps, session, { id, overlaps }, ({ days, events, today }) => {
    const resumes = events.findLast(({ kind }) => kind === 'pause')?.id;
    if (!days.pause || resumes === undefined) throw refuse('notPaused');
    return { ...rowOf(resumeStep(days.pause, today)), resumes };
  });
  return { status: messages().membershipDayMessages.membershipResumed, effectiveEnd };
}

/**
 * Extends a membership by at most the days of its plan, once.
 * @throws 404 unknown; 403 another member's; 409 not paid, ended, already extended, or more days than the plan has
 */
export async function extendMembership(
  deps: Deps,
  session: Session,
  { id, days: asked, overlaps }: MembershipExtension,
): Promise<Reply<'membership/extend'>> {
  const effectiveEnd = await changeMembership(
    deps,
    session,
    { id, overlaps },
    ({ row, days, events, today }) => {
      refuseUnlessValid(row, days, today);
      if (events.some(({ kind }) => kind === 'extension')) throw refuse('extendedAlready');
      if (refusedExtension(days, asked)) throw refuseAt('days', 'extensionTooLong', days.extensionDaysLeft);
      return rowOf(extensionStep(asked));
    },
  );
  return { status: messages().membershipDayMessages.membershipExtended(effectiveEnd), effectiveEnd };
}

/**
 * Changes the center of an Elite membership.
 * @throws 404 unknown; 403 another member's; 409 not paid, ended, a tier for all centers, changed three times, or less
 * than 60 days (IST) ago; 400 the current center
 */
export async function moveCenter(
  deps: Deps,
  session: Session,
  { id, center, overlaps }: MembershipMove,
): Promise<Reply<'membership/moveCenter'>> {
  const effectiveEnd = await changeMembership(deps, session, { id, overlaps }, ({ row, days, today }) => {
    refuseUnlessValid(row, days, today);
    if (row.opens_all_centers) throw refuse('allCentersOpen', row.type);
    if (center === row.center) throw refuseField('center', 'sameCenter');
    // A closed center can always be left.
    if (!isOpenCenter(row.center)) return { ...rowOf(centerStep), center };
    if (days.centerChangesLeft === 0) throw refuse('centerChangesUsed');
    if (days.centerChangesFrom && today < days.centerChangesFrom)
      throw refuse('centerChangedLately', days.centerChangesFrom);
    return { ...rowOf(centerStep), center };
  });
  return { status: messages().membershipDayMessages.membershipMoved(center), effectiveEnd };
}
