import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { PublicReadsOf } from '../../../platform/http/public-reads.ts';
import { route } from '../../../platform/http/route.ts';
import { toVisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { claim } from './claims.ts';
import { readDevice } from './device.ts';
import { changeEmail, confirmEmail, getEmail, undoEmail } from './emails.ts';
import { getAuthOptions, requestReset, resetByLink } from './password-resets.ts';
import { confirmFactor, getFactor, removeFactor, startFactor } from './second-factor.ts';
import { register, resetPassword } from './service.ts';
import { endSession, getSessions, logOut } from './sessions.ts';
import { logIn } from './sign-in.ts';
import { SignInPace } from './sign-in-pace.ts';

/** The public read calls of this domain. */
export const authReads = (deps: Deps): PublicReadsOf<'auth'> => ({
  'auth/getOptions': async () => getAuthOptions(deps),
});

export function registerAuth(app: FastifyInstance, deps: Deps): void {
  const pace = new SignInPace(deps.pause);
  route(app, 'auth/userRegister', ({ body, request }) => register(deps, body, toVisitorAddress(request.ip)));
  route(app, 'auth/userLogin', ({ body, request }) =>
    logIn(deps, pace, body, {
      address: toVisitorAddress(request.ip),
      device: readDevice(request.headers['user-agent']),
    }),
  );
  route(app, 'auth/forgot', ({ body, request }) => requestReset(deps, body, toVisitorAddress(request.ip)));
  route(app, 'auth/resetByLink', ({ body, request }) =>
    resetByLink(deps, body, toVisitorAddress(request.ip)),
  );
  route(app, 'auth/claim', ({ body, request }) => claim(deps, body, toVisitorAddress(request.ip)));
  route(app, 'auth/confirmEmail', ({ body, request }) =>
    confirmEmail(deps, body, toVisitorAddress(request.ip)),
  );
  route(app, 'auth/undoEmail', ({ body, request }) => undoEmail(deps, body, toVisitorAddress(request.ip)));
  route(app, 'auth/logout', ({ session }) => logOut(deps, session));
  route(app, 'user/getEmail', ({ session }) => getEmail(deps, session));
  route(app, 'user/changeEmail', ({ session, body }) => changeEmail(deps, session, body));
  route(app, 'user/getSessions', ({ session }) => getSessions(deps, session));
  route(app, 'user/endSession', ({ session, body }) => endSession(deps, session, body));
  route(app, 'user/getFactor', ({ session }) => getFactor(deps, session));
  route(app, 'user/startFactor', ({ session, body }) => startFactor(deps, session, body));
  route(app, 'user/confirmFactor', ({ session, body }) => confirmFactor(deps, session, body));
  route(app, 'user/removeFactor', ({ session, body }) => removeFactor(deps, session, body));
  route(app, 'user/reset', ({ session, body }) => resetPassword(deps, session, body));
}
