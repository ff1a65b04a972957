import type { Reply } from '@namma/contract/calls';
import { addDays, type Day, daysBetween, gymDay } from '@namma/contract/days/dates';
import type { OwnListQuery } from '@namma/contract/fields';
import { expiringDays } from '@namma/contract/memberships/rules';
import { tierNames } from '@namma/contract/memberships/tiers';
import type { Deps } from '../../../deps.ts';
import { lastIdOf } from '../../../platform/db/lists/own-list.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { type NewMail, writeMails } from '../../messaging/mail/api.ts';
import { presentEvent, presentMembership, presentRenewal, presentTerm } from './present.ts';
import { countEnding, listEventsById } from './queries/days.ts';
import {
  listCountsByTier,
  listMembershipsOf,
  listNewestMemberships,
  listNewestOfEach,
  listRunningOf,
  listTerms,
  lockMemberships,
} from './queries/memberships.ts';
import { findMembership } from './queries/payable.ts';
import { lockEnding } from './queries/reminders.ts';
import { dueEnds } from './rules.ts';

/** The number of reminders per transaction. */
const REMINDERS_AT_ONCE = 200;

/**
 * Writes the reminders of memberships that end soon or have ended (D41). Each is written once, across all processes.
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
          payload: {
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

/** Lists the member's newest memberships, or those older than `before`, newest first (D16). */
export async function getMemberships(
  { db }: Deps,
  { userId }: Session,
  query: OwnListQuery,
): Promise<Reply<'membership/getMemberships'>> {
  return (await listMembershipsOf(db, userId, lastIdOf(query))).map(presentMembership);
}

/** For the dashboard: counts the memberships that were not withdrawn, in total and by tier, cheapest tier first. */
export async function countMemberships(db: Db) {
  const rows = await listCountsByTier(db);
  const membershipsByTier = tierNames.map((type) => ({
    type,
    count: rows.find((row) => row.type === type)?.count ?? 0,
  }));
  return { membershipsByTier, totalMemberships: rows.reduce((sum, { count }) => sum + count, 0) };
}

/** For the dashboard: counts the paid memberships that end soon, including today (IST). */
export async function countExpiring(db: Db, today: Day) {
  const lastDays = expiringDays.map((count) => addDays(today, Number(count)));
  const counts = await countEnding(db, today, lastDays);
  return expiringDays.map((count, place) => ({ days: count, count: counts[place] ?? 0 }));
}

/** For the dashboard: lists the buyers of the newest memberships, newest first. */
export const getNewestBuyers = async (db: Db) =>
  (await listNewestMemberships(db)).map(({ name, type }) => ({
    userName: name,
    memberShipType: type,
  }));

/** For a person's timeline: lists memberships by id. */
export const getTerms = (db: Db, ids: readonly number[]) => listTerms(db, { ids });

/** For a person's timeline: lists steps, each with the tier of its membership. */
export const getEventsById = async (db: Db, ids: readonly number[]) =>
  (await listEventsById(db, { ids })).map((row) => ({
    ...presentEvent(row),
    membershipId: row.membership_id,
    type: row.type,
  }));

/** For a person's page: lists the paid memberships that have not ended. */
export const getRunning = async ({ db, clock }: Deps, userId: number) =>
  (await listRunningOf(db, userId, gymDay(clock()))).map(presentMembership);

/** For the member list: the newest membership of each; members without one are omitted. */
export const getNewestOfEach = (db: Db, userIds: readonly number[]) => listNewestOfEach(db, { userIds });

/**
 * For the counter: returns a membership of any member, with its price and paid amount.
 * @throws 404 unknown
 */
export async function getPayableMembership(db: Db, id: number) {
  const row = await findMembership(db, id);
  if (!row) throw refuse('noSuchMembership');
  return row;
}

/**
 * For the counter: locks a membership while one of its receipts is reversed.
 * @throws 404 unknown
 */
export async function lockMembership(tx: Tx, id: number) {
  const [row] = await lockMemberships(tx, [id]);
  if (!row) throw refuse('noSuchMembership');
  return row;
}
