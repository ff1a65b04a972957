import type { ClosedTime } from '@namma/contract/centers/schemas';
import { type TierName, tierOf } from '@namma/contract/memberships/tiers';
import { CenterList } from './center-list';
import { ClassSlider } from './class-slider';
import { PlanCards } from './plan-cards';
import { PlanComparison } from './plan-comparison';
import { Promises } from './promises';
import { Questions } from './questions';
import { TierFeatures } from './tier-features';
import { TierHero } from './tier-hero';
import { tierLooks } from './tier-looks';

/** The layout of the three tiers' pages (SPEC section 2, 'Membership detail page'). */
export function TierPage({ name, closed }: { name: TierName; closed: readonly ClosedTime[] }) {
  const tier = tierOf(name);
  return (
    <div className={tierLooks[tier.slug].shade}>
      <TierHero {...tier} />
      <TierFeatures {...tier} />
      <ClassSlider />
      <PlanCards tier={tier} />
      <PlanComparison current={tier.slug} />
      <Promises {...tier} />
      <CenterList closed={closed} />
      <Questions />
    </div>
  );
}
