import type { Reply } from '@namma/contract/calls';
import { type Day, formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import type { ListQuery } from '../../admin/list/list-query';
import { ListScreen } from '../../admin/list/list-screen';
import { StatusMark } from '../../admin/list/status-mark';
import { useCsvExport } from '../../admin/list/use-csv-export';
import { useListAddress } from '../../admin/list/use-list-address';
import { ContactCell } from '../../admin/people/contact-cell';
import { contactOf } from '../../admin/people/member-link';
import { useGymDay } from '../../lib/loading/use-gym-day';
import type { Column } from '../../ui/data-table';

interface MembersScreenProps {
  list: Reply<'admin/getMembers'>;
  query: ListQuery;
}

const nothingYet = {
  title: 'Nobody yet',
  text: 'Everyone who signs up will appear here.',
};

/** All accounts, searchable by name, phone or email. */
export function MembersScreen({ list, query }: MembersScreenProps) {
  const address = useListAddress();
  const { q, sort } = query;
  const csv = useCsvExport('admin/exportMembers', 'members', { ...(q && { q }), ...(sort && { sort }) });
  return (
    <ListScreen
      title="Members"
      note="Everyone with an account, including admins."
      noun="members"
      one="member"
      searchHint="Name, email or phone, in any order"
      state={query}
      columns={columnsOn(useGymDay())}
      list={list}
      address={address}
      idOf={idOf}
      csv={csv}
      nothingYet={nothingYet}
    />
  );
}

type MemberRow = Reply<'admin/getMembers'>['content'][number];

const idOf = ({ userId }: MemberRow): number => userId;

const columnsOn = (today: Day | undefined): Column<MemberRow>[] => [
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
      <span>{`${type}, ${centerLabel(center)}`}</span>
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
