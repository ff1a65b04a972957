import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { findOptionalSession } from '../../../platform/http/guard.ts';
import { route } from '../../../platform/http/route.ts';
import { toVisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { answerEnquiries, answerEnquiry, exportEnquiries, getAllEnquiries } from './admin.ts';
import { sendEnquiry } from './service.ts';

export function registerContact(app: FastifyInstance, deps: Deps): void {
  route(app, 'contact/register', async ({ body, request, key }) => {
    const session = await findOptionalSession(request, app.authenticate);
    return sendEnquiry(deps, body, {
      address: toVisitorAddress(request.ip),
      session,
      key,
    });
  });
  route(app, 'contact/getAll', ({ query }) => getAllEnquiries(deps, query));
  route(app, 'contact/update', ({ session, body }) => answerEnquiry(deps, session, body));
  route(app, 'contact/updateMany', ({ session, body }) => answerEnquiries(deps, session, body));
  route(app, 'admin/exportQueries', ({ query }) => exportEnquiries(deps, query));
}
