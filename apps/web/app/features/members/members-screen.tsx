import type { Reply } from '@namma/contract/calls';
import type { ListQuery } from '../../admin/list/list-query';
import { ListScreen } from '../../admin/list/list-screen';
import { useCsvExport } from '../../admin/list/use-csv-export';
import { useListAddress } from '../../admin/list/use-list-address';
import { useGymDay } from '../../lib/loading/use-gym-day';
import { columnsOn, idOf } from './member-columns';

interface MembersScreenProps {
  list: Reply<'admin/getMembers'>;
  query: ListQuery;
}

const nothingYet = {
  title: 'Nobody yet',
  text: 'Everyone who signs up stands here, with what they have bought and asked.',
};

/** Everyone with an account, to be found by what they say at the counter or on the phone. */
export function MembersScreen({ list, query }: MembersScreenProps) {
  const address = useListAddress();
  const { q, sort } = query;
  const csv = useCsvExport('admin/exportMembers', 'members', { ...(q && { q }), ...(sort && { sort }) });
  return (
    <ListScreen
      title="Members"
      note="Everyone with an account, also admins."
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
