import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { getDemo } from './service.ts';

export function registerDemo(app: FastifyInstance, deps: Deps): void {
  route(app, 'admin/getDemo', () => getDemo(deps));
}
