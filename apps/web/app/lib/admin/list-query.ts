import { ADMIN_PAGE_SIZE, type ListSort, listSorts, SEARCH_MAX_CHARACTERS } from '@namma/contract/admin';
import { isDay } from '@namma/contract/dates';

const pageSizes = [ADMIN_PAGE_SIZE, 25, 50, 100] as const;

/** What the toolbar of every list offers. */
export const listLimits = { pageSizes, searchMaxLength: SEARCH_MAX_CHARACTERS };

/** The orders of a list, its usual one first. */
export type Orders<O extends string = string> = readonly [O, ...O[]];

/** What the address of an admin list asks for. Nothing stands in the address that is not asked for. */
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

/** Filters of one list alone: the names they have in the address, each with the values it may have. */
export type Choices = Readonly<Record<string, readonly string[]>>;
export type Chosen<C extends Choices> = { [Name in keyof C]: C[Name][number] | undefined };

/**
 * Reads it; what an address cannot ask for, such as a page below 1, is left out.
 * @param sorts the orders the list can be read in; the first is its usual one
 */
export function readListQuery<S extends string, O extends string = ListSort>(
  params: URLSearchParams,
  statuses: readonly S[],
  sorts: Orders<O> = listSorts as unknown as Orders<O>,
): ListQuery<S, O> {
  const page = Number(params.get('page'));
  const limit = Number(params.get('limit'));
  return {
    q: params.get('q')?.trim().slice(0, SEARCH_MAX_CHARACTERS) || undefined,
    status: oneOf(statuses, params.get('status')),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    sort: oneOf(sorts, params.get('sort')) ?? sorts[0],
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    limit: pageSizes.find((size) => size === limit) ?? ADMIN_PAGE_SIZE,
  };
}

export function dayIn(params: URLSearchParams, name: string): string | undefined {
  const given = params.get(name) ?? '';
  return isDay(given) ? given : undefined;
}

/** What the address chooses of a list's own filters; a value that none of them has is left out. */
export const readChoices = <C extends Choices>(params: URLSearchParams, choices: C): Chosen<C> =>
  Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [name, oneOf(values, params.get(name))]),
  ) as Chosen<C>;

export const oneOf = <S extends string>(values: readonly S[], value: string | null): S | undefined =>
  values.find((each) => each === value);

export type Changes = Readonly<Record<string, string | number | undefined>>;

const defaults: Changes = { page: 1, limit: ADMIN_PAGE_SIZE, period: 'coming' };

/** The address with these changes; whatever narrows or orders anew begins at the first page. */
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

/** Filtered in any way: then an empty list means that nothing fits, not that there is nothing. */
export const isNarrowed = (params: URLSearchParams): boolean =>
  [...params.keys()].some((name) => !['sort', 'page', 'limit'].includes(name));

/**
 * The address that says what is listed and nothing else: without values that no filter has, and without what holds anyway.
 * @param shown what was read from the address
 * @returns undefined when the address is that already
 */
export function cleanSearch(params: URLSearchParams, shown: Changes, usualSort?: string): string | undefined {
  const search = changedSearch(new URLSearchParams(), { page: undefined, ...shown }, usualSort);
  const clean = new URLSearchParams(search);
  const isClean =
    params.size === clean.size && [...params].every(([name, value]) => clean.get(name) === value);
  return isClean ? undefined : search;
}
