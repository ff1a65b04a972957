import type { Reply } from '@namma/contract/calls';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { DayRange } from '../../admin/list/day-range';
import { FilterSelect, optionsOf } from '../../admin/list/filter-select';
import { ListScreen } from '../../admin/list/list-screen';
import { useCsvExport } from '../../admin/list/use-csv-export';
import { useListAddress } from '../../admin/list/use-list-address';
import { columnsWith, factsOf, nameOf, personOf } from './activity-columns';
import type { ActivityFilter, ActivityQuery } from './activity-query';

interface ActivityScreenProps {
  list: Reply<'admin/getActivity'>;
  query: ActivityQuery;
}

/** Everything that admins have changed. It can be read and exported but not edited. */
export function ActivityScreen({ list, query: { list: state, filter } }: ActivityScreenProps) {
  const address = useListAddress();
  const { change, pathWith } = address;
  // A link may name an action that its reader is not shown: the list is empty then, and the filter names the action.
  const actions =
    filter.action && !list.actions.includes(filter.action) ? [filter.action, ...list.actions] : list.actions;
  const csv = useCsvExport('admin/exportActivity', 'activity', { q: state.q, sort: state.sort, ...filter });
  return (
    <ListScreen
      title="Activity"
      noun="entries"
      one="entry"
      searched="activity"
      searchHint="Name, admin or number"
      filters={
        <>
          <FilterSelect
            label="Action"
            value={filter.action ?? ''}
            options={optionsOf(actions)}
            onChange={(action) => change({ action })}
          />
          <DayRange from={filter.from} to={filter.to} onChange={change} />
        </>
      }
      idOf={({ id }) => id}
      columns={columnsWith(pathWith)}
      facts={factsOf}
      nameOf={nameOf}
      items={(row) => {
        const person = personOf(row);
        return [person !== undefined && { label: 'Open person', to: person }];
      }}
      list={list}
      state={state}
      address={address}
      csv={csv}
    >
      <NarrowedTo filter={filter} pathWith={pathWith} />
    </ListScreen>
  );
}

interface NarrowedToProps {
  filter: ActivityFilter;
  pathWith: (changes: Record<string, undefined>) => string;
}

/** The filters that links in the table have set, each with a link that removes it. */
function NarrowedTo({ filter: { admin, subjectType, subjectId }, pathWith }: NarrowedToProps) {
  const chips = [
    admin && { label: `Only ${admin}`, to: pathWith({ admin: undefined }) },
    subjectType && {
      label: `Only ${subjectType}${subjectId ? ` No. ${subjectId}` : 's'}`,
      to: pathWith({ subjectType: undefined, subjectId: undefined }),
    },
  ].filter((chip) => chip !== '' && chip !== undefined);
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pb-3">
      {chips.map(({ label, to }) => (
        <li key={label}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-ink py-1 pr-3 pl-4 text-sm font-semibold text-paper"
          >
            <span>{label}</span>
            <X aria-label="(remove)" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
