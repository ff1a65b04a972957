import type { Reply } from '@namma/contract/calls';
import { addDays, gymDateTime, gymDay } from '@namma/contract/days/dates';
import type { MembershipExportQuery, MembershipListQuery } from '@namma/contract/memberships/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { paiseToRupees } from '@namma/contract/money';
import type { Deps } from '../../../deps.ts';
import { defineExportedList, exportList, getPageWithNewestId } from '../../../platform/shared/admin-list.ts';
import type { CsvFile } from '../../../platform/shared/csv.ts';
import { dueOf, presentAdminMembership, refundWaiting } from './present.ts';
import { listMemberships, membershipRows } from './queries/memberships.ts';

const membershipList = defineExportedList({
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
    Center: (row) => centerLabel(row.center),
    Start: (row) => row.start_date,
    End: (row) => row.effective_end,
    Price: (row) => paiseToRupees(row.total_paise),
    'Payment status': (row) => row.payment_status,
    Due: (row) => paiseToRupees(dueOf(row)),
    'Withdrawn at': (row) => row.withdrawn_at && gymDateTime(row.withdrawn_at),
    'Ended at': (row) => row.ended_at && gymDateTime(row.ended_at),
    'To be refunded': (row) => paiseToRupees(row.ended_at ? refundWaiting(row) : 0),
  },
});

/** Returns a page of all memberships for admins, newest first by default (D16). */
export const getAllMemberships = (
  { db, clock }: Deps,
  query: MembershipListQuery,
): Promise<Reply<'membership/getAllMemberships'>> =>
  getPageWithNewestId(db, membershipList, { ...query, ...daysOf(query, clock()) });

/** Today (IST), and the days of memberships that end soon, including today. */
function daysOf({ expiring }: Pick<MembershipListQuery, 'expiring'>, now: Date) {
  const today = gymDay(now);
  return { today, ends: expiring && { from: today, to: addDays(today, Number(expiring)) } };
}

/** Exports the filtered memberships as CSV. */
export const exportMemberships = ({ db, clock }: Deps, query: MembershipExportQuery): Promise<CsvFile> =>
  exportList(db, membershipList, { ...query, ...daysOf(query, clock()) }, clock());
