import { adminOnly } from './admin-only';
import { type ListQuery, readListQuery } from './list-query';

/** Loads an admin list as its address asks for it. Never from the cache: another admin may have been here since. */
export function listLoader<S extends string, T>(
  statuses: readonly S[],
  read: (query: ListQuery<S>) => Promise<T>,
) {
  const load = ({ request }: { request: Request }) =>
    adminOnly(async () => {
      const query = readListQuery(new URL(request.url).searchParams, statuses);
      return { query, list: await read(query) };
    });
  return Object.assign(load, { hydrate: true as const });
}
