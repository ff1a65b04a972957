import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { findOptionalSession } from '../../../platform/http/guard.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { toVisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { requestPass } from './request.ts';
import { sellPass } from './sell.ts';
import { dismissRequest, getDay, getPass, movePass } from './service.ts';

export function registerPasses(app: FastifyInstance, deps: Deps): void {
  route(app, 'passes/request', async ({ body, request }) => {
    const session = await findOptionalSession(request, app.authenticate);
    return requestPass(deps, body, { address: toVisitorAddress(request.ip), session });
  });
  route(app, 'passes/sell', ({ session, body, key }) => sellPass(deps, session, body, key));
  route(app, 'passes/getDay', ({ session, query }) => getDay(deps, inScope(session, query)));
  route(app, 'passes/get', ({ query }) => getPass(deps, query.id));
  route(app, 'passes/dismiss', ({ session, body }) => dismissRequest(deps, session, body.id));
  route(app, 'passes/move', ({ session, body }) => movePass(deps, session, body));
}
