import { MEMBERSHIP_FEE_RUPEES } from '@namma/contract/business';
import { effectiveMonthlyRupees } from '@namma/contract/memberships/rules';
import type { OfferedTier, Tier } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/landing';
import { Art } from '../../ui/art';

const looks: Record<Tier['slug'], { picture: string; shade: string }> = {
  elite: { picture: 'tier-elite', shade: 'bg-elite' },
  elitePro: { picture: 'tier-elite-pro', shade: 'bg-elite-pro' },
  elitePlus: { picture: 'tier-elite-plus', shade: 'bg-elite-plus' },
};

export function TierCards({ tiers }: { tiers: readonly OfferedTier[] }) {
  return (
    <section
      id="memberships"
      aria-labelledby="memberships-title"
      className="border-t border-(--line) py-14 md:py-20"
    >
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 id="memberships-title" className="display text-2xl sm:text-3xl">
            {words.memberships}
          </h2>
          <p className="max-w-lead text-(--soft)">{words.membershipsText}</p>
        </div>
        <ul className="mt-10 grid grid-cols-1 gap-4 lg:grid-cols-3">
          {tiers.map((tier) => (
            <li key={tier.slug}>
              <TierCard {...tier} />
            </li>
          ))}
        </ul>
        <div className="mt-6 border-t border-(--line) pt-4 text-sm text-(--soft)">
          <p>{words.effectiveMonths}</p>
          <ul className="figures mt-2 grid gap-x-8 gap-y-1 lg:grid-cols-3 lg:gap-x-4">
            {tiers.map(({ name, plans: [longest] }) => (
              <li key={name}>
                {words.effectivePrice(
                  name,
                  formatRupees(longest.discountPriceRupees),
                  longest.months,
                  longest.benefits.extensionDays,
                  formatRupees(effectiveMonthlyRupees(longest)),
                )}
              </li>
            ))}
          </ul>
          <p className="mt-2">{words.feeOnTop(formatRupees(MEMBERSHIP_FEE_RUPEES))}</p>
        </div>
      </div>
    </section>
  );
}

function TierCard({ name, slug, path, access, plans }: OfferedTier) {
  const [, , shortest] = plans;
  const { picture, shade } = looks[slug];
  return (
    <Link
      to={path}
      className="group relative isolate grid grid-cols-1 overflow-hidden rounded-sm border border-(--line) bg-ink-raised"
    >
      <Art
        name={picture}
        kind="wide"
        alt=""
        sizes="(min-width: 64rem) 32vw, 92vw"
        className="col-start-1 row-start-1 aspect-[5/4] size-full sm:aspect-[2/1] transition-[scale] duration-250 group-hover:scale-[1.03] lg:aspect-[4/5]"
      />
      <div className="absolute inset-0 bg-linear-to-t from-ink from-35% to-ink/0 to-85%" />
      <div className="relative col-start-1 row-start-1 grid grid-cols-1 gap-3 self-end p-5 lg:p-7">
        <div className={`h-1 w-10 ${shade}`} />
        <div className="flex items-end justify-between gap-3">
          <h3 className="display text-2xl">{name}</h3>
          <ArrowUpRight
            aria-hidden="true"
            className="mb-1 shrink-0 transition-[translate] group-hover:translate-x-1 group-hover:-translate-y-1"
          />
        </div>
        <p className="text-sm text-(--soft)">{access}</p>
        <p className="grid gap-0.5 border-t border-(--line) pt-3 text-sm">
          <strong className="figures heading text-lg">
            {words.priceForMonths(formatRupees(shortest.discountPriceRupees), shortest.months)}
          </strong>
          <span className="text-(--soft)">{words.feeMore(formatRupees(MEMBERSHIP_FEE_RUPEES))}</span>
        </p>
      </div>
    </Link>
  );
}
