import type { ClosedTime } from '@namma/contract/centers/schemas';
import type { Offer } from '@namma/contract/memberships/tiers';
import { PlanChoice } from './plan-choice';
import { PurchaseForm } from './purchase-form';
import { PurchaseSummary } from './purchase-summary';
import { tierStyles } from './tier-styles';
import { useChosenPlan } from './use-chosen-plan';

interface BuyPageProps {
  offer: Offer;
  closed: readonly ClosedTime[];
}

/** SPEC section 2, 'Membership purchase'. */
export function BuyPage({ offer, closed }: BuyPageProps) {
  const chosen = useChosenPlan(offer);
  if (!chosen) return <PlanChoice offer={offer} />;
  return (
    <div className={tierStyles[chosen.tier.slug].shade}>
      <div className="page-width grid grid-cols-1 gap-12 py-14 md:py-20 lg:grid-cols-12 lg:gap-8">
        <div className="lg:col-span-6">
          <PurchaseSummary {...chosen} />
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <PurchaseForm {...chosen} closed={closed} />
        </div>
      </div>
    </div>
  );
}
