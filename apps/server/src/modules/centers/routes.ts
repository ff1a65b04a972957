import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { publicRoutes, route } from '../../http/route.ts';
import { centerReads, closeCenter, getAffected, getClosures, reopenCenter } from './service.ts';

export function registerCenters(app: FastifyInstance, deps: Deps): void {
  publicRoutes(app, centerReads(deps));
  route(app, 'centers/close', ({ session, body }) => closeCenter(deps, session, body));
  route(app, 'centers/reopen', ({ session, body }) => reopenCenter(deps, session, body));
  route(app, 'centers/getClosures', () => getClosures(deps));
  route(app, 'centers/getAffected', ({ query }) => getAffected(deps, query));
}
