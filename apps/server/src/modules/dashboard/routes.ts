import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { getDashboard } from './service.ts';

export function registerDashboard(app: FastifyInstance, deps: Deps): void {
  route(app, 'admin/getDashData', () => getDashboard(deps));
}
