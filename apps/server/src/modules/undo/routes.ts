import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { undoStep } from './service.ts';

export function registerUndo(app: FastifyInstance, deps: Deps): void {
  route(app, 'admin/undo', ({ session, body }) => undoStep(deps, session, body));
}
