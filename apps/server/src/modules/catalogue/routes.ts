import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { PublicReads } from '../../http/public-reads.ts';
import { route } from '../../http/route.ts';
import {
  addProduct,
  changeProduct,
  deleteProduct,
  getAllProducts,
  getProduct,
  getSimilar,
  getTopSellers,
  suggest,
} from './service.ts';

/** The public reads of this domain, for the API's routes below and for the pages that show them. */
export const catalogueReads = (deps: Deps): PublicReads => ({
  'product/getAll': (query) => getAllProducts(deps, query),
  'product/get': (query) => getProduct(deps, query.id),
  'product/suggestions': (query) => suggest(deps, query.filter),
  'product/topSeller': () => getTopSellers(deps),
  'product/similar': (query) => getSimilar(deps, query.category),
});

export function registerCatalogue(app: FastifyInstance, deps: Deps): void {
  const reads = catalogueReads(deps);
  route(app, 'product/getAll', ({ query }) => reads['product/getAll'](query));
  route(app, 'product/get', ({ query }) => reads['product/get'](query));
  route(app, 'product/suggestions', ({ query }) => reads['product/suggestions'](query));
  route(app, 'product/topSeller', () => reads['product/topSeller']());
  route(app, 'product/similar', ({ query }) => reads['product/similar'](query));
  route(app, 'product/add', ({ session, body }) => addProduct(deps, session, body));
  route(app, 'product/update', ({ session, body }) => changeProduct(deps, session, body));
  route(app, 'product/delete', ({ session, query }) => deleteProduct(deps, session, query.id));
}
