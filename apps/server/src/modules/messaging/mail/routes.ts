import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { getMail, getMailState, getMails, sendMailAgain } from './service.ts';

export function registerMail(app: FastifyInstance, deps: Deps): void {
  route(app, 'admin/getMails', ({ query }) => getMails(deps, query));
  route(app, 'admin/getMail', ({ query }) => getMail(deps, query.id));
  route(app, 'admin/getMailState', () => getMailState(deps));
  route(app, 'admin/sendMailAgain', ({ session, body }) => sendMailAgain(deps, session, body));
}
