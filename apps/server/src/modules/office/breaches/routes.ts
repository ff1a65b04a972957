import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { getMailing, getUnreached, mailBreach } from './mailing.ts';
import { addBreach, changeBreach, getBreaches, getLetter } from './service.ts';

export function registerBreaches(app: FastifyInstance, deps: Deps): void {
  route(app, 'breaches/getAll', () => getBreaches(deps));
  route(app, 'breaches/add', ({ session, body, key }) => addBreach(deps, session, body, key));
  route(app, 'breaches/change', ({ session, body }) => changeBreach(deps, session, body));
  route(app, 'breaches/getLetter', ({ query }) => getLetter(deps, query));
  route(app, 'breaches/mail', ({ session, body, key }) => mailBreach(deps, session, body, key));
  route(app, 'breaches/getMailing', ({ query }) => getMailing(deps, query));
  route(app, 'breaches/getUnreached', ({ query }) => getUnreached(deps, query));
}
