import { ADMIN_PAGE_SIZE, type ListSort, listSorts, SEARCH_MAX_CHARACTERS } from '@namma/contract/desk';

const pageSizes = [ADMIN_PAGE_SIZE, 25, 50, 100] as const;

/** What the toolbar of every list offers. */
export const listLimits = { pageSizes, searchMaxLength: SEARCH_MAX_CHARACTERS };

/** What the address of an admin list asks for. Nothing stands in the address that is not asked for. */
export interface ListQuery<S extends string = string> {
  q: string | undefined;
  status: S | undefined;
  sort: ListSort;
  page: number;
  limit: number;
}

/** Reads it; what an address cannot ask for, such as a page below 1, is left out. */
export function readListQuery<S extends string>(
  params: URLSearchParams,
  statuses: readonly S[],
): ListQuery<S> {
  const page = Number(params.get('page'));
  const limit = Number(params.get('limit'));
  return {
    q: params.get('q')?.trim().slice(0, SEARCH_MAX_CHARACTERS) || undefined,
    status: oneOf(statuses, params.get('status')),
    sort: oneOf(listSorts, params.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    limit: pageSizes.find((size) => size === limit) ?? ADMIN_PAGE_SIZE,
  };
}

export const oneOf = <S extends string>(values: readonly S[], value: string | null): S | undefined =>
  values.find((each) => each === value);

export type Changes = Readonly<Record<string, string | number | undefined>>;

const defaults: Changes = { sort: 'newest', page: 1, limit: ADMIN_PAGE_SIZE };

/** The address with these changes; whatever narrows or orders anew begins at the first page. */
export function changedSearch(params: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || value === defaults[name]) next.delete(name);
    else next.set(name, String(value));
  }
  const search = next.toString();
  return search && `?${search}`;
}

/** Filtered in any way: then an empty list means that nothing fits, not that there is nothing. */
export const isNarrowed = (params: URLSearchParams): boolean =>
  [...params.keys()].some((name) => !['sort', 'page', 'limit'].includes(name));
