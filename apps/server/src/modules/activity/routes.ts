import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { exportActivity, getActivity } from './service.ts';

export function registerActivity(app: FastifyInstance, deps: Deps): void {
  route(app, 'admin/getActivity', ({ query }) => getActivity(deps, query));
  route(app, 'admin/exportActivity', ({ query }) => exportActivity(deps, query));
}
