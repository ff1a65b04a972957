import type { Center } from '@namma/contract/values/centers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { route } from '../../../platform/http/route.ts';
import { coalesce } from '../../../platform/shared/coalesce.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { getInsights } from './insights.ts';
import { getDashboard, getFirstHour } from './service.ts';

export function registerDashboard(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  // Every admin gets the same response and requests it often.
  const readDashboard = coalesce(() => getDashboard(deps, modules));
  route(app, 'admin/getDashData', async () => ({
    ...(await readDashboard()),
    isProxyForgotten: app.forgottenProxy.isSeen,
  }));
  const byCenter = new Map<Center | undefined, () => ReturnType<typeof getInsights>>();
  route(app, 'admin/getInsights', ({ session, query }) => {
    const { center } = inScope(session, query);
    const readOfCenter = byCenter.get(center) ?? coalesce(() => getInsights(deps, { center }));
    byCenter.set(center, readOfCenter);
    return readOfCenter();
  });
  route(app, 'admin/getFirstHour', () => getFirstHour(deps));
}
