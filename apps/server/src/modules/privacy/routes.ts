import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { deleteAccount, getMine } from './service.ts';

export function registerPrivacy(app: FastifyInstance, deps: Deps): void {
  route(app, 'privacy/getMine', ({ session, query }) => getMine(deps, session, query));
  route(app, 'privacy/deleteAccount', ({ session, body }) => deleteAccount(deps, session, body));
}
