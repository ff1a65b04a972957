import { ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../ui/button';
import { FilterSelect, type Option } from './filter-select';

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
  /** Number of filters, excluding the search. */
  filterCount: number;
  /** The list's own orders; most lists use the default ones, and one with a single order has none. */
  sorts?: readonly Option[];
  /** The list's own filters. */
  children?: ReactNode;
  onChange: ListChange;
}

const usualSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

/** The filters and the order of a list, which fold on a phone. */
export function ListToolbar({
  state,
  sorts = usualSorts,
  children,
  filterCount,
  onChange,
}: ListToolbarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 pb-1 print:hidden">
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
        className={`w-full grid-cols-[repeat(auto-fit,minmax(min(100%,max(40%,--spacing(30))),1fr))] items-center gap-2 sm:contents sm:max-lg:*:grow ${isOpen ? 'grid' : 'hidden'}`}
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
        {filterCount > 0 && (
          <Link to="?" className={buttonClass('quiet', 'border border-(--line) px-4! hover:border-ink')}>
            Clear filters
          </Link>
        )}
      </div>
    </div>
  );
}
