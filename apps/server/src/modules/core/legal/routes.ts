import type { Deps } from '../../../deps.ts';
import type { PublicReadsOf } from '../../../platform/http/public-reads.ts';
import { getLegalDetails } from './service.ts';

/** The public read call of this domain. */
export const legalReads = (deps: Pick<Deps, 'db' | 'clock' | 'tax'>): PublicReadsOf<'legal'> => ({
  'legal/getDetails': () => getLegalDetails(deps),
});
