import type { Reply } from '@namma/contract/calls';
import { type ListQuery, listLimits } from '../../lib/admin/list-query';
import { useListAddress } from '../../lib/admin/use-list-address';
import { useGymDay } from '../../lib/use-gym-day';
import { ListBody } from '../../ui/admin/list-body';
import { ListToolbar } from '../../ui/admin/list-toolbar';
import { ScreenTitle } from '../../ui/admin/screen-title';
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
  const { change, pathWith, hasFilters, isLoading } = useListAddress();
  return (
    <>
      <ScreenTitle note="Everyone with an account, also admins.">Members</ScreenTitle>
      <ListToolbar
        state={query}
        limits={listLimits}
        searchLabel="Search members"
        searchHint="Name, email or phone, in any order"
        onChange={change}
      />
      <ListBody
        caption="Members"
        noun="members"
        one="member"
        nothingYet={nothingYet}
        idOf={idOf}
        columns={columnsOn(useGymDay())}
        onChange={change}
        state={query}
        {...{ list, pathWith, hasFilters, isLoading }}
      />
    </>
  );
}
