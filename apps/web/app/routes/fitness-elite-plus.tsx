import { tierOf } from '@namma/contract/memberships';
import { tierMeta } from '../features/fitness/tier-meta';
import { TierPage } from '../features/fitness/tier-page';

const tier = tierOf('Elite Plus');

export const meta = () => tierMeta(tier);

export default function ElitePlus() {
  return <TierPage tier={tier} />;
}
