import { type Offer, offeredTiers } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import { Link, useSearchParams } from 'react-router';
import * as words from '#words/fitness';
import { buyPath, type ChosenPlan } from './buy-path';
import { tierStyles } from './tier-styles';

/** /fitness/buy without a plan: a choice of the nine plans. */
export function PlanChoice({ offer }: { offer: Offer }) {
  const [search] = useSearchParams();
  return (
    <div className="page-width py-14 md:py-20">
      <h1 className="display text-3xl">{words.choosePlan}</h1>
      <div className="mt-10 grid grid-cols-1 gap-10 md:grid-cols-3 md:gap-6">
        {offeredTiers(offer).map((tier) => (
          <section
            key={tier.slug}
            aria-labelledby={`choose-${tier.slug}`}
            className={tierStyles[tier.slug].shade}
          >
            <h2 id={`choose-${tier.slug}`} className="display border-t-4 border-(--tier) pt-4 text-xl">
              {tier.name}
            </h2>
            <p className="mt-1 text-sm text-(--soft)">{tier.access}</p>
            <ul className="mt-4">
              {tier.plans.map(({ months, discountPriceRupees }) => {
                const chosen: ChosenPlan = { tier: tier.slug, selectedMonths: months };
                return (
                  <li key={months}>
                    <Link
                      to={buyPath(chosen, search.get('center'))}
                      state={chosen}
                      className="figures flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-(--line) font-semibold underline-offset-4 hover:underline"
                    >
                      <span className="sr-only">{words.tierBefore(tier.name)}</span>
                      <span>{words.monthCount(months)}</span>
                      <span translate="no">{formatRupees(discountPriceRupees)}</span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
