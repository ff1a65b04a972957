import type { Deps } from '../../../deps.ts';
import { getLastProductId, getProductIds } from './service.ts';

/** The product reads of the sitemap. */
export function catalogueSitemap(deps: Deps) {
  return {
    lastId: () => getLastProductId(deps),
    idsBetween: (first: number, end: number) => getProductIds(deps, first, end),
  };
}
