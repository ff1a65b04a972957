import {
  ADMIN_PAGE_SIZE,
  type ListSort,
  listSorts,
  SEARCH_MAX_CHARACTERS,
} from '@namma/contract/admin/rules';
import { type Day, gymDay, isDay } from '@namma/contract/days/dates';
import { type HorizonName, horizonOf } from '@namma/contract/days/horizons';

/** D138: 25 rows unless another number is chosen. */
const DEFAULT_ROWS = 25;
const pageSizes = [ADMIN_PAGE_SIZE, DEFAULT_ROWS, 50, 100] as const;

/** Limits that the toolbar of every list has in common. */
export const listLimits = { pageSizes, searchMaxLength: SEARCH_MAX_CHARACTERS };

/** The orders of a list; the first is the default. */
export type Orders<O extends string = string> = readonly [O, ...O[]];

/** The filters in the address of an admin list. Defaults are left out of the address. */
export interface ListQuery<S extends string = string, O extends string = ListSort> {
  q: string | undefined;
  status: S | undefined;
  /** Days at the gym, both included. */
  from: string | undefined;
  to: string | undefined;
  sort: O;
  page: number;
  limit: number;
}

/** The filters of one list only: their names in the address, each with the allowed values. */
export type Choices = Readonly<Record<string, readonly string[]>>;
export type Chosen<C extends Choices> = { [Name in keyof C]: C[Name][number] | undefined };

/**
 * Reads the filters from an address. Values that are not allowed, such as a page below 1, are ignored.
 * @param sorts the orders of the list; the first is the default
 * @param horizon the days that the list covers
 */
export function readListQuery<S extends string, O extends string = ListSort>(
  params: URLSearchParams,
  statuses: readonly S[],
  sorts: Orders<O> = listSorts as unknown as Orders<O>,
  horizon: HorizonName = 'past',
): ListQuery<S, O> {
  const limit = Number(params.get('limit'));
  return {
    q: params.get('q')?.trim().slice(0, SEARCH_MAX_CHARACTERS) || undefined,
    status: oneOf(statuses, params.get('status')),
    from: dayIn(params, 'from', horizon),
    to: dayIn(params, 'to', horizon),
    sort: oneOf(sorts, params.get('sort')) ?? sorts[0],
    page: pageIn(params),
    limit: pageSizes.find((size) => size === limit) ?? DEFAULT_ROWS,
  };
}

/** The day in an address; for one outside the horizon, which no call takes, the nearest that is within it. */
export function dayIn(params: URLSearchParams, name: string, horizon: HorizonName): Day | undefined {
  const given = params.get(name) ?? '';
  if (!isDay(given)) return undefined;
  const { first, last } = horizonOf(horizon, gymDay(new Date()));
  if (given < first) return first;
  if (given > last) return last;
  return given;
}

/** The largest integer of the database, and so of every call. */
const PAGE_MAX = 2_147_483_647;

/** The page in an address; the first when it is invalid or beyond any list. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
}

/** The values of a list's own filters in the address. Values that are not allowed are ignored. */
export const readChoices = <C extends Choices>(params: URLSearchParams, choices: C): Chosen<C> =>
  Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [name, oneOf(values, params.get(name))]),
  ) as Chosen<C>;

export const oneOf = <S extends string>(values: readonly S[], value: string | null): S | undefined =>
  values.find((each) => each === value);

export type Changes = Readonly<Record<string, string | number | undefined>>;

const defaults: Changes = { page: 1, limit: DEFAULT_ROWS, period: 'coming' };

/** The address with these changes. A change of filter or order starts at the first page. */
export function changedSearch(
  params: URLSearchParams,
  changes: Changes,
  usualSort: string = listSorts[0],
): string {
  const usual: Changes = { ...defaults, sort: usualSort };
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || value === usual[name]) next.delete(name);
    else next.set(name, String(value));
  }
  const search = next.toString();
  return search && `?${search}`;
}

/** True if any filter is set. An empty list then means that nothing matches, not that there is nothing. */
export const hasFilters = (params: URLSearchParams): boolean =>
  [...params.keys()].some((name) => !['sort', 'page', 'limit'].includes(name));

const views = ['view', 'needs'];

/** Number of filters, excluding the search and the view. */
export const countFilters = (params: URLSearchParams): number =>
  [...params.keys()].filter((name) => !['sort', 'page', 'limit', 'q', ...views].includes(name)).length;

/** The search and the filters in words: `Search: asha, status: Pending`. Empty without any. */
export const describeFilters = (params: URLSearchParams): string =>
  [...params]
    .filter(([name]) => !['sort', 'page', 'limit', 'view'].includes(name))
    .map(([name, value]) => `${name === 'q' ? 'search' : name}: ${value}`)
    .join(', ');

/**
 * The address with only the filters that took effect: no ignored values and no defaults.
 * @param shown the filters that were read from the address
 * @returns undefined when the address is already clean
 */
export function cleanSearch(params: URLSearchParams, shown: Changes, usualSort?: string): string | undefined {
  const search = changedSearch(new URLSearchParams(), { page: undefined, ...shown }, usualSort);
  const clean = new URLSearchParams(search);
  const isClean =
    params.size === clean.size && [...params].every(([name, value]) => clean.get(name) === value);
  return isClean ? undefined : search;
}
