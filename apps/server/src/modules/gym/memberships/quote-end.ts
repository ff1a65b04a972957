import type { Reply } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/days/dates';
import type { EndQuery, EndQuote } from '@namma/contract/memberships/end-schemas';
import { endSums, lastDayOf, termUse } from '@namma/contract/memberships/ends';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse, refuseField } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { readSettings } from '../../core/settings/api.ts';
import { getOwnMembership, type LockedMembership, readSteps } from './change.ts';
import { presentEvent, refundWaiting } from './present.ts';
import { findRenewal, listForChange } from './queries/memberships.ts';

/**
 * Quotes an end on a day.
 * @throws 404 unknown; 403 another member's; or as `endMembership`
 */
export async function quoteEnd(
  { db, clock }: Deps,
  session: Session,
  { id, day }: EndQuery,
): Promise<Reply<'membership/quoteEnd'>> {
  const [found] = await listForChange(db, [id]).execute();
  const today = gymDay(clock());
  const membership = await readSteps(db, getOwnMembership(found, session), today);
  if (membership.row.ended_at) return quoteOfEnded(membership);
  await refuseUnlessEndable(db, membership, day);
  return quoteOf(membership, day, await readExitFee(db, today));
}

export const readExitFee = async (db: Db, today: Day): Promise<number> =>
  (await readSettings(db, today)).exitFeePercent;

/** @param feePercent the share of the unused value that the gym keeps; 0 for a change of plan */
export function quoteOf({ row, events }: LockedMembership, day: Day, feePercent: number): EndQuote {
  const term = { startDate: row.start_date, endDate: row.end_date };
  const lastDay = lastDayOf(term, day);
  const use = termUse(term, events.map(presentEvent), lastDay);
  return { ...endSums(row.paid_paise, use, feePercent), ...use, lastDay };
}

/** For an ended membership: the pending refund, either the excess of a plan change or a reversed refund. */
export function quoteOfEnded({ row, events }: LockedMembership): EndQuote {
  const refundPaise = refundWaiting(row);
  if (refundPaise === 0) throw refuse('endedAlready', row.effective_end);
  const term = { startDate: row.start_date, endDate: row.end_date };
  return {
    paidPaise: row.paid_paise,
    usedPaise: row.paid_paise - refundPaise,
    feePaise: 0,
    refundPaise,
    ...termUse(term, events.map(presentEvent), row.effective_end),
    lastDay: row.effective_end,
  };
}

/** @throws 400 a day before today (IST); 409 withdrawn or ended, nothing paid, over by that day anyway, or renewed */
export async function refuseUnlessEndable(
  db: Db,
  { row, today }: Pick<LockedMembership, 'row' | 'today'>,
  day: Day,
): Promise<void> {
  if (row.withdrawn_at) throw refuse('membershipWithdrawn', gymDay(row.withdrawn_at));
  if (row.ended_at) throw refuse('endedAlready', row.effective_end);
  if (row.effective_end < today) throw refuse('membershipEnded', row.effective_end);
  if (day < today) throw refuseField('day', 'dateInPast');
  if (day >= row.effective_end) throw refuse('endsByItself', row.effective_end);
  if (row.paid_paise === 0) throw refuse('nothingPaidYet');
  const renewal = await findRenewal(db, row.id);
  if (renewal) throw refuse('renewalWaits', renewal.start_date);
}
