import type { Reply } from '@namma/contract/calls';
import { type Day, formatDay } from '@namma/contract/days/dates';
import { memberDues, memberEnds, memberStates, unseenDays } from '@namma/contract/members/rules';
import { tierNames } from '@namma/contract/memberships/tiers';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import { allCenters } from '@namma/contract/values/centers';
import { FilterSelect, optionsOf } from '../../admin/list/filter-select';
import type { Chosen, ListQuery } from '../../admin/list/list-query';
import { ListScreen } from '../../admin/list/list-screen';
import { StatusMark, type Tone } from '../../admin/list/status-mark';
import { useCsvExport } from '../../admin/list/use-csv-export';
import { useListAddress } from '../../admin/list/use-list-address';
import { ContactCell } from '../../admin/people/contact-cell';
import { contactOf } from '../../admin/people/member-link';
import { useGymDay } from '../../lib/loading/use-gym-day';
import type { Column } from '../../ui/data-table';

/** The filters of members. */
export const memberChoices = {
  state: memberStates,
  due: memberDues,
  type: tierNames,
  get center() {
    return allCenters();
  },
  unseen: unseenDays,
  ends: memberEnds,
} as const;
type Filters = Chosen<typeof memberChoices>;

/** Combinations that are asked for often. Each replaces the other filters. */
const presets: readonly { label: string; filters: Partial<Filters> }[] = [
  { label: 'Everyone', filters: {} },
  { label: 'Ends in 30 days', filters: { ends: 'in30' } },
  { label: 'Owes', filters: { due: 'owed' } },
  { label: 'Not seen for 14 days', filters: { state: 'active', unseen: '14' } },
  { label: 'Ended in 90 days', filters: { state: 'ended', ends: 'ended90' } },
];
const filterNames = Object.keys(memberChoices) as (keyof Filters)[];

const endLabels: Record<(typeof memberEnds)[number], string> = {
  in7: 'In 7 days',
  in30: 'In 30 days',
  ended30: 'In the last 30 days',
  ended90: 'In the last 90 days',
};

interface MembersScreenProps {
  list: Reply<'admin/getMembers'>;
  query: ListQuery & Filters;
}

const nothingYet = {
  title: 'Nobody yet',
  text: 'Everyone who signs up will appear here.',
};

/** All accounts, searchable by name, phone or email. */
export function MembersScreen({ list, query }: MembersScreenProps) {
  const address = useListAddress();
  const { q, sort } = query;
  const filters = Object.fromEntries(
    filterNames.filter((name) => query[name]).map((name) => [name, query[name]]),
  ) as Partial<Filters>;
  const csv = useCsvExport('admin/exportMembers', 'members', {
    ...(q && { q }),
    ...(sort && { sort }),
    ...filters,
  });
  const preset = presets.findIndex((each) =>
    filterNames.every((name) => (each.filters[name] ?? '') === (query[name] ?? '')),
  );
  return (
    <ListScreen
      title="Members"
      noun="members"
      one="member"
      searchHint="Name, email or phone, in any order"
      state={query}
      filters={
        <>
          <FilterSelect
            label="View"
            value={String(preset)}
            options={[
              ...presets.map(({ label }, place) => ({ value: String(place), label })),
              ...(preset === -1 ? [{ value: '-1', label: 'Own filters' }] : []),
            ]}
            onChange={(chosen) =>
              address.change({
                ...Object.fromEntries(filterNames.map((name) => [name, undefined])),
                ...presets[Number(chosen)]?.filters,
              })
            }
          />
          <FilterSelect
            label="State"
            value={query.state ?? ''}
            options={optionsOf(memberStates)}
            onChange={(state) => address.change({ state })}
          />
          <FilterSelect
            label="Due"
            value={query.due ?? ''}
            options={optionsOf(memberDues)}
            onChange={(due) => address.change({ due })}
          />
          <FilterSelect
            label="Type"
            value={query.type ?? ''}
            options={optionsOf(tierNames)}
            onChange={(type) => address.change({ type })}
          />
          {/* Also for staff of one center: the list holds everyone, because a member may come to any. */}
          <FilterSelect
            label="Center"
            value={query.center ?? ''}
            options={optionsOf(allCenters(), 'All', centerLabel)}
            onChange={(center) => address.change({ center })}
          />
          <FilterSelect
            label="Last visit"
            value={query.unseen ?? ''}
            options={optionsOf(unseenDays, 'All', (days) => `Not for ${days} days`)}
            onChange={(unseen) => address.change({ unseen })}
          />
          <FilterSelect
            label="Ends"
            value={query.ends ?? ''}
            options={optionsOf(memberEnds, 'All', (ends) => endLabels[ends])}
            onChange={(ends) => address.change({ ends })}
          />
        </>
      }
      columns={columnsOn(useGymDay())}
      facts={factsOf}
      nameOf={({ userId, name }) => `No. ${userId}, ${name}`}
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

const factsOf = ({ duePaise, membership, lastVisitOn, phone }: MemberRow) => [
  duePaise > 0 && `${formatPaise(duePaise)} due`,
  phone,
  membership?.type,
  membership && `ends ${formatDay(membership.endDate)}`,
  lastVisitOn && `seen ${formatDay(lastVisitOn)}`,
];

const tones: Record<MemberRow['state'], Tone> = {
  active: 'done',
  paused: 'moving',
  pending: 'waiting',
  ended: 'off',
  none: 'off',
};

const none = <span className="text-(--soft)">–</span>;

const columnsOn = (today: Day | undefined): Column<MemberRow>[] => [
  { title: 'No.', cell: ({ userId }) => <span className="figures">{userId}</span> },
  {
    title: 'Member',
    isHead: true,
    cell: (row) => <ContactCell {...contactOf(row)} />,
  },
  {
    title: 'State',
    isState: true,
    cell: ({ state, role }) =>
      state === 'none' && role === 'ADMIN' ? (
        <span className="text-(--soft)">Admin</span>
      ) : (
        <StatusMark tone={tones[state]}>{state}</StatusMark>
      ),
  },
  {
    title: 'Membership',
    cell: ({ membership }) =>
      membership ? (
        <span className="grid">
          <span>{membership.type}</span>
          <span className="text-xs text-(--soft)">{centerLabel(membership.center)}</span>
        </span>
      ) : (
        none
      ),
  },
  {
    title: 'Ends',
    cell: ({ membership }) =>
      membership ? (
        <time
          dateTime={membership.endDate}
          className={`whitespace-nowrap ${today !== undefined && membership.endDate < today ? 'text-(--soft)' : ''}`}
        >
          {formatDay(membership.endDate)}
        </time>
      ) : (
        none
      ),
  },
  {
    title: 'Last visit',
    cell: ({ lastVisitOn }) =>
      lastVisitOn ? (
        <time dateTime={lastVisitOn} className="whitespace-nowrap">
          {formatDay(lastVisitOn)}
        </time>
      ) : (
        none
      ),
  },
  {
    title: 'Due',
    isNumber: true,
    cell: ({ duePaise }) => (duePaise > 0 ? formatPaise(duePaise) : none),
  },
  {
    title: 'Since',
    isSorted: true,
    cell: ({ registeredOn }) => <span className="whitespace-nowrap">{formatDay(registeredOn)}</span>,
  },
];
