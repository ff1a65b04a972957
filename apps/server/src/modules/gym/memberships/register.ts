import type { Reply } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/days/dates';
import { lastRenewalDay, renewalDiscountRupees, renewalStart } from '@namma/contract/memberships/renewals';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import type { NewMembership } from '@namma/contract/memberships/schemas';
import { soldPlanOf } from '@namma/contract/memberships/sold-plan';
import { offeredTier, type Plan } from '@namma/contract/memberships/tiers';
import { paiseToRupees, rupeesToPaise } from '@namma/contract/money';
import { offerOf } from '@namma/contract/settings/plans';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuseNotYours } from '../../../platform/shared/ownership.ts';
import { refuse, refuseField, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { consumeWrite } from '../../../platform/shared/write-limits.ts';
import { type Actor, logActivity } from '../../core/audit/api.ts';
import { readSettings } from '../../core/settings/api.ts';
import { writeMails } from '../../messaging/mail/api.ts';
import { writeSlip } from '../../money/payments/api.ts';
import { checkGuardian, lockUser } from '../../people/users/api.ts';
import { refuseAfterClosing } from '../centers/api.ts';
import { refuseClosed } from './change.ts';
import { updateClosedDays } from './closures.ts';
import { readOverlaps, refuseOverlaps } from './overlaps.ts';
import { presentSold, presentTerm, soldColumnsOf } from './present.ts';
import { lockClosuresForShare } from './queries/days.ts';
import { findRenewal, insertMembership, lockMemberships } from './queries/memberships.ts';
import { termOf } from './rules.ts';

/**
 * Registers a membership, pending until it is paid at its center (SPEC section 4, D14). Prices are rupees with tax and
 * fee. A renewal follows the named membership and is discounted by its plan (D53). For the key see
 * `withIdempotencyKey`.
 * @throws 403 another member's user_id unless an admin sends it, or another member's renewalOf; 400 a start before
 * today (IST), or an end that fits no plan; 404 an unknown renewalOf or user_id; 409 an unconfirmed overlap (D99), a
 * price other than the plan's, a renewal of a membership that is not paid, not begun, already renewed or over for more
 * than three days, or a wrong renewal start; 429 too many in an hour
 */
export function registerMembership(
  deps: Deps,
  session: Session,
  form: NewMembership,
  key: string | undefined,
): Promise<Reply<'membership/register'>> {
  const now = deps.clock();
  const { userId } = session;
  const request = { userId, key, call: 'membership/register', body: form, now } as const;
  return inTransaction(deps.db, async (tx) => {
    // Before the account: the same lock order as other membership changes.
    await lockClosuresForShare(tx);
    if (form.renewalOf !== undefined) await lockMemberships(tx, [form.renewalOf]);
    // Before the key, which locks the account only against deletion: two holders of that lock would wait for each
    // other.
    const memberId = await lockBuyer(tx, session, form);
    return withIdempotencyKey(tx, request, async () => {
      await takeMembership(tx, deps, { userId, now }, memberId, form);
      return { status: messages().messages.membershipRegistered(form.center) };
    });
  });
}

/** A membership that is changed into a new one. */
interface Replaced {
  id: number;
  /** The part of the new price paid by its unused days. */
  creditPaise: number;
}

/**
 * Registers a membership of a member whose account is locked, with its slip and mail. Refuses as `registerMembership`.
 * @param actor the member, or staff, which is logged
 * @param replaced the membership changed into this one; the caller logs the change
 */
export async function takeMembership(
  tx: Tx,
  deps: Deps,
  actor: Actor & { userId: number },
  memberId: number,
  form: Omit<NewMembership, 'user_id'>,
  replaced?: Replaced,
): Promise<{ id: number; slip: string }> {
  const { now } = actor;
  await checkGuardian(tx, deps, memberId);
  const today = gymDay(now);
  const before = await readOverlaps(tx, [memberId], today);
  await refuseAfterClosing(tx, form.center, form.start_Date);
  const id = await createMembership(tx, memberId, form, now, replaced?.id);
  await updateClosedDays(tx, [id], now);
  const isMeant = form.overlaps === true;
  refuseOverlaps(before, await readOverlaps(tx, [memberId], today), { changed: id, isMeant });
  const slip = await writeSlip(tx, { kind: 'membership', id });
  await consumeWrite(tx, deps, 'memberships', memberId);
  const [row] = await lockMemberships(tx, [id]);
  if (row) {
    if (memberId !== actor.userId && !replaced) await logRegistration(tx, actor, row);
    const payload = { ...presentTerm(row), slip, ...(replaced && { creditPaise: replaced.creditPaise }) };
    // A membership paid by its predecessor's credit gets the payment mail instead.
    if ((payload.creditPaise ?? 0) < row.total_paise)
      await writeMails(tx, deps, [
        { key: `membership:${id}:registered`, kind: 'membership registered', to: row, payload },
      ]);
  }
  return { id, slip };
}

/**
 * Locks the account of the buyer, so that concurrent registrations are serialized.
 * @returns its id
 */
export async function lockBuyer(
  tx: Tx,
  session: Session,
  { user_id: memberId = session.userId }: Pick<NewMembership, 'user_id'>,
) {
  const { userId } = session;
  if (memberId !== userId && !session.isForOthers) throw refuseNotYours(session);
  const buyer = await lockUser(tx, memberId);
  if (memberId === userId && !buyer) throw refuse('unauthorized');
  if (!buyer || (memberId !== userId && buyer.role !== 'user')) throw refuse('noSuchMember');
  return memberId;
}

/** Logs a registration by an admin for a member. */
const logRegistration = (tx: Tx, actor: Actor, row: Awaited<ReturnType<typeof lockMemberships>>[number]) =>
  logActivity(tx, actor, [
    {
      action: 'membership registered',
      subjectType: 'membership',
      subjectId: row.id,
      subject: row.type,
      subjectUserId: row.user_id,
      before: null,
      after: {
        months: row.months,
        center: row.center,
        start: row.start_date,
        end: row.effective_end,
        total: paiseToRupees(row.total_paise),
      },
    },
  ]);

/** @returns its id */
async function createMembership(
  tx: Tx,
  userId: number,
  form: Omit<NewMembership, 'user_id'>,
  now: Date,
  changedFrom?: number,
): Promise<number> {
  const today = gymDay(now);
  const renewal = form.renewalOf === undefined ? undefined : await renew(tx, userId, form.renewalOf, today);
  if (renewal && form.start_Date !== renewal.startDate) throw refuse('renewalStartMoved', renewal.startDate);
  if (form.start_Date < today) throw refuseField('start_Date', 'dateInPast');
  const claimed = { endDate: form.end_Date, priceRupees: form.price };
  const tier = offeredTier(offerOf(await readSettings(tx, today)), form.type);
  const discountOn = (plan: Plan) => (renewal ? renewalDiscountRupees(plan, renewal.held) : 0);
  const term = termOf(tier, form.start_Date, claimed, discountOn);
  if (!term) throw refuseField('end_Date', 'endDateFitsNoPlan');
  const discountRupees = discountOn(term.plan);
  const total = membershipTotalRupees(term.plan) - discountRupees;
  const expectedTotal = form.price ?? total;
  if (expectedTotal !== total)
    throw refuseWith({ expectedTotal, total }, 'membershipPriceOff', expectedTotal, total);

  return insertMembership(tx, {
    user_id: userId,
    type: form.type,
    months: term.plan.months,
    center: form.center,
    start_date: form.start_Date,
    end_date: term.endDate,
    total_paise: rupeesToPaise(total),
    created_at: now,
    renewal_of: form.renewalOf ?? null,
    renewal_discount_paise: rupeesToPaise(discountRupees),
    changed_from: changedFrom ?? null,
    ...soldColumnsOf(soldPlanOf(form.type, term.plan)),
  });
}

/**
 * Computes the renewal of a membership (D53), which stays locked until the transaction ends, so that its end does not
 * move and no other renewal is registered.
 */
async function renew(tx: Tx, userId: number, id: number, today: Day) {
  const [held] = await lockMemberships(tx, [id]);
  if (!held) throw refuse('noSuchMembership');
  if (held.user_id !== userId) throw refuse('notYours');
  refuseClosed(held);
  if (held.status !== 'payed') throw refuse('membershipUnpaid');
  if (held.start_date > today) throw refuse('renewalNotBegun', held.start_date);
  const renewed = await findRenewal(tx, id);
  if (renewed) throw refuse('renewedAlready', renewed.start_date);
  const end = { effectiveEnd: held.effective_end };
  const lastDay = lastRenewalDay(end);
  if (today > lastDay) throw refuse('renewalTooLate', lastDay);
  return {
    startDate: renewalStart(end, today),
    held: { sold: presentSold(held) },
  };
}
