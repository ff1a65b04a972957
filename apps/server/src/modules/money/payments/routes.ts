import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { exportDay, getDay } from './cash-up.ts';

export function registerPayments(app: FastifyInstance, deps: Deps): void {
  route(app, 'payments/getDay', ({ query }) => getDay(deps, query));
  route(app, 'admin/exportPayments', ({ query }) => exportDay(deps, query));
}
