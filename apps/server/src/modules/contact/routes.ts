import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { answerEnquiry, getAllEnquiries, sendEnquiry } from './service.ts';

export function registerContact(app: FastifyInstance, deps: Deps): void {
  route(app, 'contact/register', ({ body, request }) => sendEnquiry(deps, body, request.ip));
  route(app, 'contact/getAll', ({ query }) => getAllEnquiries(deps, query));
  route(app, 'contact/update', ({ body }) => answerEnquiry(deps, body));
}
