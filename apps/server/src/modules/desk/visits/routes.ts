import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { getCardSecret, getToday, scanMember } from './service.ts';

export function registerVisits(app: FastifyInstance, deps: Deps): void {
  route(app, 'user/cardSecret', ({ session }) => getCardSecret(deps, session));
  route(app, 'visits/scan', ({ session, body }) => scanMember(deps, session, body));
  route(app, 'visits/getToday', ({ session, query }) => getToday(deps, session, inScope(session, query)));
}
