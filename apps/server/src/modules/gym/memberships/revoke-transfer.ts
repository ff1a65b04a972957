import type { Reply } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/days/dates';
import { daysAhead } from '@namma/contract/memberships/limits';
import type { TransferRevocation } from '@namma/contract/memberships/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { creditMemberships } from '../../money/documents/api.ts';
import { daysOf, type LockedMembership, logForMember, readSteps, refuseClosed, type Step } from './change.ts';
import { addSteps } from './closures.ts';
import { lockOverlaps, readOverlaps, refuseOverlaps } from './overlaps.ts';
import { presentEvent } from './present.ts';
import { findTerm, listEvents, lockClosuresForShare } from './queries/days.ts';
import { listForChange, lockMemberships } from './queries/memberships.ts';
import { findTransferredDays } from './queries/transfers.ts';

/**
 * Revokes the transferred days that are still to come, once. They return to the giving membership, which cannot
 * transfer days again.
 * @throws 404 unknown; 409 no days transferred, already revoked, none still to come, or as `refuseOverlaps`
 */
export async function revokeTransferredDays(
  { db, clock }: Deps,
  session: Session,
  { id, overlaps }: TransferRevocation,
): Promise<Reply<'membership/revokeTransfer'>> {
  const now = clock();
  const today = gymDay(now);
  return inTransaction(db, async (tx) => {
    await lockClosuresForShare(tx);
    const { giver, getter, given } = await lockTransferred(tx, id, today);
    const days = daysToCome(getter, given);
    if (days === 0 || getter.row.ended_at) throw refuse('nothingToRevoke');

    const back: Step = { kind: 'days returned', days, other_id: getter.row.id };
    const taken: Step = { kind: 'days taken', days: -days, other_id: id };
    const by = { made_by: session.userId, at: now };
    const members = [giver.row.user_id, getter.row.user_id];
    const before = await lockOverlaps(tx, members, today);
    const endOf = await addSteps(
      tx,
      [
        { ...back, ...by, membership_id: id },
        { ...taken, ...by, membership_id: getter.row.id },
      ],
      now,
    );
    refuseOverlaps(before, await readOverlaps(tx, members, today), {
      changed: id,
      isMeant: overlaps === true,
    });
    await logForMember(tx, session, now, giver, back, endOf(id));
    await logForMember(tx, session, now, getter, taken, endOf(getter.row.id));
    return { status: messages().membershipDayMessages.daysRevoked(days), effectiveEnd: endOf(id) };
  });
}

async function lockTransferred(tx: Tx, id: number, today: Day) {
  const handedOver = await findTransferredDays(tx, id);
  const rows = await lockMemberships(tx, handedOver ? [id, handedOver.other_id] : [id]);
  const row = rows.find((each) => each.id === id);
  if (!row) throw refuse('noSuchMembership');
  const other = rows.find((each) => each.id === handedOver?.other_id);
  if (!handedOver || !other) throw refuse('nothingTransferred');
  refuseClosed(row);
  const giver = await readSteps(tx, row, today);
  if (giver.events.some(({ kind }) => kind === 'days returned')) throw refuse('alreadyRevoked');
  return { giver, getter: await readSteps(tx, other, today), given: -handedOver.days };
}

/**
 * Counts the received days that are still to come: those after today (IST), and after a current or scheduled pause, so
 * that the pause stays within the membership.
 */
function daysToCome(
  { days, events, today }: Pick<LockedMembership, 'days' | 'events' | 'today'>,
  given: number,
): number {
  const from = days.pause && days.pause.toDay > today ? days.pause.toDay : today;
  if (days.effectiveEnd <= from) return 0;
  return Math.min(given, daysAhead({ days, today: from, steps: events.map(presentEvent) }));
}

/**
 * Guards refunds and reversals: transferred days were paid with that money, so those still to come must be revoked
 * first. Call it under a lock of the membership.
 * @throws 409 while there are any
 */
export async function refuseGivenDays(tx: Tx, id: number, today: Day): Promise<void> {
  const refusal = await findGivenDays(tx, id, today);
  if (refusal) throw refusal;
}

/**
 * Returns why the money of a membership cannot be taken back (see `refuseGivenDays`, or its end is booked); undefined
 * when it can.
 */
export async function findGivenDays(tx: Tx, id: number, today: Day): Promise<Refusal | undefined> {
  const [row] = await listForChange(tx, [id]).execute();
  if (row?.ended_at) return refuse('endedKeepsPayments');
  const handedOver = await findTransferredDays(tx, id);
  if (!handedOver || handedOver.is_returned) return undefined;
  // Not locked: both would have to be locked in order of their ids, and this one is already locked.
  const other = await findTerm(tx, handedOver.other_id);
  if (!other) return undefined;
  const events = await listEvents(tx, other.id);
  const getter = { events, today, days: daysOf(other, events.map(presentEvent), today) };
  const days = daysToCome(getter, -handedOver.days);
  return days > 0 ? refuse('daysTransferred', days, other.name) : undefined;
}

/** After a reversal: credits the document of a membership that was paid until then. */
export async function creditIfPaid(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'tax'>,
  { id, totalPaise, paidPaise }: { id: number; totalPaise: number; paidPaise: number },
): Promise<void> {
  if (paidPaise >= totalPaise) await creditMemberships(tx, deps, [id]);
}
