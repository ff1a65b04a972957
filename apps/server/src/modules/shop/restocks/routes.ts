import { API_PREFIX } from '@namma/contract/methods';
import { type StopQuery, stopQuery } from '@namma/contract/restocks/schemas';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { getSubscriptions, notifyMe, stopNotifying } from './service.ts';
import { pageToStop } from './tokens.ts';

export function registerRestocks(app: FastifyInstance, deps: Deps): void {
  route(app, 'product/notifyMe', ({ session, body }) => notifyMe(deps, session, body));
  route(app, 'product/getSubscriptions', ({ session, query }) => getSubscriptions(deps, session, query));
  app.register((scope, _options, isReady) => {
    // Mailboxes send the form `List-Unsubscribe=One-Click`, which adds nothing to the address.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, _body, done) => done(null, undefined),
    );
    route(scope, 'product/stopNotifying', ({ query }) => stopNotifying(deps, query.token));
    isReady();
  });
  // The address in the mail's header, possibly opened by a browser or a scanner: nothing changes before a button is
  // pressed.
  app.get(
    `${API_PREFIX}/product/stopNotifying`,
    { schema: { hide: true, querystring: stopQuery } },
    (request, reply) => reply.redirect(pageToStop(request.query as StopQuery), 303),
  );
}
