import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { book, getBookings } from './service.ts';

export function registerConsultancy(app: FastifyInstance, deps: Deps): void {
  route(app, 'consultancy/get', ({ session }) => getBookings(deps, session));
  route(app, 'consultancy/book', ({ session, body }) => book(deps, session, body));
}
