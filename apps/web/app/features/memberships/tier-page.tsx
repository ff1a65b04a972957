import type { ClosedTime } from '@namma/contract/centers/schemas';
import { type Offer, offeredTiers, type TierName } from '@namma/contract/memberships/tiers';
import { CenterList } from './center-list';
import { ClassSlider } from './class-slider';
import { PlanCards } from './plan-cards';
import { PlanComparison } from './plan-comparison';
import { Promises } from './promises';
import { Questions } from './questions';
import { TierFeatures } from './tier-features';
import { TierHero } from './tier-hero';
import { tierLooks } from './tier-looks';

interface TierPageProps {
  name: TierName;
  offer: Offer;
  closed: readonly ClosedTime[];
}

/** The layout of the three tiers' pages (SPEC section 2, 'Membership detail page'). */
export function TierPage({ name, offer, closed }: TierPageProps) {
  const tiers = offeredTiers(offer);
  const tier = tiers.find((each) => each.name === name);
  if (!tier) return null;
  return (
    <div className={tierLooks[tier.slug].shade}>
      <TierHero {...tier} />
      <TierFeatures {...tier} />
      <ClassSlider />
      <PlanCards tier={tier} />
      <PlanComparison tiers={tiers} current={tier.slug} />
      <Promises {...tier} />
      <CenterList closed={closed} />
      <Questions tiers={tiers} />
    </div>
  );
}
