import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { toVisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { demandFactor, dropStaffFactor, getFactorDemands } from './factors.ts';
import { changeStaff, endStaff } from './grants.ts';
import { acceptInvite, inviteStaff, openInvite } from './invites.ts';
import { getStaff } from './list.ts';

export function registerStaff(app: FastifyInstance, deps: Deps): void {
  route(app, 'staff/getAll', () => getStaff(deps));
  route(app, 'staff/invite', ({ session, body }) => inviteStaff(deps, session, body));
  route(app, 'staff/change', ({ session, body }) => changeStaff(deps, session, body));
  route(app, 'staff/end', ({ session, body }) => endStaff(deps, session, body));
  route(app, 'staff/removeFactor', ({ session, body }) => dropStaffFactor(deps, session, body));
  route(app, 'staff/getFactorDemands', () => getFactorDemands(deps));
  route(app, 'staff/demandFactor', ({ session, body }) => demandFactor(deps, session, body));
  route(app, 'auth/openInvite', ({ body, request }) => openInvite(deps, body, toVisitorAddress(request.ip)));
  route(app, 'auth/acceptInvite', ({ body, request }) =>
    acceptInvite(deps, body, toVisitorAddress(request.ip)),
  );
}
