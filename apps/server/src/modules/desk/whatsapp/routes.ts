import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { getMessage, recordPress } from './service.ts';

export function registerWhatsApp(app: FastifyInstance, deps: Deps): void {
  route(app, 'whatsApp/get', ({ query }) => getMessage(deps, query));
  route(app, 'whatsApp/record', ({ session, body }) => recordPress(deps, session, body));
}
