import { offeredTier, type TierName, tiers } from '@namma/contract/memberships/tiers';
import { matchPath } from 'react-router';
import type { Read } from '../../lib/loading/reads';
import { loadClosed } from '../../shared/load-closed';
import { tierMeta } from './tier-meta';

/** Loads the data of a tier page. */
export async function loadTierPage(read: Read, { pathname }: URL) {
  const name: TierName = tiers.find(({ path }) => matchPath(path, pathname))?.name ?? 'Elite';
  const [offer, closed] = await Promise.all([read('settings/getPlans', undefined), loadClosed(read)]);
  return { meta: tierMeta(offeredTier(offer, name)), name, offer, closed };
}
