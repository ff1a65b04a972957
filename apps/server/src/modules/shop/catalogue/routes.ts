import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { PublicReadsOf } from '../../../platform/http/public-reads.ts';
import { route } from '../../../platform/http/route.ts';
import { addProduct, changeProduct, deleteProduct, getCost, getFamilies } from './admin.ts';
import {
  getAllProducts,
  getNearest,
  getProduct,
  getProductCounts,
  getSimilar,
  getTopSellers,
  suggest,
} from './service.ts';
import { receiveStock, recordCount, recordDamage } from './stock.ts';

/** The cached product reads, for the API and for rendered pages. */
export function catalogueReads(deps: Deps): PublicReadsOf<'product'> {
  return {
    'product/getAll': (query) => getAllProducts(deps, query),
    'product/getCounts': (query) => getProductCounts(deps, query),
    'product/get': (query) => getProduct(deps, query),
    'product/suggestions': (query) => suggest(deps, query),
    'product/nearest': (query) => getNearest(deps, query),
    'product/topSeller': (query) => getTopSellers(deps, query),
    'product/similar': (query) => getSimilar(deps, query),
  };
}

export function registerCatalogue(app: FastifyInstance, deps: Deps): void {
  route(app, 'product/getFamilies', () => getFamilies(deps));
  route(app, 'product/getCost', ({ query }) => getCost(deps, query.id));
  route(app, 'product/add', ({ session, body }) => addProduct(deps, session, body));
  route(app, 'product/update', ({ session, body }) => changeProduct(deps, session, body));
  route(app, 'product/delete', ({ session, query }) => deleteProduct(deps, session, query.id));
  route(app, 'stock/receive', ({ session, body, key }) => receiveStock(deps, session, body, key));
  route(app, 'stock/count', ({ session, body }) => recordCount(deps, session, body));
  route(app, 'stock/damage', ({ session, body, key }) => recordDamage(deps, session, body, key));
}
