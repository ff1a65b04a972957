import type { OfferedTier, Plan, Tier } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import * as words from '#words/fitness';
import { WasPrice } from '../../ui/price';
import { tierLooks } from './tier-looks';

interface Row {
  label: string;
  cell: (plan: Plan) => React.ReactNode;
  isStrong?: boolean;
}

const rows: readonly Row[] = [
  { label: words.price, cell: (plan) => formatRupees(plan.discountPriceRupees), isStrong: true },
  { label: words.listPrice, cell: (plan) => <WasPrice>{formatRupees(plan.listPriceRupees)}</WasPrice> },
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

/** All nine plans in three tables: side by side, and below each other on a phone. */
export function PlanComparison({ tiers, current }: PlanComparisonProps) {
  return (
    <section aria-labelledby="compare-title" className="border-t border-(--line) py-14 md:py-20">
      <div className="page-width">
        <h2 id="compare-title" className="heading text-2xl">
          {words.allPlans}
        </h2>
        <p className="mt-3 text-(--soft)">{words.allPlansText}</p>
        <div className="mt-10 grid gap-y-12 lg:grid-cols-[1.5fr_1fr_1fr]">
          {tiers.map((tier, index) => (
            <TierTable key={tier.slug} tier={tier} isCurrent={tier.slug === current} isFirst={index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

function TierTable({
  tier,
  isCurrent,
  isFirst,
}: {
  tier: OfferedTier;
  isCurrent: boolean;
  isFirst: boolean;
}) {
  // Side by side, only the first table shows its row names; the others have them for screen readers.
  const rowName = isFirst ? '' : 'lg:sr-only';
  const firstColumn = isFirst ? 'w-[34%]' : 'w-[34%] lg:w-0';
  const line = 'h-12 border-b border-(--line)';
  const planCell = `${line} text-right lg:px-3 ${isCurrent ? 'lg:bg-(--raised)' : ''}`;
  return (
    <table className={`figures w-full table-fixed text-table ${tierLooks[tier.slug].shade}`}>
      <caption
        className={`heading border-t-4 border-(--tier) py-3 text-left text-lg ${isFirst ? 'lg:pl-[33.4%]' : 'lg:pl-3'}`}
      >
        <span>{tier.name}</span>
        {isCurrent && <span className="sr-only">{words.thisPage}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={`${line} ${firstColumn}`}>
            <span className="sr-only">{words.benefit}</span>
          </th>
          {tier.plans.map(({ months }) => (
            <th key={months} scope="col" className={`${planCell} heading text-xl`}>
              <span>{months}</span>
              <span className="sr-only">{` ${words.monthsUnit}`}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cell, isStrong }) => (
          <tr key={label}>
            <th scope="row" className={`${line} p-0 text-left font-normal text-(--soft)`}>
              <span className={rowName}>{label}</span>
            </th>
            {tier.plans.map((plan) => (
              <td key={plan.months} className={`${planCell} ${isStrong ? 'font-bold text-(--tier)' : ''}`}>
                {cell(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
