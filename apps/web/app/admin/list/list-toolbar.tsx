import { ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../ui/button';
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
  /** How many filters are set, besides the search. */
  filterCount: number;
  /** The list's own orders; most lists use the default ones, and one with a single order has none. */
  sorts?: readonly Option[];
  /** More filters than fit beside the search on a desktop: the search gets its own row. */
  hasManyFilters?: boolean;
  /** The list's own filters. */
  children?: ReactNode;
  onChange: ListChange;
}

const usualSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

/** The search of a list, and its filters, which fold on a phone. */
export function ListToolbar({
  state,
  sorts = usualSorts,
  hasManyFilters = false,
  children,
  limits,
  filterCount,
  onChange,
  ...search
}: ListToolbarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-end gap-3 pb-4 print:hidden">
      <SearchField
        label={search.searchLabel}
        placeholder={search.searchHint}
        maxLength={limits.searchMaxLength}
        value={state.q ?? ''}
        onSearch={(q) => onChange({ q })}
        className={`min-w-[min(100%,--spacing(40))] flex-1 sm:min-w-[min(100%,--spacing(56))] ${hasManyFilters ? 'sm:basis-full' : 'sm:max-lg:basis-full lg:flex-6'}`}
      />
      <Button
        look="outline"
        className="px-4! sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden="true" size={18} />
        <span>{filterCount === 0 ? 'Filters' : `Filters (${filterCount})`}</span>
      </Button>
      <div
        id={id}
        className={`w-full grid-cols-[repeat(auto-fit,minmax(min(100%,max(40%,--spacing(30))),1fr))] items-end gap-3 sm:contents sm:max-lg:*:grow ${isOpen ? 'grid' : 'hidden'}`}
      >
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
        {filterCount > 0 && (
          <Link to="?" className={buttonClass('quiet', 'border border-(--line) px-4! hover:border-ink')}>
            Clear filters
          </Link>
        )}
      </div>
    </div>
  );
}
