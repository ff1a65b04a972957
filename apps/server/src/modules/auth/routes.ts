import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { logIn, logOut, register, resetPassword } from './service.ts';

export function registerAuth(app: FastifyInstance, deps: Deps): void {
  route(app, 'auth/userRegister', ({ body, request }) => register(deps, body, request.ip));
  route(app, 'auth/userLogin', ({ body, request }) => logIn(deps, body, request.ip));
  route(app, 'auth/logout', ({ session }) => logOut(deps, session));
  route(app, 'user/reset', ({ session, body }) => resetPassword(deps, session, body));
}
