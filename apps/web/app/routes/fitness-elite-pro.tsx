import { tierOf } from '@namma/contract/memberships';
import { tierMeta } from '../features/fitness/tier-meta';
import { TierPage } from '../features/fitness/tier-page';

const tier = tierOf('Elite Pro');

export const meta = () => tierMeta(tier);

export default function ElitePro() {
  return <TierPage tier={tier} />;
}
