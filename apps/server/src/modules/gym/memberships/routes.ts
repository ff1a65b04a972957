import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { exportMemberships, getAllMemberships } from './admin.ts';
import { extendMembership, getLedger, moveCenter, pauseMembership, resumeMembership } from './days.ts';
import { endMembership } from './ends.ts';
import { payMembership, payMemberships } from './payments.ts';
import { quoteEnd } from './quote-end.ts';
import { registerMembership } from './register.ts';
import { registerFor } from './register-for.ts';
import { changePlan, quoteChange } from './replace.ts';
import { revokeTransferredDays } from './revoke-transfer.ts';
import { getMemberships } from './service.ts';
import { transferMembershipDays } from './transfer.ts';
import { withdrawMembership } from './withdraw.ts';

export function registerMemberships(app: FastifyInstance, deps: Deps): void {
  route(app, 'membership/register', ({ session, body, key }) => registerMembership(deps, session, body, key));
  route(app, 'membership/registerFor', ({ session, body, key }) => registerFor(deps, session, body, key));
  route(app, 'membership/getMemberships', ({ session, query }) => getMemberships(deps, session, query));
  route(app, 'membership/getAllMemberships', ({ session, query }) =>
    getAllMemberships(deps, inScope(session, query)),
  );
  route(app, 'membership/update', ({ session, body }) => payMembership(deps, session, body));
  route(app, 'membership/updateMany', ({ session, body }) => payMemberships(deps, session, body));
  route(app, 'membership/getLedger', ({ session, query }) => getLedger(deps, session, query));
  route(app, 'membership/pause', ({ session, body }) => pauseMembership(deps, session, body));
  route(app, 'membership/resume', ({ session, body }) => resumeMembership(deps, session, body));
  route(app, 'membership/extend', ({ session, body }) => extendMembership(deps, session, body));
  route(app, 'membership/transferDays', ({ session, body }) => transferMembershipDays(deps, session, body));
  route(app, 'membership/revokeTransfer', ({ session, body }) => revokeTransferredDays(deps, session, body));
  route(app, 'membership/moveCenter', ({ session, body }) => moveCenter(deps, session, body));
  route(app, 'membership/withdraw', ({ session, body }) => withdrawMembership(deps, session, body));
  route(app, 'membership/quoteEnd', ({ session, query }) => quoteEnd(deps, session, query));
  route(app, 'membership/end', ({ session, body, key }) => endMembership(deps, session, body, key));
  route(app, 'membership/quoteChange', ({ session, query }) => quoteChange(deps, session, query));
  route(app, 'membership/change', ({ session, body, key }) => changePlan(deps, session, body, key));
  route(app, 'admin/exportMemberships', ({ session, query }) =>
    exportMemberships(deps, inScope(session, query)),
  );
}
