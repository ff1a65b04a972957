import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { getAllStock, getMoves, getStock, getStockDetails } from './admin.ts';

/** Registers the reads; writes also change a product, so they are in `catalogue`. */
export function registerStock(app: FastifyInstance, deps: Deps): void {
  route(app, 'stock/get', ({ query }) => getStock(deps, query.productId));
  route(app, 'stock/getAll', ({ query }) => getAllStock(deps, query));
  route(app, 'stock/getDetails', ({ query }) => getStockDetails(deps, query.productId));
  route(app, 'stock/getMoves', ({ query }) => getMoves(deps, query));
}
