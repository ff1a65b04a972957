import type { FastifyInstance } from 'fastify';
import { coalesce } from '../../coalesce.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { getDashboard } from './service.ts';

export function registerDashboard(app: FastifyInstance, deps: Deps): void {
  // Every admin gets the same answer and requests it often.
  const readDashboard = coalesce(() => getDashboard(deps));
  route(app, 'admin/getDashData', async () => ({
    ...(await readDashboard()),
    isProxyForgotten: app.forgottenProxy.isSeen,
  }));
}
