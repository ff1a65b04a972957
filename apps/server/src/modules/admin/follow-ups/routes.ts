import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { exportFollowUps, getFollowUps, getReport, recordFollowUp } from './service.ts';

export function registerFollowUps(app: FastifyInstance, deps: Deps): void {
  route(app, 'followUps/getAll', ({ session, query }) => getFollowUps(deps, inScope(session, query)));
  route(app, 'followUps/record', ({ session, body, key }) => recordFollowUp(deps, session, body, key));
  route(app, 'followUps/getReport', ({ query }) => getReport(deps, query));
  route(app, 'followUps/export', async ({ session, query }) =>
    exportFollowUps(deps, inScope(session, query)),
  );
}
