import type { TierName } from '@namma/contract/tiers';
import { loadClosed } from '../../lib/load-closed';
import type { Read } from '../../lib/reads';
import { tierMeta } from './tier-meta';

/** What the page of a tier shows besides its texts. */
export const loadTierPage = (name: TierName) => async (read: Read) => ({
  meta: tierMeta(name),
  closed: await loadClosed(read),
});
