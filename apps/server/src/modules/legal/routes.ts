import { legalFacts } from '@namma/contract/business';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { PublicReadsOf } from '../../http/public-reads.ts';
import { publicRoutes } from '../../http/route.ts';

/** The public reads of this domain: the facts of the contract, of which settings override two. */
export const legalReads = ({ tax }: Pick<Deps, 'tax'>): PublicReadsOf<'legal'> => ({
  'legal/getFacts': async () => ({
    ...legalFacts,
    legalName: tax?.legalName ?? legalFacts.legalName,
    gstin: tax?.gstin ?? legalFacts.gstin,
  }),
});

export function registerLegal(app: FastifyInstance, deps: Deps): void {
  publicRoutes(app, legalReads(deps));
}
