import { legalFacts } from '@namma/contract/business';
import type { Deps } from '../../../deps.ts';
import type { PublicReadsOf } from '../../../platform/http/public-reads.ts';

/** The public reads of this domain: the facts of the contract, of which settings override two. */
export const legalReads = ({ tax }: Pick<Deps, 'tax'>): PublicReadsOf<'legal'> => ({
  'legal/getFacts': async () => ({
    ...legalFacts,
    legalName: tax?.legalName ?? legalFacts.legalName,
    gstin: tax?.gstin ?? legalFacts.gstin,
  }),
});
