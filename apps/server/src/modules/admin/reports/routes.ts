import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { exportReport, getReport } from './service.ts';

export function registerReports(app: FastifyInstance, deps: Deps): void {
  route(app, 'admin/getReport', ({ query }) => getReport(deps, query));
  route(app, 'admin/exportReport', ({ query }) => exportReport(deps, query));
}
