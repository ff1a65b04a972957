import { replace } from 'react-router';
import { adminOnly } from './admin-only';
import { keepShown } from './keep-shown';
import {
  type Changes,
  type Choices,
  type Chosen,
  cleanSearch,
  type ListQuery,
  readChoices,
  readListQuery,
} from './list-query';

/**
 * Loads an admin list as its address asks for it. Never from the cache: another admin may have been here since.
 * @param choices the list's own filters besides its status
 */
export function listLoader<S extends string, T, C extends Choices = Record<never, never>>(
  statuses: readonly S[],
  read: (query: ListQuery<S> & Chosen<C>) => Promise<T>,
  choices: C = {} as C,
) {
  const load = keepShown(({ request }) =>
    adminOnly(async () => {
      const { searchParams } = new URL(request.url);
      const query = { ...readListQuery(searchParams, statuses), ...readChoices(searchParams, choices) };
      showInAddress(request, query as Changes);
      return { query, list: await read(query), readAt: new Date() };
    }),
  );
  return Object.assign(load, { hydrate: true as const });
}

/** The address says what is listed: what it asked for in vain is taken out of it, without another entry in the history. */
export function showInAddress(request: Request, shown: Changes): void {
  const { pathname, searchParams } = new URL(request.url);
  const clean = cleanSearch(searchParams, shown);
  if (clean !== undefined) throw replace(pathname + clean);
}
