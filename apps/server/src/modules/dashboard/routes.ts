import type { FastifyInstance } from 'fastify';
import { coalesce } from '../../coalesce.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { getDashboard } from './service.ts';

export function registerDashboard(app: FastifyInstance, deps: Deps): void {
  // The same for every admin, and asked for again and again by each.
  const readDashboard = coalesce(() => getDashboard(deps));
  route(app, 'admin/getDashData', readDashboard);
}
