import * as paths from '@namma/contract/paths';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import * as words from '#words/catalogue';
import { withPrefix } from '../../lib/session/language';
import { buttonClass } from '../../ui/button';
import { sortedPath, sortOptions } from './listing';
import type { Filters } from './listing-path';

const DEFAULT = 'popular';

/** The order of a listing: a native list, and without JavaScript a form with a button. */
export function SortSelect({ filters }: { filters: Filters }) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();
  const { sort = DEFAULT, ...others } = filters;
  const choose = (value: string) => void navigate(sortedPath(filters, value));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a choice that was made before this code had loaded
  useEffect(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== sort) choose(chosen);
  }, []);
  // Back changes the address.
  useEffect(() => {
    if (select.current) select.current.value = sort;
  }, [sort]);

  return (
    // Off, because on Back a browser would put a later choice into the list.
    <form
      action={withPrefix(paths.listing)}
      autoComplete="off"
      className="flex max-w-full flex-wrap items-center gap-x-2"
    >
      {Object.entries(others).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <label htmlFor={id} className="text-sm text-(--soft)">
        {words.sortBy}
      </label>
      <span className="relative block min-w-0 max-w-full">
        <select
          ref={select}
          id={id}
          name="sort"
          defaultValue={sort}
          className="min-h-12 min-w-0 max-w-full rounded-md border border-(--edge) appearance-none bg-(--raised) pr-10 pl-3 text-sm transition-colors hover:border-current"
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {sortOptions(filters).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto"
        />
      </span>
      <span className="hidden noscript:block">
        <button type="submit" className={buttonClass('outline')}>
          {words.sort}
        </button>
      </span>
    </form>
  );
}
