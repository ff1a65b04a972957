import type { Reply } from '@namma/contract/calls';
import { gymDateTime, gymDay } from '@namma/contract/dates';
import { membershipTotalRupees } from '@namma/contract/memberships';
import { messages } from '@namma/contract/messages';
import { paiseToRupees, rupeesToPaise } from '@namma/contract/money';
import type { BulkIds } from '@namma/contract/schemas/admin';
import type { OwnListQuery } from '@namma/contract/schemas/fields';
import type {
  MembershipExportQuery,
  MembershipListQuery,
  MembershipPayment,
  NewMembership,
} from '@namma/contract/schemas/memberships';
import { tierNames } from '@namma/contract/tiers';
import { listFiltered, readNewestId, windowFor } from '../../db/lists/filtered-list.ts';
import {
  type FoundIds,
  type ListWindow,
  pagesOf,
  readTallies,
  readTally,
  windowOf,
} from '../../db/lists/list-window.ts';
import { lastIdOf } from '../../db/lists/own-list.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { type BulkOutcome, outcomeOf, presentBulk, type StepOutcome } from '../../shared/bulk.ts';
import { type CsvFile, toCsvFile } from '../../shared/csv.ts';
import { answerOnce } from '../../shared/idempotency.ts';
import { refuse, refuseField, refuseWith } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { takeWrite } from '../../shared/write-limits.ts';
import {
  type ActivityEntry,
  findUndoObstacles,
  logActivity,
  type RecordedChange,
} from '../activity/service.ts';
import { presentAdminMembership, presentMembership } from './present.ts';
import {
  conditionsOf,
  insertMembership,
  listMemberships,
  listMembershipsOf,
  listNewestMemberships,
  lockMemberships,
  type MembershipFilter,
  markAsPayed,
  markAsPending,
  searchMembershipIds,
} from './queries.ts';
import { termOf } from './rules.ts';

/**
 * Takes a membership, pending until it is paid for at its center (SPEC section 4, D14). Prices are rupees with tax and fee.
 * Refuses: 403 another member's user_id, 400 a start before today (IST) or an end that fits no plan, 409 a price other
 * than the plan's, 429 too many in an hour; for the key see `answerOnce`.
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
  return inTransaction(deps.db, (tx) =>
    answerOnce(tx, request, async () => {
      const reply = await takeMembership(tx, session, form, now);
      await takeWrite(tx, deps, 'memberships', userId);
      return reply;
    }),
  );
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

/** The member's own newest memberships, or those older than `before`, newest first (D16). */
export async function getMemberships(
  { db }: Deps,
  { userId }: Session,
  query: OwnListQuery,
): Promise<Reply<'membership/getMemberships'>> {
  return (await listMembershipsOf(db, userId, lastIdOf(query))).map(presentMembership);
}

/** A page of everybody's memberships for admins, newest first unless asked otherwise (D16). */
export async function getAllMemberships(
  { db }: Deps,
  query: MembershipListQuery,
): Promise<Reply<'membership/getAllMemberships'>> {
  const newestId = await readNewestId(db, 'memberships');
  const found = await findIds(db, query, windowOf(query));
  const rows = await listMemberships(db, found);
  return { content: rows.map(presentAdminMembership), ...pagesOf(found, query.limit), newestId };
}

async function findIds(db: Db, filter: MembershipFilter, asked: ListWindow): Promise<FoundIds> {
  const { q, status, center, type, from, to, after } = filter;
  const window = windowFor(filter, asked, 'memberships');
  if (q) return searchMembershipIds(db, { ...filter, q }, window);
  const isTallied = [center, type, from, to, after].every((value) => value === undefined);
  return listFiltered(
    db,
    {
      table: 'memberships',
      conditions: conditionsOf(filter),
      readTotal: isTallied ? () => readTally(db, 'membership_status', status) : undefined,
    },
    window,
  );
}

/** The filtered memberships as CSV. */
export async function exportMemberships({ db, clock }: Deps, query: MembershipExportQuery): Promise<CsvFile> {
  return toCsvFile({
    name: 'memberships',
    now: clock(),
    sort: query.sort,
    listIn: async (window) => listMemberships(db, await findIds(db, query, window)),
    idOf: (row) => row.id,
    columns: {
      Membership: (row) => row.id,
      'Registered at': (row) => gymDateTime(row.created_at),
      Member: (row) => row.name,
      Email: (row) => row.email,
      Phone: (row) => row.phone,
      Type: (row) => row.type,
      Center: (row) => row.center,
      Start: (row) => row.start_date,
      End: (row) => row.end_date,
      Price: (row) => paiseToRupees(row.total_paise),
      'Payment status': (row) => row.payment_status,
    },
  });
}

/**
 * Marks a pending membership as payed; of two admins at once exactly one succeeds (D14).
 * Refuses: 404 no such membership, 409 payed already.
 */
export async function payMembership(
  deps: Deps,
  session: Session,
  { id }: MembershipPayment,
): Promise<Reply<'membership/update'>> {
  const { left, activityId } = await payAll(deps, session, [id]);
  for (const { refusal } of left) throw refusal;
  return { status: messages.membershipPayed, activityId };
}

/** Marks many as payed; those that are already, or are none, are left alone and named. */
export async function payMemberships(
  deps: Deps,
  session: Session,
  { ids }: BulkIds,
): Promise<Reply<'membership/updateMany'>> {
  return presentBulk(await payAll(deps, session, ids), messages.membershipsPayed);
}

const payAll = ({ db, clock }: Deps, { userId }: Session, ids: readonly number[]): Promise<StepOutcome> =>
  inTransaction(db, async (tx) => {
    const held = await lockMemberships(tx, ids);
    const outcome = outcomeOf(
      ids,
      await markAsPayed(tx, ids),
      new Map(held.map(({ id }) => [id, refuse('payedAlready')])),
      refuse('noSuchMembership'),
    );
    const entries = held
      .filter(({ id }) => outcome.done.includes(id))
      .map(
        ({ id, name, type, payment_status }): ActivityEntry => ({
          action: 'membership payed',
          subjectType: 'membership',
          subjectId: id,
          subject: `${type} of ${name}`,
          before: { payment_status },
          after: { payment_status: 'payed' },
        }),
      );
    const activityId = await logActivity(tx, { userId, now: clock() }, entries);
    return { ...outcome, activityId };
  });

/** For the undo: memberships are pending again, unless they changed since. */
export async function undoPayments(tx: Tx, changes: readonly RecordedChange[]): Promise<BulkOutcome> {
  const ids = changes.map(({ subject_id }) => subject_id);
  const held = await lockMemberships(tx, ids);
  const obstacles = await findUndoObstacles(tx, changes);
  const done = await markAsPending(
    tx,
    ids.filter((id) => !obstacles.has(id)),
  );
  const reasons = held.map(({ id }) => [id, obstacles.get(id) ?? refuse('changedSince')] as const);
  return outcomeOf(ids, done, new Map(reasons), refuse('noSuchMembership'));
}

/** For the dashboard. */
export const countMemberships = (db: Db): Promise<number> => readTally(db, 'membership_status');
export async function countMembershipsByTier(db: Db) {
  const counts = await readTallies(db, 'membership_type');
  return tierNames.map((type) => ({ type, count: counts.get(type) ?? 0 }));
}
export const getNewestBuyers = async (db: Db) =>
  (await listNewestMemberships(db, {})).map(({ name, type }) => ({
    userName: name,
    memberShipType: type,
  }));
