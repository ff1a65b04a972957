import { groupDigits } from '@namma/contract/money';
import type { ComponentProps } from 'react';
import { StateScreen } from '../../ui/state-screen';
import { AdminTable } from './admin-table';
import type { ListChange, ListState } from './list-toolbar';
import { Pager } from './pager';

export interface ListPage<R> {
  content: R[];
  totalPages: number;
  /** Number of rows on all pages. With `isMore` there are at least as many. */
  total?: number | undefined;
  isMore?: boolean | undefined;
}

interface ListBodyProps<R> extends Omit<ComponentProps<typeof AdminTable<R>>, 'rows' | 'sorting' | 'nameOf'> {
  list: ListPage<R>;
  state: ListState;
  /** The plural: 'orders'. */
  noun: string;
  /** The singular: 'order'. */
  one: string;
  /** Shown when the list has no rows at all. */
  nothingYet?: { title: string; text: string } | undefined;
  hasFilters: boolean;
  isLoading: boolean;
  /** Names a row; its number when left out. */
  nameOf?: ((row: R) => string) | undefined;
  pathWith: (changes: { page: number }) => string;
  onChange: ListChange;
}

const turned = {
  newest: 'oldest',
  oldest: 'newest',
  soonest: 'latest',
  latest: 'soonest',
  due: undefined,
} as const;

/** The rows of a list with its pager, or the reason why there are none. */
export function ListBody<R>({
  list,
  state,
  noun,
  one,
  nothingYet = { title: `No ${noun} yet`, text: 'They will appear here.' },
  hasFilters,
  isLoading,
  pathWith,
  onChange,
  nameOf = (row) => `${one} ${table.idOf(row)}`,
  ...table
}: ListBodyProps<R>) {
  const { content, totalPages, total = content.length, isMore = false } = list;
  const found = isMore
    ? `More than ${groupDigits(total - 1)} ${noun}`
    : `${groupDigits(total)} ${total === 1 ? one : noun}`;
  const isDescending = state.sort === 'newest' || state.sort === 'latest';
  const turnedSort = turned[state.sort];
  const pathOf = (page: number) => pathWith({ page });
  return (
    <>
      <p role="status" className="sr-only">
        {isLoading ? 'Loading' : `${found}, page ${state.page} of ${Math.max(totalPages, 1)}`}
      </p>
      {content.length === 0 ? (
        <NothingThere
          noun={noun}
          nothingYet={nothingYet}
          hasFilters={hasFilters}
          firstPath={state.page > 1 && totalPages > 0 ? pathOf(1) : undefined}
        />
      ) : (
        <div aria-busy={isLoading} className={`transition-opacity ${isLoading ? 'opacity-50' : ''}`}>
          <AdminTable
            {...table}
            nameOf={nameOf}
            rows={content}
            sorting={{
              direction: isDescending ? 'descending' : 'ascending',
              onTurn: turnedSort && (() => onChange({ sort: turnedSort })),
            }}
          />
          <Pager found={found} page={state.page} totalPages={totalPages} isMore={isMore} pathOf={pathOf} />
        </div>
      )}
    </>
  );
}

interface NothingThereProps {
  noun: string;
  nothingYet: { title: string; text: string };
  hasFilters: boolean;
  /** Set when the list is not empty but has fewer pages than this one. */
  firstPath: string | undefined;
}

function NothingThere({ noun, nothingYet, hasFilters, firstPath }: NothingThereProps) {
  if (firstPath)
    return (
      <StateScreen
        title="This page is empty"
        link={{ to: firstPath, children: 'Go to the first page', look: 'solid' }}
      />
    );
  if (!hasFilters) return <StateScreen title={nothingYet.title}>{nothingYet.text}</StateScreen>;
  return (
    <StateScreen title={`No ${noun} found`} link={{ to: '?', children: `Show all ${noun}`, look: 'solid' }}>
      Try fewer filters or another word.
    </StateScreen>
  );
}
