import type { Reply } from '@namma/contract/calls';
import { type Day, formatDay } from '@namma/contract/days/dates';
import { StatusMark } from '../../admin/list/status-mark';
import { ContactCell } from '../../admin/people/contact-cell';
import { contactOf } from '../../admin/people/member-link';
import type { Column } from '../../ui/data-table';

type MemberRow = Reply<'admin/getMembers'>['content'][number];

export const idOf = ({ userId }: MemberRow): number => userId;

export const columnsOn = (today: Day | undefined): Column<MemberRow>[] => [
  { title: 'No.', cell: ({ userId }) => <span className="figures">{userId}</span> },
  {
    title: 'Member',
    isHead: true,
    cell: (row) => <ContactCell {...contactOf(row)} />,
  },
  { title: 'Since', isSorted: true, cell: ({ registeredOn }) => formatDay(registeredOn) },
  { title: 'Membership', cell: (row) => <Newest row={row} today={today} /> },
];

/** The newest membership; a word for an admin. */
function Newest({ row: { membership, role }, today }: { row: MemberRow; today: Day | undefined }) {
  if (!membership) return <span className="text-(--soft)">{role === 'ADMIN' ? 'Admin' : 'None'}</span>;
  const { type, center, endDate, payment_status } = membership;
  const isOver = today !== undefined && endDate < today;
  return (
    <span className="grid gap-0.5 @table/admin-table:min-w-48">
      <span>{`${type}, ${center}`}</span>
      {payment_status === 'pending' ? (
        <StatusMark tone="waiting">{payment_status}</StatusMark>
      ) : (
        <span className="text-xs text-(--soft)">
          <span>{`${isOver ? 'Ended' : 'Until'} `}</span>
          <time dateTime={endDate}>{formatDay(endDate)}</time>
        </span>
      )}
    </span>
  );
}
