import type { ListSort } from '@namma/contract/admin/rules';
import { replace } from 'react-router';
import { adminOnly } from '../shell/admin-only';
import { keepFilters } from './kept-filters';
import {
  type Changes,
  type Choices,
  type Chosen,
  cleanSearch,
  type ListQuery,
  type Orders,
  readChoices,
  readListQuery,
} from './list-query';
import { keepStaleOnFailure } from './stale-on-failure';

/**
 * The loader of an admin screen. Never cached, because somebody else may have changed what it shows; see
 * `keepStaleOnFailure`.
 */
export const adminLoader = <T>(load: (searchParams: URLSearchParams, request: Request) => T | Promise<T>) =>
  Object.assign(
    keepStaleOnFailure(({ request }) =>
      adminOnly(async () => load(new URL(request.url).searchParams, request)),
    ),
    { hydrate: true as const },
  );

/**
 * Loads an admin list with the filters from its address. Never cached, because another admin may have changed it.
 * @param choices the list's own filters besides its status
 * @param sorts the list's own orders; most lists use the default ones
 */
export function listLoader<
  S extends string,
  T,
  C extends Choices = Record<never, never>,
  O extends string = ListSort,
>(
  statuses: readonly S[],
  read: (query: ListQuery<S, O> & Chosen<C>) => Promise<T>,
  choices: C = {} as C,
  sorts?: Orders<O>,
) {
  return adminLoader(async (searchParams, request) => {
    const query = {
      ...readListQuery(searchParams, statuses, sorts),
      ...readChoices(searchParams, choices),
    };
    showInAddress(request, query as Changes, sorts?.[0]);
    return { query, list: await read(query), readAt: new Date() };
  });
}

/** Replaces the history entry by one without ignored parameters, and remembers the filters. */
export function showInAddress(request: Request, shown: Changes, usualSort?: string): void {
  const { pathname, searchParams } = new URL(request.url);
  const clean = cleanSearch(searchParams, shown, usualSort);
  if (clean !== undefined) throw replace(pathname + clean);
  keepFilters(pathname, searchParams);
}
