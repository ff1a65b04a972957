import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { PublicReadsOf } from '../../../platform/http/public-reads.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { getCardSecret, getCrowd, getToday, scanMember } from './service.ts';

/** The public read call of this domain. */
export const visitReads = (deps: Pick<Deps, 'db' | 'clock'>): PublicReadsOf<'visits'> => ({
  'visits/getCrowd': (query) => getCrowd(deps, query),
});

export function registerVisits(app: FastifyInstance, deps: Deps): void {
  route(app, 'user/cardSecret', ({ session }) => getCardSecret(deps, session));
  route(app, 'visits/scan', ({ session, body }) => scanMember(deps, session, body));
  route(app, 'visits/getToday', ({ session, query }) => getToday(deps, session, inScope(session, query)));
}
