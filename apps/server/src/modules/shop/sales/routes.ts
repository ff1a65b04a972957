import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { findProducts, getSaleUpi, refundGoods, sellGoods, tieBarcode } from './service.ts';
import { getSold } from './sold.ts';

export function registerSales(app: FastifyInstance, deps: Deps): void {
  route(app, 'sales/find', ({ query }) => findProducts(deps, query));
  route(app, 'sales/getSold', ({ session, query }) => getSold(deps, inScope(session, query)));
  route(app, 'sales/getUpi', async ({ query }) => getSaleUpi(deps, query));
  route(app, 'sales/sell', ({ session, body, key }) => sellGoods(deps, session, body, key));
  route(app, 'sales/refund', ({ session, body, key }) => refundGoods(deps, session, body, key));
  route(app, 'sales/tieBarcode', ({ session, body }) => tieBarcode(deps, session, body));
}
