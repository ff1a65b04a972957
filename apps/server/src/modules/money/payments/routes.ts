import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { exportPayments, getDay } from './cash-up.ts';

export function registerPayments(app: FastifyInstance, deps: Deps): void {
  route(app, 'payments/getDay', ({ session, query }) => getDay(deps, inScope(session, query)));
  route(app, 'admin/exportPayments', ({ session, query }) => exportPayments(deps, inScope(session, query)));
}
