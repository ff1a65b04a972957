import { selectPlan } from '@namma/contract/memberships/rules';
import {
  type OfferedTier,
  type Plan,
  type PlanLength,
  planLengthsMonths,
  type Tier,
} from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import { useState } from 'react';
import * as words from '#words/fitness';
import { ButtonLink } from '../../ui/button';
import { buyPath, type ChosenPlan } from './buy-path';
import { tierStyles } from './tier-styles';

interface Row {
  label: string;
  cell: (plan: Plan) => React.ReactNode;
  isStrong?: boolean;
}

const rows: readonly Row[] = [
  { label: words.price, cell: (plan) => formatRupees(plan.discountPriceRupees), isStrong: true },
  { label: words.perMonth, cell: (plan) => formatRupees(plan.monthlyCostRupees) },
  { label: words.extensionDays, cell: ({ benefits }) => benefits.extensionDays },
  { label: words.extraDiscount, cell: ({ benefits }) => formatRupees(benefits.extraDiscountRupees) },
  { label: words.pauseDays, cell: ({ benefits }) => benefits.pauseDays },
  { label: words.transferDays, cell: ({ benefits }) => benefits.transferDays },
  { label: words.swimmingSessions, cell: ({ benefits }) => benefits.swimmingSessions },
];

interface PlanComparisonProps {
  tiers: readonly OfferedTier[];
  current: Tier['slug'];
}

/** The three tiers beside each other, for the length that is chosen above them. */
export function PlanComparison({ tiers, current }: PlanComparisonProps) {
  const [months, setMonths] = useState<PlanLength>(planLengthsMonths[0]);
  const columns = tiers.map((tier) => ({ tier, plan: selectPlan(tier, months) }));
  return (
    <section aria-labelledby="compare-title" className="border-t border-(--line) py-14 md:py-20">
      <div className="page-width">
        <h2 id="compare-title" className="heading text-2xl">
          {words.allPlans}
        </h2>
        <p className="mt-3 text-(--soft)">{words.allPlansText}</p>
        <fieldset className="mt-6 grid max-w-120 grid-cols-3 rounded-md border border-(--edge) p-0.5">
          <legend className="sr-only">{words.membershipLength}</legend>
          {planLengthsMonths.map((each) => (
            <label
              key={each}
              className="relative grid min-h-11 cursor-pointer place-items-center rounded-sm text-center text-sm font-semibold has-checked:bg-(--tier) has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="months"
                value={each}
                checked={each === months}
                onChange={() => setMonths(each)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span>{words.monthCount(each)}</span>
            </label>
          ))}
        </fieldset>
        <table className="figures mt-6 w-full table-fixed text-table">
          <caption className="sr-only">{`${words.allPlans}, ${words.monthCount(months)}`}</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky top-header z-10 w-[28%] border-b border-(--line) bg-ink">
                <span className="sr-only">{words.benefit}</span>
              </th>
              {columns.map(({ tier }) => (
                <th
                  key={tier.slug}
                  scope="col"
                  className={`sticky top-header z-10 border-b border-(--line) border-t-4 border-t-(--tier) bg-ink px-1 py-3 text-right align-top lg:px-4 ${tierStyles[tier.slug].shade}`}
                >
                  <span className="heading block min-h-[2lh] lg:min-h-lh">{tier.name}</span>
                  {tier.slug === current && <span className="sr-only">{words.thisPage}</span>}
                  <BuyLink chosen={{ tier: tier.slug, selectedMonths: months }} name={tier.name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cell, isStrong }) => (
              <tr key={label}>
                <th scope="row" className={`${line} pr-2 text-left font-normal text-(--soft)`}>
                  {label}
                </th>
                {columns.map(({ tier, plan }) => (
                  <td
                    key={tier.slug}
                    className={`${line} px-1 text-right lg:px-4 ${tierStyles[tier.slug].shade} ${tier.slug === current ? 'bg-(--raised)' : ''} ${isStrong ? 'font-bold text-(--tier)' : ''}`}
                  >
                    {cell(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const line = 'h-12 border-b border-(--line)';

const BuyLink = ({ chosen, name }: { chosen: ChosenPlan; name: string }) => (
  <ButtonLink
    to={buyPath(chosen)}
    state={chosen}
    look="outline"
    className="mt-2 w-full px-0! font-sans text-xs! lg:text-sm!"
  >
    <span>{words.buy}</span>
    <span className="sr-only">{` ${words.planName(name, chosen.selectedMonths)}`}</span>
  </ButtonLink>
);
