import { PlanChoice } from '../features/fitness/plan-choice';
import { PurchaseForm } from '../features/fitness/purchase-form';
import { PurchaseSummary } from '../features/fitness/purchase-summary';
import { tierLooks } from '../features/fitness/tier-looks';
import { useChosenPlan } from '../features/fitness/use-chosen-plan';
import { publicPage } from '../lib/page-meta';

export const meta = () =>
  publicPage({
    title: 'Buy a membership',
    description: 'Choose a plan, a center and a start date. The amount is paid at the center.',
    path: '/fitness/buy',
  });

export default function FitnessBuy() {
  const chosen = useChosenPlan();
  if (!chosen) return <PlanChoice />;
  return (
    <div className={tierLooks[chosen.tier.slug].shade}>
      <div className="page-width grid gap-12 py-14 md:py-20 lg:grid-cols-12 lg:gap-8">
        <div className="lg:col-span-6">
          <PurchaseSummary {...chosen} />
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <PurchaseForm {...chosen} />
        </div>
      </div>
    </div>
  );
}
