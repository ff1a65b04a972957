import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
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

export function registerCatalogue(app: FastifyInstance, deps: Deps): void {
  route(app, 'product/getAll', ({ query }) => getAllProducts(deps, query));
  route(app, 'product/get', ({ query }) => getProduct(deps, query.id));
  route(app, 'product/suggestions', ({ query }) => suggest(deps, query.filter));
  route(app, 'product/topSeller', () => getTopSellers(deps));
  route(app, 'product/similar', ({ query }) => getSimilar(deps, query.category));
  route(app, 'product/add', ({ body }) => addProduct(deps, body));
  route(app, 'product/update', ({ body }) => changeProduct(deps, body));
  route(app, 'product/delete', ({ query }) => deleteProduct(deps, query.id));
}
