import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { PublicReadsOf } from '../../http/public-reads.ts';
import { route } from '../../http/route.ts';
import { closeCenter, getAffected, getClosed, getClosures, reopenCenter } from './service.ts';

/** The public read of this domain. */
export const centerReads = (deps: Pick<Deps, 'db' | 'clock'>): PublicReadsOf<'centers'> => ({
  'centers/getClosed': () => getClosed(deps),
});

export function registerCenters(app: FastifyInstance, deps: Deps): void {
  route(app, 'centers/close', ({ session, body }) => closeCenter(deps, session, body));
  route(app, 'centers/reopen', ({ session, body }) => reopenCenter(deps, session, body));
  route(app, 'centers/getClosures', () => getClosures(deps));
  route(app, 'centers/getAffected', ({ query }) => getAffected(deps, query));
}
