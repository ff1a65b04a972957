import type { Reply } from '@namma/contract/calls';
import { addDays, type Day, gymDay, isDay } from '@namma/contract/dates';
import {
  centerStep,
  daysOutStep,
  extensionStep,
  type MembershipDays,
  type MembershipStep,
  membershipDays,
  pauseStep,
  resumeStep,
  TIER_OF_ONE_CENTER,
} from '@namma/contract/membership-days';
import {
  daysAhead,
  pauseDaysAsked,
  refusedAhead,
  refusedExtension,
  refusedFirstDay,
  refusedLastDay,
  refusedLength,
  refusedTransfer,
} from '@namma/contract/membership-limits';
import { membershipDayMessages } from '@namma/contract/messages/membership-days';
import type {
  MembershipExtension,
  MembershipHandOver,
  MembershipInQuery,
  MembershipMove,
  MembershipPause,
  MembershipResumption,
} from '@namma/contract/schemas/memberships';
import { inTransaction } from '../../db/transaction.ts';
import type { Tx } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { refuse, refuseAt, refuseField, refuseFieldSaying } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { logActivity } from '../activity/service.ts';
import { addSteps } from './closures.ts';
import { presentClosedDays, presentEvent } from './present.ts';
import {
  findRunning,
  findTerm,
  holdClosures,
  listEvents,
  listOpenClosures,
  type NewMembershipEvent,
} from './queries/days.ts';
import { lockMemberships } from './queries/memberships.ts';

/** Pauses, extensions, days handed over and changes of center (D53). Members do it for themselves, admins for anybody. */

type Term = Awaited<ReturnType<typeof lockMemberships>>[number];
type Step = Omit<NewMembershipEvent, 'membership_id' | 'made_by' | 'at'>;

/** Refuses what a field contains, if there is a reason. */
function refuseIf(path: string, reason: string | undefined): void {
  if (reason) throw refuseFieldSaying(path, reason);
}

const rowOf = ({ kind, fromDay, toDay, days }: Omit<MembershipStep, 'at'>): Step => ({
  kind,
  from_day: fromDay,
  to_day: toDay,
  days,
});

/** A membership that is locked until the transaction ends, with what follows from its steps. */
interface Held {
  row: Term;
  days: MembershipDays;
  events: Awaited<ReturnType<typeof listEvents>>;
  today: Day;
}

