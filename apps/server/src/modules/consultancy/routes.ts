import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { exportBookings, getAllBookings } from './admin.ts';
import { book, getBookings } from './service.ts';

export function registerConsultancy(app: FastifyInstance, deps: Deps): void {
  route(app, 'consultancy/get', ({ session }) => getBookings(deps, session));
  route(app, 'consultancy/book', ({ session, body }) => book(deps, session, body));
  route(app, 'consultancy/getAll', ({ query }) => getAllBookings(deps, query));
  route(app, 'admin/exportAppointments', ({ query }) => exportBookings(deps, query));
}
