import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { route } from '../../../platform/http/route.ts';
import { coalesce } from '../../../platform/shared/coalesce.ts';
import { getSystem } from './service.ts';

export function registerSystem(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  // Every owner gets the same response, on every screen they open.
  route(
    app,
    'admin/getSystem',
    coalesce(() => getSystem(deps, modules, app.forgottenProxy.isSeen)),
  );
}
