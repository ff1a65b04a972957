import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/dates';
import { membershipTotalRupees } from '@namma/contract/memberships';
import { messages } from '@namma/contract/messages';
import { rupeesToPaise } from '@namma/contract/money';
import type {
  MembershipListQuery,
  MembershipPayment,
  NewMembership,
} from '@namma/contract/schemas/memberships';
import { inTransaction } from '../../db/transaction.ts';
import type { Tx } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { answerOnce } from '../../http/idempotency.ts';
import { refuse, refuseField, refuseWith } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { presentMembership } from './present.ts';
import {
  countMemberships,
  findMembership,
  insertMembership,
  listMemberships,
  listMembershipsOf,
  markAsPayed,
} from './queries.ts';
import { termOf } from './rules.ts';

/**
 * Takes a membership, pending until it is paid for at its center (SPEC section 4, D14). Prices are rupees with tax and fee.
 * Refuses: 403 another member's user_id, 400 a start before today (IST) or an end that fits no plan, 409 a price other
 * than the plan's; for the key see `answerOnce`.
 */
export function registerMembership(
  { db, clock }: Deps,
  session: Session,
  form: NewMembership,
  key: string | undefined,
): Promise<Reply<'membership/register'>> {
  const now = clock();
  const request = { userId: session.userId, key, call: 'membership/register', body: form, now } as const;
  return inTransaction(db, (tx) => answerOnce(tx, request, () => takeMembership(tx, session, form, now)));
}

async function takeMembership(
  tx: Tx,
  { userId }: Session,
  form: NewMembership,
  now: Date,
): Promise<Reply<'membership/register'>> {
  if (form.user_id !== undefined && form.user_id !== userId) throw refuse('notYours');
  if (form.start_Date < gymDay(now)) throw refuseField('start_Date', messages.dateInPast);
  const term = termOf(form.type, form.start_Date, { endDate: form.end_Date, priceRupees: form.price });
  if (!term) throw refuseField('end_Date', messages.endDateFitsNoPlan);
  const total = membershipTotalRupees(term.plan);
  const expectedTotal = form.price ?? total;
  if (expectedTotal !== total)
    throw refuseWith({ expectedTotal, total }, 'membershipPriceOff', expectedTotal, total);

  await insertMembership(tx, {
    user_id: userId,
    type: form.type,
    months: term.plan.months,
    center: form.center,
    start_date: form.start_Date,
    end_date: term.endDate,
    total_paise: rupeesToPaise(total),
    created_at: now,
  });
  return { status: messages.membershipRegistered(form.center) };
}

/** The member's own memberships, newest first (D16). */
export async function getMemberships(
  { db }: Deps,
  { userId }: Session,
): Promise<Reply<'membership/getMemberships'>> {
  return (await listMembershipsOf(db, userId)).map(presentMembership);
}

/** A page of everybody's memberships, newest first, for admins (D16). */
export async function getAllMemberships(
  { db }: Deps,
  { page, limit, ...filter }: MembershipListQuery,
): Promise<Reply<'membership/getAllMemberships'>> {
  const rows = await listMemberships(db, filter, { limit, offset: (page - 1) * limit });
  return {
    content: rows.map(presentMembership),
    totalPages: Math.ceil((await countMemberships(db, filter)) / limit),
  };
}

/**
 * Marks a pending membership as payed; of two admins at once exactly one succeeds (D14).
 * Refuses: 404 no such membership, 409 payed already.
 */
export async function payMembership(
  { db }: Deps,
  { id }: MembershipPayment,
): Promise<Reply<'membership/update'>> {
  if (!(await markAsPayed(db, id)))
    throw refuse((await findMembership(db, id)) ? 'payedAlready' : 'noSuchMembership');
  return { status: messages.membershipPayed };
}
