import { MEMBERSHIP_FEE_RUPEES } from '@namma/contract/business';
import { DAYS_OF_A_MONTH, effectiveMonthlyRupees } from '@namma/contract/memberships/rules';
import type { OfferedTier } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import { ChevronDown } from 'lucide-react';
import * as words from '#words/fitness';

/**
 * The price per month of each plan, extension included, with the figures it is calculated from. Opens without scripts.
 */
export function MonthlyCost({ plans }: Pick<OfferedTier, 'plans'>) {
  return (
    <details className="group mt-3 max-w-text text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <span>{words.monthComesTo}</span>
        <ChevronDown aria-hidden="true" size={18} className="shrink-0 group-open:rotate-180" />
      </summary>
      {/* Its own ground, because the picture behind it has bright spots. */}
      <div className="-mx-3 mt-2 rounded-md bg-ink/85 p-3">
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
