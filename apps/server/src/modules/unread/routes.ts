import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { getUnread, markRead } from './service.ts';

export function registerUnread(app: FastifyInstance, deps: Deps): void {
  route(app, 'admin/getUnread', ({ session }) => getUnread(deps, session));
  route(app, 'admin/markRead', ({ session, body }) => markRead(deps, session, body));
}
