import { tierOf } from '@namma/contract/memberships';
import { tierMeta } from '../features/fitness/tier-meta';
import { TierPage } from '../features/fitness/tier-page';

const tier = tierOf('Elite');

export const meta = () => tierMeta(tier);

export default function Elite() {
  return <TierPage tier={tier} />;
}
