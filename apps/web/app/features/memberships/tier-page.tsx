import type { ClosedTime } from '@namma/contract/centers/schemas';
import { type Offer, offeredTiers, type Tier, type TierName } from '@namma/contract/memberships/tiers';
import { Art } from '../../ui/art';
import { CenterList } from './center-list';
import { ClassSection } from './class-slider';
import { PlanCards } from './plan-cards';
import { PlanComparison } from './plan-comparison';
import { Promises } from './promises';
import { Questions } from './questions';
import { TierHero } from './tier-hero';
import { tierStyles } from './tier-styles';

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
    <div className={tierStyles[tier.slug].shade}>
      <TierHero {...tier} />
      <TierFeatures {...tier} />
      <ClassSection />
      <PlanCards tier={tier} />
      <PlanComparison tiers={tiers} current={tier.slug} />
      <Promises {...tier} />
      <CenterList closed={closed} />
      <Questions tiers={tiers} />
    </div>
  );
}

function TierFeatures({ slug, featuresTitle, features }: Tier) {
  const pictures = tierStyles[slug].features;
  return (
    <section
      aria-labelledby="features-title"
      className="border-t border-(--line) pt-14 pb-6 md:pt-20 md:pb-10"
    >
      <div className="page-width grid gap-10 lg:grid-cols-12">
        <h2 id="features-title" className="heading text-2xl lg:col-span-4">
          {featuresTitle}
        </h2>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-8">
          {features.map(({ title, text }, index) => (
            <li key={title} className="pb-10">
              <Art
                name={pictures[index] ?? pictures[0]}
                kind="card"
                alt=""
                sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
                className="mb-4 aspect-[4/3] w-full rounded-sm"
              />
              <h3 className="heading text-xl text-(--tier)">{title}</h3>
              <p className="mt-2 max-w-lead text-(--soft)">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
