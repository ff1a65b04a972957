import type { Deps } from '../../../deps.ts';
import { getLastProductId, getProductIds } from './service.ts';

/** What the sitemap reads of products. */
export function catalogueSitemap(deps: Deps) {
  const { readPublic = (read) => read(deps.db) } = deps;
  return {
    lastId: () => readPublic((db) => getLastProductId({ ...deps, db })),
    idsBetween: (first: number, end: number) =>
      readPublic((db) => getProductIds({ ...deps, db }, first, end)),
  };
}