/** What is left of a membership, and its steps, oldest first. Refuses: 404 unknown, 403 another member's. */
export async function getLedger(
  { db, clock }: Deps,
  session: Session,
  { id }: MembershipInQuery,
): Promise<Reply<'membership/getLedger'>> {
  const row = ownOrAnyForAdmin(await findTerm(db, id), session);
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
 * Pauses a membership; both days (IST) are days of the pause. Its end moves by as many days. Refuses: 404 unknown, 403
 * another member's, 409 not payed, ended, a renewal that has not begun, paused already, or fewer pause days left, 400 days
 * before tomorrow, fewer than three, or outside the membership.
 */
export async function pauseMembership(
  deps: Deps,
  session: Session,
  { id, fromDay, toDay }: MembershipPause,
): Promise<Reply<'membership/pause'>> {
  const effectiveEnd = await changeMembership(deps, session, id, ({ row, days, events, today }) => {
    refuseUnlessValid(row, days, today);
    if (row.renewal_of !== null && row.start_date > today) throw refuse('renewalPausedEarly', row.start_date);
    if (days.pause) throw refuse('pausedAlready', days.pause.fromDay, days.pause.toDay);
    const pause = { fromDay, toDay };
    const running = { startDate: row.start_date, days, today, steps: events.map(presentEvent) };
    refuseIf('fromDay', refusedFirstDay(running, fromDay));
    refuseIf('toDay', refusedLastDay(running, pause));
    if (refusedLength(running, pause))
      throw refuseAt('toDay', 'pauseDaysShort', days.pauseDaysLeft, pauseDaysAsked(running, pause));
    return rowOf(pauseStep(pause));
  });
  return { status: membershipDayMessages.membershipPaused(fromDay, toDay), effectiveEnd };
}

/**
 * Ends a pause that runs or is to come: today (IST) is a day of the membership again, and the days of the pause from
 * today on come back as pause days. Refuses: 404 unknown, 403 another member's, 409 not paused.
 */
export async function resumeMembership(
  deps: Deps,
  session: Session,
  { id }: MembershipResumption,
): Promise<Reply<'membership/resume'>> {
  const effectiveEnd = await changeMembership(deps, session, id, ({ days, events, today }) => {
    const resumes = events.findLast(({ kind }) => kind === 'pause')?.id;
    if (!days.pause || resumes === undefined) throw refuse('notPaused');
    return { ...rowOf(resumeStep(days.pause, today)), resumes };
  });
  return { status: membershipDayMessages.membershipResumed, effectiveEnd };
}

/**
 * Moves the end of a membership by the days of its plan or fewer, once. Refuses: 404 unknown, 403 another member's, 409
 * not payed, ended, extended already, or more days than the plan has.
 */
export async function extendMembership(
  deps: Deps,
  session: Session,
  { id, days: asked }: MembershipExtension,
): Promise<Reply<'membership/extend'>> {
  const effectiveEnd = await changeMembership(deps, session, id, ({ row, days, events, today }) => {
    refuseUnlessValid(row, days, today);
    if (events.some(({ kind }) => kind === 'extension')) throw refuse('extendedAlready');
    if (refusedExtension(days, asked)) throw refuseAt('days', 'extensionTooLong', days.extensionDaysLeft);
    return rowOf(extensionStep(asked));
  });
  return { status: membershipDayMessages.membershipExtended(effectiveEnd), effectiveEnd };
}

/**
 * Hands whole days after today (IST) to another member's payed membership of the same tier that runs today, once. Refuses:
 * 404 unknown, 403 another member's, 409 not payed, ended, not begun, paused, handed over already, more days than the plan
 * or the membership has left, nobody with such a membership, 400 the member's own email.
 */
export async function handOverDays(
  { db, clock }: Deps,
  session: Session,
  { id, days: given, email }: MembershipHandOver,
): Promise<Reply<'membership/handOver'>> {
  const now = clock();
  const today = gymDay(now);
  const effectiveEnd = await inTransaction(db, async (tx) => {
    await holdClosures(tx);
    const { type, is_demo: isDemo } = ownOrAnyForAdmin(await findTerm(tx, id), session);
    const otherId = await findRunning(tx, { email, type, today, isDemo });
    const rows = await lockMemberships(tx, otherId === undefined ? [id] : [id, otherId]);
    const giver = await hold(
      tx,
      ownOrAnyForAdmin(
        rows.find((row) => row.id === id),
        session,
      ),
      today,
    );
    refuseUnlessGivable(giver, given);
    if (email === giver.row.email) throw refuseField('email', 'notToYourself');
    const other = rows.find((row) => row.id === otherId);
    if (other?.status !== 'payed' || other.effective_end < today)
      throw refuseAt('email', 'noRunningMembership', type);
    const getter = await hold(tx, other, today);

    const out: Step = { ...rowOf(daysOutStep(given)), other_id: other.id };
    const into: Step = { kind: 'days in', days: given, other_id: id };
    refuseTooFarAhead(getter, into);
    const by = { made_by: session.userId, at: now };
    const endOf = await addSteps(
      tx,
      [
        { ...out, ...by, membership_id: id },
        { ...into, ...by, membership_id: other.id },
      ],
      now,
    );
    await record(tx, session, now, giver, out, endOf(id));
    await record(tx, session, now, getter, into, endOf(other.id));
    return endOf(id);
  });
  return { status: membershipDayMessages.daysHandedOver(given), effectiveEnd };
}

function refuseUnlessGivable({ row, days, events, today }: Held, given: number): void {
  refuseUnlessValid(row, days, today);
  if (row.start_date > today) throw refuse('notBegun', row.start_date);
  if (days.pause) throw refuse('pausedAlready', days.pause.fromDay, days.pause.toDay);
  if (events.some(({ kind }) => kind === 'days out')) throw refuse('handedOverAlready');
  if (refusedTransfer(days, given)) throw refuseAt('days', 'handOverTooLong', days.transferDaysLeft);
  const running = { days, today, steps: events.map(presentEvent) };
  if (refusedAhead(running, given)) throw refuseAt('days', 'daysAheadShort', daysAhead(running));
}

/**
 * Changes the center of an Elite membership. Refuses: 404 unknown, 403 another member's, 409 not payed, ended, a tier that
 * opens all centers, changed three times, or less than 60 days (IST) ago, 400 the center that it has.
 */
export async function moveCenter(
  deps: Deps,
  session: Session,
  { id, center }: MembershipMove,
): Promise<Reply<'membership/moveCenter'>> {
  const effectiveEnd = await changeMembership(deps, session, id, ({ row, days, today }) => {
    refuseUnlessValid(row, days, today);
    if (row.type !== TIER_OF_ONE_CENTER) throw refuse('allCentersOpen', row.type);
    if (center === row.center) throw refuseField('center', 'sameCenter');
    if (days.centerChangesLeft === 0) throw refuse('centerChangesUsed');
    if (days.centerChangesFrom && today < days.centerChangesFrom)
      throw refuse('centerChangedLately', days.centerChangesFrom);
    return { ...rowOf(centerStep), center };
  });
  return { status: membershipDayMessages.membershipMoved(center), effectiveEnd };
}

/**
 * Takes a step under a lock of the membership's row, so that of two at the same moment the second sees what the first
 * has left.
 * @returns the last day after it
 */
function changeMembership(
  { db, clock }: Deps,
  session: Session,
  id: number,
  stepOf: (held: Held) => Step,
): Promise<Day> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    await holdClosures(tx);
    const [locked] = await lockMemberships(tx, [id]);
    const held = await hold(tx, ownOrAnyForAdmin(locked, session), gymDay(now));
    const step = stepOf(held);
    refuseTooFarAhead(held, step);
    const by = { made_by: session.userId, at: now };
    const endOf = await addSteps(tx, [{ ...step, ...by, membership_id: id }], now);
    await record(tx, session, now, held, step, endOf(id));
    return endOf(id);
  });
}

