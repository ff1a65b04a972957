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
import type { Deps } from '../../deps.ts';
import { defineAdminList, exportList, getPageWithNewestId } from '../../shared/admin-list.ts';
import { presentBulk } from '../../shared/bulk.ts';
import type { CsvFile } from '../../shared/csv.ts';
import { refuse } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { cancelMembershipDocuments, issueMembershipDocuments } from '../documents/issue.ts';
import { changeStatus, changeStatuses, type StatusChange } from '../status-changes/service.ts';
import { presentAdminMembership, presentTerm } from './present.ts';
import { listMemberships, lockMemberships, membershipRows, moveMemberships } from './queries.ts';

const membershipList = defineAdminList({
  ...membershipRows,
  name: 'memberships',
  listRows: listMemberships,
  idOf: (row) => row.id,
  present: presentAdminMembership,
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

/** A page of all memberships for admins, newest first by default (D16). */
export const getAllMemberships = (
  { db }: Deps,
  query: MembershipListQuery,
): Promise<Reply<'membership/getAllMemberships'>> => getPageWithNewestId(db, membershipList, query);

/** The filtered memberships as a CSV file. */
export const exportMemberships = ({ db, clock }: Deps, query: MembershipExportQuery): Promise<CsvFile> =>
  exportList(db, membershipList, query, clock());

/** From pending to payed. */
export const membershipPayment: StatusChange<Awaited<ReturnType<typeof lockMemberships>>[number]> = {
  action: 'membership payed',
  subjectType: 'membership',
  field: 'payment_status',
  lockRows: lockMemberships,
  subjectOf: ({ type, user_id }) => ({ subject: type, subjectUserId: user_id }),
  takeSteps: moveMemberships,
  afterSteps: (tx, deps, changed) =>
    issueMembershipDocuments(
      tx,
      deps,
      changed.map(({ row }) => row.id),
    ),
  afterUndo: (tx, deps, changed) =>
    cancelMembershipDocuments(
      tx,
      deps,
      changed.map(({ row }) => row.id),
    ),
  mailOf: (row, _status, documentNumber) => ({
    kind: 'membership payed',
    to: row,
    facts: { ...presentTerm(row), ...(documentNumber === undefined ? {} : { documentNumber }) },
  }),
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
