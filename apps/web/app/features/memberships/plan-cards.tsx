import { benefitLines } from '@namma/contract/memberships/rules';
import type { OfferedTier, Plan } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import { Check } from 'lucide-react';
import * as words from '#words/fitness';
import { ButtonLink } from '../../ui/button';
import { Price, WasPrice } from '../../ui/price';
import { buyPath, type ChosenPlan } from './buy-path';

/** 'Join Us Now': the tier's three plans. The longest one has the tier's colour. */
export function PlanCards({ tier }: { tier: OfferedTier }) {
  const lines = tier.plans.map((plan) => benefitLines(tier, plan));
  const shared = lines[0]?.filter((line) => lines.every((each) => each.includes(line))) ?? [];
  return (
    <section id="buy" aria-labelledby="buy-title" className="border-t border-(--line) py-14 md:py-20">
      <div className="page-width">
        <h2 id="buy-title" className="display text-3xl">
          {words.joinNow}
        </h2>
        <p className="mt-4 max-w-text text-(--soft)">{words.everyPlan(shared)}</p>
        <ul className="mt-10 grid grid-cols-1 gap-4 lg:grid-cols-3">
          {tier.plans.map((plan, index) => (
            <li key={plan.months}>
              <PlanCard tier={tier} plan={plan} shared={shared} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const grounds = {
  first:
    'bg-(--tier) text-ink [--focus-ring:var(--color-ink)] [--line:color-mix(in_oklab,var(--color-ink)_28%,transparent)] [--soft:color-mix(in_oklab,var(--color-ink)_82%,transparent)]',
  other: 'border border-(--line)',
};

interface PlanCardProps {
  tier: OfferedTier;
  plan: Plan;
  /** The benefits shared by all lengths, shown above the cards. */
  shared: readonly string[];
  isFirst: boolean;
}

function PlanCard({ tier, plan, shared, isFirst }: PlanCardProps) {
  const chosen: ChosenPlan = { tier: tier.slug, selectedMonths: plan.months };
  return (
    <article
      aria-label={words.planName(tier.name, plan.months)}
      className={`flex h-full flex-col rounded-md p-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_auto_1fr] md:max-lg:gap-x-10 md:max-lg:p-8 xl:p-8 ${isFirst ? grounds.first : grounds.other}`}
    >
      <h3 className="flex items-baseline gap-2">
        <span className="display figures text-4xl">{plan.months}</span>
        <span className="heading text-lg">{words.monthsUnit}</span>
      </h3>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
        <Price className="heading text-2xl">{formatRupees(plan.discountPriceRupees)}</Price>
        <WasPrice>{formatRupees(plan.listPriceRupees)}</WasPrice>
        {isFirst && (
          <span className="ml-auto self-center whitespace-nowrap rounded-full bg-ink px-3 text-sm leading-7 text-paper">
            {words.bestValue}
          </span>
        )}
      </p>
      <p className="mt-1 text-sm text-(--soft)">
        <Price>{formatRupees(plan.monthlyCostRupees)}</Price>
        <span>{words.perMonthAfter}</span>
      </p>
      <ul className="mt-4 mb-6 border-t md:max-lg:col-start-2 md:max-lg:row-span-4 md:max-lg:row-start-1 md:max-lg:my-0 border-(--line) text-sm">
        {benefitLines(tier, plan)
          .filter((line) => !shared.includes(line))
          .map((line) => (
            <li key={line} className="flex items-start gap-3 border-b border-(--line) py-1.5 wrap-anywhere">
              <Check aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
              <span>{line}</span>
            </li>
          ))}
      </ul>
      <ButtonLink
        to={buyPath(chosen)}
        state={chosen}
        look={isFirst ? 'solid' : 'outline'}
        className="mt-auto min-h-13 w-full text-base md:max-lg:self-end"
      >
        <span>{words.buy}</span>
        <span className="sr-only">{words.buyWhat(tier.name, plan.months)}</span>
      </ButtonLink>
    </article>
  );
}
