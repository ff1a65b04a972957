import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { collectRun } from './collect.ts';
import { getReceiptDetails, getSlip, getUpi } from './dues.ts';
import { findPayables } from './lookup.ts';
import { receivePayment, reversePayment } from './service.ts';

export function registerCounter(app: FastifyInstance, deps: Deps): void {
  route(app, 'payments/receive', ({ session, body, key }) => receivePayment(deps, session, body, key));
  route(app, 'payments/collect', ({ session, body, key }) => collectRun(deps, session, body, key));
  route(app, 'payments/reverse', ({ session, body }) => reversePayment(deps, session, body));
  route(app, 'payments/find', ({ session, query }) => findPayables(deps, inScope(session, query)));
  route(app, 'payments/getUpi', ({ query }) => getUpi(deps, query));
  route(app, 'payments/getReceipt', ({ query }) => getReceiptDetails(deps, query.id));
  route(app, 'membership/slip', ({ session, query }) =>
    getSlip(deps, session, { kind: 'membership', id: query.id }),
  );
  route(app, 'orders/slip', ({ session, query }) =>
    getSlip(deps, session, { kind: 'checkout', id: query.checkoutId }),
  );
}
