import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { toVisitorAddress } from '../../shared/visitor-address.ts';
import { logIn, logOut, register, resetPassword } from './service.ts';
import { WaitingRoom } from './waiting-room.ts';

export function registerAuth(app: FastifyInstance, deps: Deps): void {
  const waitingRoom = new WaitingRoom(deps.pause);
  route(app, 'auth/userRegister', ({ body, request }) => register(deps, body, toVisitorAddress(request.ip)));
  route(app, 'auth/userLogin', ({ body, request }) =>
    logIn(deps, waitingRoom, body, toVisitorAddress(request.ip)),
  );
  route(app, 'auth/logout', ({ session }) => logOut(deps, session));
  route(app, 'user/reset', ({ session, body }) => resetPassword(deps, session, body));
}
