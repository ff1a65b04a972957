import { offeredTier, type TierName } from '@namma/contract/memberships/tiers';
import type { Read } from '../../lib/loading/reads';
import { loadClosed } from '../../shared/load-closed';
import { tierMeta } from './tier-meta';

/** What the page of a tier shows besides its texts. */
export const loadTierPage = (name: TierName) => async (read: Read) => {
  const [offer, closed] = await Promise.all([read('facts/getPlans', undefined), loadClosed(read)]);
  return { meta: tierMeta(offeredTier(offer, name)), offer, closed };
};
