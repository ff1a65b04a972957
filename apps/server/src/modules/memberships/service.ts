import type { Reply } from '@namma/contract/calls';
import { addDays, type Day, daysBetween, gymDay } from '@namma/contract/dates';
import { expiringDays, membershipTotalRupees } from '@namma/contract/memberships';
import { messages } from '@namma/contract/messages';
import { rupeesToPaise } from '@namma/contract/money';
import { lastRenewalDay, renewalDiscountRupees, renewalStart } from '@namma/contract/renewals';
import type { OwnListQuery } from '@namma/contract/schemas/fields';
import type { NewMembership } from '@namma/contract/schemas/memberships';
import { soldPlanOf } from '@namma/contract/sold-plan';
import { tierNames } from '@namma/contract/tiers';
import { readTallies, readTally } from '../../db/lists/list-window.ts';
import { lastIdOf } from '../../db/lists/own-list.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { answerOnce } from '../../shared/idempotency.ts';
import { refuse, refuseField, refuseWith } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { takeWrite } from '../../shared/write-limits.ts';
import { type NewMail, writeMails } from '../mail/outbox.ts';
import { writeSlip } from '../payments/service.ts';
import { checkGuardian } from '../users/guardian.ts';
import { holdAccount } from '../users/service.ts';
import { updateClosedDays } from './closures.ts';
import {
  presentEvent,
  presentMembership,
  presentRenewal,
  presentSold,
  presentTerm,
  soldColumnsOf,
} from './present.ts';
import { countEnding, holdClosures, listEntryTerms, listEventsById } from './queries/days.ts';
import {
  findRenewal,
  insertMembership,
  listMembershipsOf,
  listNewestMemberships,
  listNewestOfEach,
  listRunningOf,
  listTerms,
  lockMemberships,
} from './queries/memberships.ts';
import { findMembership, listPayableMemberships, listUnpaidOf } from './queries/payable.ts';
import { lockEnding } from './queries/reminders.ts';
import { dueEnds, termOf } from './rules.ts';

/**
 * Registers a membership, pending until it is paid at its center (SPEC section 4, D14). Prices are rupees with tax
 * and fee. A renewal follows the membership that it names, and is cheaper by that one's plan (D53). Refuses: 403 another
 * member's user_id or renewalOf, 400 a start before today (IST) or an end that fits no plan, 404 an unknown renewalOf, 409 a
 * price other than the plan's, a renewal of a membership that is not payed, not begun, renewed already or over for more
 * than three days, a start other than the renewal's, 429 too many in an hour; for the key see `answerOnce`.
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
    // Before the account: whoever changes a membership locks in this order, too, because its totals lock the account.
    await holdClosures(tx);
    if (form.renewalOf !== undefined) await lockMemberships(tx, [form.renewalOf]);
    return answerOnce(tx, request, async () => {
      await holdAccount(tx, userId);
      await checkGuardian(tx, deps, userId);
      const id = await takeMembership(tx, session, form, now);
      await updateClosedDays(tx, [id], now);
      const slip = await writeSlip(tx, { membershipId: id });
      await takeWrite(tx, deps, 'memberships', userId);
      const [row] = await lockMemberships(tx, [id]);
      if (row) {
        const facts = { ...presentTerm(row), slip };
        await writeMails(tx, deps, [
          { key: `membership:${id}:registered`, kind: 'membership registered', to: row, facts },
        ]);
      }
      return { status: messages.membershipRegistered(form.center) };
    });
  });
}

/** @returns its id */
async function takeMembership(tx: Tx, { userId }: Session, form: NewMembership, now: Date): Promise<number> {
  if (form.user_id !== undefined && form.user_id !== userId) throw refuse('notYours');
  const today = gymDay(now);
  const renewal = form.renewalOf === undefined ? undefined : await renew(tx, userId, form.renewalOf, today);
  if (renewal && form.start_Date !== renewal.startDate) throw refuse('renewalStartMoved', renewal.startDate);
  if (form.start_Date < today) throw refuseField('start_Date', 'dateInPast');
  const discountRupees = renewal?.discountRupees ?? 0;
  const claimed = { endDate: form.end_Date, priceRupees: form.price };
  const term = termOf(form.type, form.start_Date, claimed, discountRupees);
  if (!term) throw refuseField('end_Date', 'endDateFitsNoPlan');
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
    ...soldColumnsOf(soldPlanOf(form.type, term.plan)),
  });
}

/**
 * What follows for the renewal of a membership (D53), which stays locked until the transaction ends, so that neither its
 * end moves nor another renewal is taken.
 */
