import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { route } from '../../../platform/http/route.ts';
import { exportActivity, getActivity } from './service.ts';
import { undoStep } from './undo.ts';

export function registerActivity(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  route(app, 'admin/getActivity', ({ session, query }) => getActivity(deps, session, query));
  route(app, 'admin/exportActivity', ({ session, query }) => exportActivity(deps, session, query));
  route(app, 'admin/undo', ({ session, body }) => undoStep(deps, modules, session, body));
}
