import { MEMBERSHIP_FEE_RUPEES } from '@namma/contract/business';
import { DAYS_OF_A_MONTH, effectiveMonthlyRupees } from '@namma/contract/memberships';
import { formatRupees } from '@namma/contract/money';
import type { Tier } from '@namma/contract/tiers';
import { ChevronDown } from 'lucide-react';

/**
 * The price per month of each plan, extension included, with the figures it is calculated from. Opens without scripts.
 */
export function MonthlyCost({ plans }: Pick<Tier, 'plans'>) {
  return (
    <details className="group mt-3 max-w-text text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        What a month comes to
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
                {formatRupees(plan.discountPriceRupees)} for {plan.months} months and{' '}
                {plan.benefits.extensionDays} days of free extension
              </span>
              <strong>{formatRupees(effectiveMonthlyRupees(plan))} a month</strong>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-(--soft)">
          The price, divided by the months with the extension in them; {DAYS_OF_A_MONTH} days count as a
          month. Tax and fee, {formatRupees(MEMBERSHIP_FEE_RUPEES)} for the whole membership, come on top.
        </p>
      </div>
    </details>
  );
}
