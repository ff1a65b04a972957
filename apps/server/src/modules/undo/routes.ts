import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import type { Module } from '../../module.ts';
import { undoStep } from './service.ts';

export function registerUndo(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  route(app, 'admin/undo', ({ session, body }) => undoStep(deps, modules, session, body));
}
