import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { exportReport, getReport } from './service.ts';

export function registerReports(app: FastifyInstance, deps: Deps): void {
  route(app, 'admin/getReport', ({ query, session }) => getReport(deps, inScope(session, query)));
  route(app, 'admin/exportReport', ({ query, session }) => exportReport(deps, inScope(session, query)));
}