async function renew(tx: Tx, userId: number, id: number, today: Day) {
  const [held] = await lockMemberships(tx, [id]);
  if (!held) throw refuse('noSuchMembership');
  if (held.user_id !== userId) throw refuse('notYours');
  if (held.status !== 'payed') throw refuse('membershipUnpaid');
  if (held.start_date > today) throw refuse('renewalNotBegun', held.start_date);
  const renewed = await findRenewal(tx, id);
  if (renewed) throw refuse('renewedAlready', renewed.start_date);
  const end = { effectiveEnd: held.effective_end };
  const lastDay = lastRenewalDay(end);
  if (today > lastDay) throw refuse('renewalTooLate', lastDay);
  return {
    startDate: renewalStart(end, today),
    discountRupees: renewalDiscountRupees({ sold: presentSold(held) }),
  };
}

/** As many as one transaction reminds of. */
const REMINDERS_AT_ONCE = 200;

/**
 * Writes the mails of memberships that end soon or have ended, from the state of this moment (D41). What was written
 * before is not written again, by whichever process.
 */
export async function remindOfEnds(deps: Deps): Promise<void> {
  const today = gymDay(deps.clock());
  const due = dueEnds(today);
  for (;;) {
    const count = await inTransaction(deps.db, async (tx) => {
      const rows = await lockEnding(tx, due, REMINDERS_AT_ONCE);
      const mails = rows.map(
        (row): NewMail => ({
          key: `expiry:${row.id}:${row.effective_end}:${row.mark}`,
          kind: 'membership expiring',
          to: row,
          facts: {
            ...presentTerm(row),
            ...presentRenewal(row),
            daysLeft: daysBetween(today, row.effective_end),
          },
        }),
      );
      await writeMails(tx, deps, mails);
      return rows.length;
    });
    if (count < REMINDERS_AT_ONCE) return;
  }
}

/** The member's newest memberships, or those older than `before`, newest first (D16). */
export async function getMemberships(
  { db }: Deps,
  { userId }: Session,
  query: OwnListQuery,
): Promise<Reply<'membership/getMemberships'>> {
  return (await listMembershipsOf(db, userId, lastIdOf(query))).map(presentMembership);
}

/** The number of memberships, for the dashboard. */
export const countMemberships = (db: Db): Promise<number> => readTally(db, 'membership_status');

/** The number of memberships of each tier, cheapest tier first, for the dashboard. */
export async function countMembershipsByTier(db: Db) {
  const counts = await readTallies(db, 'membership_type');
  return tierNames.map((type) => ({ type, count: counts.get(type) ?? 0 }));
}

/** The numbers of payed memberships that end soon, today (IST) included, for the dashboard. */
export async function countExpiring(db: Db, today: Day) {
  const lastDays = expiringDays.map((count) => addDays(today, Number(count)));
  const counts = await countEnding(db, today, lastDays);
  return expiringDays.map((count, place) => ({ days: count, count: counts[place] ?? 0 }));
}

/** The buyers of the newest memberships, newest first, for the dashboard. */
export const getNewestBuyers = async (db: Db) =>
  (await listNewestMemberships(db, {})).map(({ name, type }) => ({
    userName: name,
    memberShipType: type,
  }));

/** For a person's timeline. */
export const getTerms = (db: Db, ids: readonly number[]) => listTerms(db, { ids });

/** For a person's timeline: steps, each with the tier of its membership. */
export const getEventsById = async (db: Db, ids: readonly number[]) =>
  (await listEventsById(db, { ids })).map((row) => ({
    ...presentEvent(row),
    membershipId: row.membership_id,
    type: row.type,
  }));

/** For a person's page: the payed memberships that have not ended. */
export const getRunning = async ({ db, clock }: Deps, userId: number) =>
  (await listRunningOf(db, userId, gymDay(clock()))).map(presentMembership);

/** For the list of members: the newest membership of each; members without one are left out. */
export const getNewestOfEach = (db: Db, userIds: readonly number[]) => listNewestOfEach(db, { userIds });

/** A member's memberships that are still to be paid, newest first, with what is due in paise. */
export const getUnpaid = async (db: Db, userId: number) =>
  (await listUnpaidOf(db, userId)).map((row) => ({ ...row, duePaise: row.total_paise - row.paid_paise }));

/** For the counter: a membership of any member, with what it costs and what is paid. Refuses: 404 unknown. */
export async function getPayableMembership(db: Db, id: number) {
  const row = await findMembership(db, id);
  if (!row) throw refuse('noSuchMembership');
  return row;
}

/** For check-in: a member's memberships that end last, each with the last day of the pause of today (IST), if any. */
export const getEntryTerms = listEntryTerms;

/** For the counter: locks a membership while a receipt of it is reversed. Refuses: 404 unknown. */
export async function lockMembership(tx: Tx, id: number) {
  const [row] = await lockMemberships(tx, [id]);
  if (!row) throw refuse('noSuchMembership');
  return row;
}

/** For the counter: what these members have to pay or have paid, newest first, with these memberships in any case. */
export const getPayableMemberships = listPayableMemberships;
