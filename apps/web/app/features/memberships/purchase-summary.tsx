import { MEMBERSHIP_FEE_RUPEES } from '@namma/contract/business';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import type { OfferedTier, Plan } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import { Link, useSearchParams } from 'react-router';
import * as words from '#words/fitness';
import { WasPrice } from '../../ui/price';
import { buyPath, type ChosenPlan } from './buy-path';

/** The chosen plan among the tier's three, and its price. */
export function PurchaseSummary({ tier, plan }: { tier: OfferedTier; plan: Plan }) {
  return (
    <section aria-labelledby="plan-title">
      <h1 id="plan-title" className="display text-3xl text-(--tier)">
        {tier.name}
      </h1>
      <p className="mt-2 text-(--soft)">{tier.access}</p>
      <ul
        aria-label={words.purchaseOptions}
        className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(--spacing(22),1fr))] gap-px border-y border-(--line) bg-(--line)"
      >
        {tier.plans.map((option) => (
          <li key={option.months} className="bg-ink">
            <PlanOption tier={tier} option={option} isChosen={option.months === plan.months} />
          </li>
        ))}
      </ul>
      <dl className="figures mt-8 grid gap-3">
        <SumLine label={words.listPrice} value={<WasPrice>{formatRupees(plan.listPriceRupees)}</WasPrice>} />
        <SumLine label={words.discountPrice} value={formatRupees(plan.discountPriceRupees)} />
        {/* Shown as '+900' (SPEC section 2). */}
        <SumLine label={words.taxAndFee} value={`+${MEMBERSHIP_FEE_RUPEES}`} />
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-(--line) pt-4">
          <dt className="font-semibold">{words.total}</dt>
          <dd translate="no" className="heading text-3xl">
            {formatRupees(membershipTotalRupees(plan))}
          </dd>
        </div>
      </dl>
    </section>
  );
}

const SumLine = ({ label, value }: { label: string; value: React.ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-(--soft)">{label}</dt>
    <dd translate="no">{value}</dd>
  </div>
);

function PlanOption({ tier, option, isChosen }: { tier: OfferedTier; option: Plan; isChosen: boolean }) {
  const [search] = useSearchParams();
  const chosen: ChosenPlan = { tier: tier.slug, selectedMonths: option.months };
  return (
    <Link
      to={buyPath(chosen, search.get('center'))}
      state={chosen}
      replace
      preventScrollReset
      aria-current={isChosen || undefined}
      className="block px-3 py-4 transition-colors hover:bg-(--raised) aria-[current=true]:bg-(--tier) aria-[current=true]:text-ink sm:px-5"
    >
      <span className="heading figures text-2xl">{option.months}</span>
      <span className="text-sm">{` ${words.monthsUnit}`}</span>
      <span className="figures mt-1 block text-xs">
        {words.monthly(formatRupees(option.monthlyCostRupees))}
      </span>
    </Link>
  );
}
