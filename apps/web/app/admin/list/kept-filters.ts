import { whenSessionChanges } from '../../lib/session/session';
import { tabStorage } from '../../lib/session/storage';

/** The filters of each list by its address, until this tab is closed or somebody else signs in. */
const KEY = 'adminFilters';

/** A search, days and a page are looked at once; the other filters are how somebody works. */
const askedOnce = ['q', 'from', 'to', 'day', 'page', 'compare', 'id', 'kind'];

function readAll(): Record<string, string> {
  const kept: unknown = JSON.parse(tabStorage.read(KEY) ?? '{}');
  // Only `keepFilters` writes it.
  return kept as Record<string, string>;
}

export function keepFilters(pathname: string, params: URLSearchParams): void {
  const kept = new URLSearchParams(params);
  for (const name of askedOnce) kept.delete(name);
  tabStorage.write(KEY, JSON.stringify({ ...readAll(), [pathname]: kept.toString() }));
}

/** The address of a list with the filters that it had last. */
export function withKeptFilters(pathname: string): string {
  if (typeof window === 'undefined') return pathname;
  const search = readAll()[pathname];
  return search ? `${pathname}?${search}` : pathname;
}

if (typeof window !== 'undefined') whenSessionChanges(() => tabStorage.remove(KEY));
