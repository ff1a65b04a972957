import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { together } from '../../together.ts';
import { getDashboard } from './service.ts';

export function registerDashboard(app: FastifyInstance, deps: Deps): void {
  // The same for every admin, and asked for again and again by each.
  const readDashboard = together(() => getDashboard(deps));
  route(app, 'admin/getDashData', readDashboard);
}
