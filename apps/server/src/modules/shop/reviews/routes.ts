import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { PublicReadsOf } from '../../../platform/http/public-reads.ts';
import { route } from '../../../platform/http/route.ts';
import { getAllReviews, getReviews, hideReview, showReview } from './service.ts';

/** The cached read of reviews, for the API and for rendered pages. */
export function reviewReads(deps: Deps): PublicReadsOf<'reviews'> {
  return { 'reviews/get': (query) => getReviews(deps, query) };
}

export function registerReviews(app: FastifyInstance, deps: Deps): void {
  route(app, 'reviews/getAll', ({ query }) => getAllReviews(deps, query));
  route(app, 'reviews/hide', ({ session, body }) => hideReview(deps, session, body));
  route(app, 'reviews/show', ({ session, body }) => showReview(deps, session, body));
}
