import type { Elements } from '../../ui/elements';
import { FilterSelect, type Option } from './filter-select';
import { SearchField } from './search-field';

/** A list's filters, order and page size, as in its address. */
export interface ListState {
  q: string | undefined;
  sort: 'newest' | 'oldest' | 'soonest' | 'latest' | 'due';
  page: number;
  limit: number;
}

export type ListChange = (changes: Readonly<Record<string, string | number | undefined>>) => void;

interface ListToolbarProps {
  state: ListState;
  searchLabel: string;
  searchHint: string;
  limits: { pageSizes: readonly number[]; searchMaxLength: number };
  /** The list's own orders; most lists use the default ones, and one with a single order has none. */
  sorts?: readonly Option[];
  /** More filters than fit beside the search on a desktop: the search gets its own row. */
  hasManyFilters?: boolean;
  /** The list's own filters. */
  children?: Elements;
  onChange: ListChange;
}

const usualSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

export function ListToolbar({
  state,
  sorts = usualSorts,
  hasManyFilters = false,
  children,
  limits,
  onChange,
  ...search
}: ListToolbarProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(40%,--spacing(30))),1fr))] items-end gap-3 pb-4 max-sm:[&>:nth-child(2):nth-last-child(odd)]:col-span-full sm:flex sm:flex-wrap sm:max-lg:*:grow">
      <SearchField
        label={search.searchLabel}
        placeholder={search.searchHint}
        maxLength={limits.searchMaxLength}
        value={state.q ?? ''}
        onSearch={(q) => onChange({ q })}
        className={`col-span-full min-w-[min(100%,--spacing(56))] ${hasManyFilters ? 'sm:basis-full' : 'sm:max-lg:basis-full lg:flex-6'}`}
      />
      {children}
      {sorts.length > 0 && (
        <FilterSelect
          label="Sort"
          value={state.sort}
          options={sorts}
          onChange={(sort) => onChange({ sort })}
        />
      )}
      <FilterSelect
        label="Rows"
        value={String(state.limit)}
        options={limits.pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(limit) => onChange({ limit: Number(limit) })}
      />
    </div>
  );
}
