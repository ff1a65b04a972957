import type { Reply } from '@namma/contract/calls';
import { gymDateTime } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import { paiseToRupees } from '@namma/contract/money';
import type { BulkIds } from '@namma/contract/schemas/admin';
import type {
  MembershipExportQuery,
  MembershipListQuery,
  MembershipPayment,
} from '@namma/contract/schemas/memberships';
import { listFiltered, readNewestId, windowFor } from '../../db/lists/filtered-list.ts';
import { type FoundIds, type ListWindow, pagesOf, readTally, windowOf } from '../../db/lists/list-window.ts';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { presentBulk } from '../../shared/bulk.ts';
import { type CsvFile, toCsvFile } from '../../shared/csv.ts';
import { refuse } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { changeStatus, changeStatuses, type StatusChange } from '../status-changes/service.ts';
import { presentAdminMembership, presentTerm } from './present.ts';
import {
  conditionsOf,
  listMemberships,
  lockMemberships,
  type MembershipFilter,
  moveMemberships,
  searchMembershipIds,
} from './queries.ts';

/** A page of all memberships for admins, newest first by default (D16). */
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

/** The filtered memberships as a CSV file. */
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

/** From pending to payed. */
export const membershipPayment: StatusChange<Awaited<ReturnType<typeof lockMemberships>>[number]> = {
  action: 'membership payed',
  subjectType: 'membership',
  field: 'payment_status',
  lockRows: lockMemberships,
  subjectOf: ({ type, name }) => `${type} of ${name}`,
  takeSteps: moveMemberships,
  mailOf: (row) => ({ kind: 'membership payed', to: row, facts: presentTerm(row) }),
  noSuchRow: 'noSuchMembership',
  whyNotChanged: () => refuse('payedAlready'),
};
const toPayed = (id: number) => ({ id, from: 'pending', to: 'payed' });

/**
 * Marks a pending membership as payed; of two concurrent admins one succeeds (D14). Refuses: 404 unknown, 409 payed
 * already.
 */
export async function payMembership(
  deps: Deps,
  session: Session,
  { id }: MembershipPayment,
): Promise<Reply<'membership/update'>> {
  const activityId = await changeStatus(deps, session, membershipPayment, toPayed(id));
  return { status: messages.membershipPayed, activityId };
}

/** Marks several as payed; unknown ones and those payed already are left alone, each with the reason. */
export async function payMemberships(
  deps: Deps,
  session: Session,
  { ids }: BulkIds,
): Promise<Reply<'membership/updateMany'>> {
  const outcome = await changeStatuses(deps, session, membershipPayment, ids.map(toPayed));
  return presentBulk(outcome, messages.membershipsPayed);
}