/** For a row that is locked already. */
async function hold(tx: Tx, row: Term, today: Day): Promise<Held> {
  const events = await listEvents(tx, row.id);
  return { row, events, today, days: daysOf(row, events.map(presentEvent), today) };
}

const daysOf = (
  row: Pick<Term, 'type' | 'months' | 'end_date'>,
  steps: ReturnType<typeof presentEvent>[],
  today: Day,
) => membershipDays({ type: row.type, months: row.months, endDate: row.end_date }, steps, today);

function ownOrAnyForAdmin<Row extends { user_id: number }>(row: Row | undefined, session: Session): Row {
  if (!row) throw refuse('noSuchMembership');
  if (row.user_id !== session.userId && session.role !== 'ADMIN') throw refuse('notYours');
  return row;
}

function refuseUnlessValid({ status }: Term, { effectiveEnd }: MembershipDays, today: Day): void {
  if (status !== 'payed') throw refuse('membershipUnpaid');
  if (effectiveEnd < today) throw refuse('membershipEnded', effectiveEnd);
}

function refuseTooFarAhead({ days: { effectiveEnd } }: Held, { days }: Step): void {
  if (!isDay(addDays(effectiveEnd, days))) throw refuse('tooFarAhead');
}

/** What an admin does for a member goes on record. */
async function record(
  tx: Tx,
  { role, userId }: Session,
  now: Date,
  { row, days }: Held,
  step: Step,
  end: Day,
): Promise<void> {
  if (role !== 'ADMIN') return;
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
