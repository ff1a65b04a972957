import { centerLabel } from '@namma/contract/messages/centers';
import { presetLabel } from '@namma/contract/messages/staff';
import type { StaffRow } from '@namma/contract/staff/schemas';
import { formatMoment } from '@namma/contract/values/times';
import { StatusMark } from '../../admin/list/status-mark';
import { ContactCell } from '../../admin/people/contact-cell';
import type { Column } from '../../ui/data-table';

export const nameOf = ({ name, email }: StaffRow): string => name || email;
export const idOf = ({ userId, inviteId }: StaffRow): number => userId ?? -(inviteId ?? 0);

/** Names of exports. */
const listNames: Record<string, string> = {
  'admin/exportOrders': 'orders',
  'admin/exportMembers': 'members',
  'admin/exportMemberships': 'memberships',
  'imports/refused': 'refused rows of imports',
  'admin/exportQueries': 'queries',
  'admin/exportPayments': 'receipts',
  'admin/exportActivity': 'activity',
  'admin/exportAppointments': 'appointments',
  'admin/exportReport': 'reports',
  'admin/exportGst': 'GST',
};

export const factsOf = (row: StaffRow) => [
  presetLabel(row.preset),
  row.center ? centerLabel(row.center) : 'All centers',
  seenOf(row),
];

export const columns: Column<StaffRow>[] = [
  {
    title: 'Name',
    isHead: true,
    cell: ({ name, email }) => (name ? <ContactCell name={name} email={email} /> : <span>{email}</span>),
  },
  {
    title: 'Role',
    cell: ({ preset, center }) => (
      <span className="grid">
        <span className="font-semibold">{presetLabel(preset)}</span>
        <span className="text-xs text-(--soft)">{center ? centerLabel(center) : 'All centers'}</span>
      </span>
    ),
  },
  {
    title: 'State',
    isState: true,
    cell: (row) => (
      <span className="grid justify-items-start">
        <StatusMark tone={row.state === 'active' ? 'done' : 'waiting'}>{row.state}</StatusMark>
        <span className="text-xs text-(--soft) @max-table/admin-table:hidden">{seenOf(row)}</span>
      </span>
    ),
  },
  { title: 'Two-step sign-in', cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'On' : 'Off') },
  {
    title: 'Granted',
    cell: ({ grantedBy, grantedAt }) => (
      <span className="grid wrap-anywhere">
        <span>{grantedBy ?? 'At the terminal'}</span>
        <time dateTime={grantedAt} className="text-xs text-(--soft)">
          {formatMoment(grantedAt)}
        </time>
      </span>
    ),
  },
  {
    title: 'Read in 30 days',
    cell: ({ profileViews: { people, exports } }) => (
      <span className="grid wrap-anywhere @table/admin-table:line-clamp-2">
        <span className="figures">{people === 1 ? '1 person' : `${people || 'No'} people`}</span>
        {exports.map(({ list, count }) => (
          <span key={list} className="figures text-xs text-(--soft)">
            {`Exported ${listNames[list] ?? list}${count === 1 ? '' : `, ${count} times`}`}
          </span>
        ))}
      </span>
    ),
  },
];

function seenOf({ expiresAt, lastSeenAt }: StaffRow): string {
  if (expiresAt) return `until ${formatMoment(expiresAt)}`;
  return lastSeenAt ? `Seen ${formatMoment(lastSeenAt)}` : 'Not signed in';
}
