import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { route } from '../../../platform/http/route.ts';
import { coalesce } from '../../../platform/shared/coalesce.ts';
import { getInsights } from './insights.ts';
import { getDashboard, getFirstHour } from './service.ts';

export function registerDashboard(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  // Every admin gets the same response and requests it often.
  const readDashboard = coalesce(() => getDashboard(deps, modules));
  route(app, 'admin/getDashData', async () => ({
    ...(await readDashboard()),
    isProxyForgotten: app.forgottenProxy.isSeen,
  }));
  route(
    app,
    'admin/getInsights',
    coalesce(() => getInsights(deps)),
  );
  route(app, 'admin/getFirstHour', () => getFirstHour(deps));
}
