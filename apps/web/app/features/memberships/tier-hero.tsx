import { MEMBERSHIP_FEE_RUPEES } from '@namma/contract/business';
import { DAYS_OF_A_MONTH, effectiveMonthlyRupees } from '@namma/contract/memberships/rules';
import type { OfferedTier } from '@namma/contract/memberships/tiers';
import { formatRupees, groupDigits } from '@namma/contract/money';
import { ChevronDown } from 'lucide-react';
import * as words from '#words/fitness';
import { Art } from '../../ui/art';
import { ButtonLink } from '../../ui/button';
import { tierStyles } from './tier-styles';

export function TierHero({ name, slug, startingMonthlyRupees, highlights, plans }: OfferedTier) {
  return (
    <section aria-labelledby="tier-title">
      <div className="relative isolate overflow-hidden">
        <div className="relative lg:absolute lg:inset-0 lg:-z-10">
          <Art
            key={slug}
            name={tierStyles[slug].picture}
            kind={tierStyles[slug].kind}
            alt=""
            sizes="(min-width: 64rem) 100vw, 130vw"
            className="h-hero-short w-full object-[86%_50%] lg:h-full lg:object-[100%_50%]"
            isFirst
          />
          <div aria-hidden="true" className="absolute inset-0 bg-linear-to-t from-ink to-ink/0 to-50%" />
          <div
            aria-hidden="true"
            className="absolute inset-0 bg-linear-to-r from-ink/90 from-35% to-ink/0 to-65% max-lg:hidden"
          />
        </div>
        <div className="page-width relative pb-14 max-lg:-mt-16 lg:pt-hero-head lg:pb-20">
          <h1 id="tier-title" className="display w-min text-4xl text-(--tier)">
            {name}
          </h1>
          <p className="mt-7 text-lg font-semibold">
            <span>{words.startingBefore}</span>
            <span className="figures heading text-2xl">{groupDigits(startingMonthlyRupees)}</span>
            <span>{words.startingAfter}</span>
          </p>
          <p className="mt-1 text-xs text-(--soft)">{words.effectivePricing}</p>
          <MonthlyCost plans={plans} />
          <ButtonLink
            to="#buy"
            look="primary"
            className="mt-5 min-h-13 bg-(--tier)! px-12 text-base max-w-full max-xs:px-3!"
          >
            {words.buy}
          </ButtonLink>
        </div>
      </div>
      <ul className="page-width grid gap-x-6 pb-10 sm:grid-cols-2 lg:grid-cols-4">
        {highlights.map((highlight) => (
          <li key={highlight} className="border-t border-(--line) py-5 font-semibold">
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The price per month of each plan, extension included, with the figures it is calculated from. Opens without scripts.
 */
function MonthlyCost({ plans }: Pick<OfferedTier, 'plans'>) {
  return (
    <details className="group mt-3 max-w-text text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <span>{words.monthlyPrice}</span>
        <ChevronDown aria-hidden="true" size={18} className="shrink-0 group-open:rotate-180" />
      </summary>
      {/* Its own ground, because the picture behind it has bright spots. */}
      <div className="mt-2 rounded-md xs:-mx-3 bg-ink/85 p-3">
        <ul className="figures border-t border-(--line)">
          {plans.map((plan) => (
            <li
              key={plan.months}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-(--line) py-2"
            >
              <span className="text-(--soft)">
                {words.priceFor(
                  formatRupees(plan.discountPriceRupees),
                  plan.months,
                  plan.benefits.extensionDays,
                )}
              </span>
              <strong>{words.aMonth(formatRupees(effectiveMonthlyRupees(plan)))}</strong>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-(--soft)">
          {words.monthCalculated(DAYS_OF_A_MONTH, formatRupees(MEMBERSHIP_FEE_RUPEES))}
        </p>
      </div>
    </details>
  );
}
