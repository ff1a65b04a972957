import { API_PREFIX } from '@namma/contract/methods';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { getMail, getMailState, getMails, sendMailAgain } from './service.ts';
import { renderSamples } from './templates/samples.ts';

export function registerMail(app: FastifyInstance, deps: Deps): void {
  route(app, 'admin/getMails', ({ query }) => getMails(deps, query));
  route(app, 'admin/getMail', ({ query }) => getMail(deps, query.id));
  route(app, 'admin/getMailState', () => getMailState(deps));
  route(app, 'admin/sendMailAgain', ({ session, body }) => sendMailAgain(deps, session, body));
  // For /styleguide, which only development has.
  if (process.env.NODE_ENV === 'development')
    app.get(`${API_PREFIX}/mailSamples`, { schema: { hide: true } }, async () => renderSamples());
}
